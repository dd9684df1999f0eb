import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dateText } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { anyOf, type Expression, type SqlBool } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { wordsInForce } from '@tablefall/platform/outbox/mail-words';
import { type MailingRequest, MailingsService } from '../../email/mailings/mailings.service.ts';
import { StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import { refuseOtherMail } from '../confirmed-mail.ts';
import { gamedayReference } from '../gameday.entity.ts';
import { lockOpenGamedayForUse } from '../gameday-locks.ts';
import { MoreToRemindError, NobodyToRemindError } from '../gamedays.errors.ts';
import type { GamedaysTables } from '../gamedays.tables.ts';
import { recipientsOf } from '../invitations/invitations.sql.ts';
import { due, restedSince } from './reminders.sql.ts';

/** What staff confirmed. */
export interface ConfirmedReminder {
  /** The number of guests that they saw. */
  confirmed: number;
  /** The invitations of those whom they chose; all who have not answered when not given. */
  guests?: string[];
  /** Said in this reminder alone. */
  words?: string | null;
  /** The version of the mail that they saw, if they saw it. */
  preview?: string;
}

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
   * Mails everybody who is due, or those of them who were chosen, and never more than staff confirmed. Two calls at once
   * mail once.
   *
   * @returns how many are mailed
   * @throws NobodyToRemindError, MoreToRemindError, MailChangedError, GamedayOverError, GamedayNotFoundError, DayCapError,
   * MailingIdTakenError
   */
  async remindGuests(
    gamedayId: string,
    reminder: ConfirmedReminder,
    request: MailingRequest,
  ): Promise<number> {
    return this.transactions.runInBackground((unit) =>
      this.mailings.once(unit, request, () => this.remind(unit, gamedayId, reminder, request)),
    );
  }

  private async remind(
    unit: UnitOfWork,
    gamedayId: string,
    { confirmed, guests, words = null, preview }: ConfirmedReminder,
    { mailingId, author }: MailingRequest,
  ): Promise<number> {
    const { REMINDER_COOLDOWN_SECONDS } = this.config;
    const { timeZone } = this.edition;
    const gameday = await lockOpenGamedayForUse(unit, gamedayId, timeZone);
    const inForce = await wordsInForce(unit.em, { edition: this.edition.key, kind: 'gameday-reminder' });
    const wordsId = inForce?.id ?? null;
    await refuseOtherMail(unit.em, gamedayId, preview, { wordsId, words });
    const since = restedSince(unit.now, REMINDER_COOLDOWN_SECONDS);
    const ids = await takeDue(unit.em, due(gamedayId, since, guests), unit.now);
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
      audience: guests ? 'Chosen guests who have not answered' : 'Guests who have not answered',
      sharedProps: { ...gameday.facts, ...(words && { reminderWords: words }) },
      wordsId,
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
async function takeDue(em: EntityManager, isDue: Expression<SqlBool>, now: Date): Promise<string[]> {
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
