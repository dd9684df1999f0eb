import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dateText } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { anyOf } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { type MailingRequest, MailingsService } from '../../email/mailings/mailings.service.ts';
import { StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import { gamedayReference } from '../gameday.entity.ts';
import { lockOpenGamedayForUse } from '../gameday-locks.ts';
import { MoreToRemindError, NobodyToRemindError } from '../gamedays.errors.ts';
import { type GamedaysTables, onInvitation } from '../gamedays.tables.ts';
import { recipientsOf } from '../invitations/invitations.sql.ts';
import { rested, restedSince, SUPPRESSED, unanswered } from './reminders.sql.ts';

/** Reminds the guests who have not answered. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly staffMail: StaffMailService,
    private readonly mailings: MailingsService,
    private readonly config: Config,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Mails everybody who is due, and never more than staff confirmed. Two calls at once mail once.
   *
   * @returns how many are mailed
   * @throws NobodyToRemindError, MoreToRemindError, GamedayOverError, GamedayNotFoundError, DayCapError,
   * MailingIdTakenError
   */
  async remindGuests(gamedayId: string, confirmed: number, request: MailingRequest): Promise<number> {
    return this.transactions.runInBackground((unit) =>
      this.mailings.once(unit, request, () => this.remind(unit, gamedayId, confirmed, request)),
    );
  }

  private async remind(
    unit: UnitOfWork,
    gamedayId: string,
    confirmed: number,
    { mailingId, author }: MailingRequest,
  ): Promise<number> {
    const { REMINDER_COOLDOWN_SECONDS } = this.config;
    const { timeZone } = this.edition;
    const gameday = await lockOpenGamedayForUse(unit, gamedayId, timeZone);
    const ids = await takeDue(unit.em, gamedayId, unit.now, REMINDER_COOLDOWN_SECONDS);
    if (ids.length === 0) {
      throw new NobodyToRemindError();
    }
    if (ids.length > confirmed) {
      throw new MoreToRemindError(ids.length);
    }
    const mailing = await this.mailings.begin(unit, {
      id: mailingId,
      kind: 'gameday-reminder',
      about: gamedayReference(gamedayId),
      title: `Reminder: ${dateText(gameday.date)}`,
      audience: 'Guests who have not answered',
      sharedProps: gameday.facts,
      author,
    });
    await this.staffMail.putAll(unit, {
      kind: 'gameday-reminder',
      mailing,
      sharedProps: {},
      recipients: recipientsOf(ids),
      endsAt: gameday.endsAt(timeZone),
    });
    return ids.length;
  }
}

/**
 * Marks those who are due as mailed now. Rows are locked in one order, and judged again once they are locked, by a
 * second statement that sees what was committed meanwhile. So a guest who answers at this moment, or whom somebody
 * else reminds or invites, is passed over.
 */
async function takeDue(
  em: EntityManager,
  gamedayId: string,
  now: Date,
  cooldownSeconds: number,
): Promise<string[]> {
  const { and, not } = onInvitation;
  const isDue = and([unanswered(gamedayId), rested(restedSince(now, cooldownSeconds)), not(SUPPRESSED)]);
  const db = em.getKysely<GamedaysTables>();
  const locked = await db
    .selectFrom('invitation')
    .select('id')
    .where(isDue)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = locked.map(({ id }) => id);
  const taken = await db
    .updateTable('invitation')
    .set({ mailed_at: now })
    .where('id', '=', anyOf(ids, 'uuid'))
    .where(isDue)
    .returning('id')
    .execute();
  return taken.map(({ id }) => id);
}
