import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { scheduleOf } from '../schedule-of.sql.ts';

const TOKEN_BYTES = 32;

/** Which mails an account gets: about its events, and about what others do on the marketplace. */
interface Notices {
  events: boolean;
  market: boolean;
}

/** What each user chose for the schedule: notices by mail, and the address of the own calendar. */
@Injectable()
export class ScheduleSettings {
  constructor(private readonly transactions: Transactions) {}

  notices(userId: string): Promise<Notices> {
    return this.transactions.run(({ em }) =>
      scheduleOf(em)
        .selectFrom('account')
        .leftJoin('schedule_settings', 'user_id', 'account.id')
        .select(({ fn, val }) => [fn.coalesce('notices', val(true)).as('events'), 'market_notices as market'])
        .where('account.id', '=', userId)
        .executeTakeFirstOrThrow(),
    );
  }

  /** @param market left out, it stays as it is */
  async setNotices(
    userId: string,
    { events: notices, market }: Pick<Notices, 'events'> & Partial<Notices>,
  ): Promise<void> {
    await this.transactions.run(async ({ em }) => {
      await scheduleOf(em)
        .insertInto('schedule_settings')
        .values({ user_id: userId, notices })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ notices }))
        .execute();
      if (market === undefined) return;
      await scheduleOf(em)
        .updateTable('account')
        .set({ market_notices: market })
        .where('id', '=', userId)
        .execute();
    });
  }

  /** The secret of the user's calendar address; made when it is first asked for. */
  calendarToken(userId: string): Promise<string> {
    return this.transactions.run(({ em }) =>
      putToken(em, userId, sql`coalesce(schedule_settings.calendar_token, excluded.calendar_token)`),
    );
  }

  /** Makes a new secret: the address of before leads nowhere from now on. */
  renewCalendarToken(userId: string): Promise<string> {
    return this.transactions.run(({ em }) => putToken(em, userId, sql`excluded.calendar_token`));
  }
}

async function putToken(em: EntityManager, userId: string, kept: RawBuilder<string>): Promise<string> {
  const settings = await scheduleOf(em)
    .insertInto('schedule_settings')
    .values({ user_id: userId, calendar_token: randomBytes(TOKEN_BYTES).toString('base64url') })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ calendar_token: kept }))
    .returning('calendar_token')
    .executeTakeFirst();
  return settings?.calendar_token ?? '';
}
