import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { dateText, type NewMailing } from '@tablefall/mail';
import { Config } from '@tablefall/platform/config/config';
import { anyOf, type Expression, type SqlBool } from '@tablefall/platform/database/sql';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { wordsInForce } from '@tablefall/platform/outbox/mail-words';
import { type MailingRequest, MailingsService } from '../../email/mailings/mailings.service.ts';
import { StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import { refuseOtherMail } from '../confirmed-mail.ts';
import { type Gameday, gamedayReference } from '../gameday.entity.ts';
import { lockOpenGamedayForUse } from '../gameday-locks.ts';
import { MoreToRemindError, NobodyToRemindError, NoRoomTodayError } from '../gamedays.errors.ts';
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
    reminder: ConfirmedReminder,
    request: MailingRequest,
  ): Promise<number> {
    const gameday = await lockOpenGamedayForUse(unit, gamedayId, this.edition.timeZone);
    const wordsId = await this.wordsInForce(unit);
    const { confirmed, guests, words = null, preview } = reminder;
    await refuseOtherMail(unit.em, gamedayId, preview, { wordsId, words });
    const ids = await this.takeDue(unit, gameday, guests);
    if (ids.length === 0) {
      throw new NobodyToRemindError();
    }
    if (ids.length > confirmed) {
      throw new MoreToRemindError(ids.length);
    }
    await this.mail(unit, gameday, ids, {
      ...{ id: request.mailingId, author: request.author, wordsId },
      audience: guests ? 'Chosen guests who have not answered' : 'Guests who have not answered',
      sharedProps: { ...gameday.facts, ...(words && { reminderWords: words }) },
    });
    return ids.length;
  }

  /**
   * Mails everybody who is due without being asked by anybody, as the day comes by which guests should answer.
   *
   * @returns how many are mailed
   * @throws NoRoomTodayError when that would be too many mails for this day
   */
  async remindByItself(unit: UnitOfWork, gameday: Gameday): Promise<number> {
    const ids = await this.takeDue(unit, gameday);
    const { used, allowed } = await this.staffMail.dayUse(unit);
    if (used + ids.length > allowed) {
      throw new NoRoomTodayError();
    }
    await this.mail(unit, gameday, ids, {
      ...{ author: null, wordsId: await this.wordsInForce(unit) },
      audience: 'Guests who have not answered, two days before the date',
      sharedProps: gameday.facts,
    });
    return ids.length;
  }

  private async wordsInForce({ em }: UnitOfWork): Promise<string | null> {
    const inForce = await wordsInForce(em, { edition: this.edition.key, kind: 'gameday-reminder' });
    return inForce?.id ?? null;
  }

  private takeDue({ em, now }: UnitOfWork, gameday: Gameday, chosen?: string[]): Promise<string[]> {
    const since = restedSince(now, this.config.REMINDER_COOLDOWN_SECONDS);
    const answerBy = gameday.lateAnswerBy(now, this.edition.timeZone);
    return takeDue(em, due(gameday.id, since, chosen), { now, answerBy });
  }

  private async mail(
    unit: UnitOfWork,
    gameday: Gameday,
    ids: string[],
    what: Pick<NewMailing, 'id' | 'author' | 'wordsId' | 'audience' | 'sharedProps'>,
  ): Promise<void> {
    const mailing = await this.mailings.begin(unit, {
      kind: 'gameday-reminder',
      about: gamedayReference(gameday.id),
      title: `Reminder: ${dateText(gameday.date)}`,
      ...what,
    });
    await this.staffMail.putAll(unit, {
      kind: 'gameday-reminder',
      mailing,
      sharedProps: {},
      recipients: recipientsOf(ids),
      endsAt: gameday.endsAt(this.edition.timeZone),
    });
  }
}

/**
 * Marks those who are due as mailed now. Rows are locked in one order, and judged again once they are locked, by a
 * second statement that sees what was committed meanwhile. So a guest who answers at this moment, or whom somebody
 * else reminds or invites, is passed over.
 */
async function takeDue(
  em: EntityManager,
  isDue: Expression<SqlBool>,
  { now, answerBy }: { now: Date; answerBy: string | null },
): Promise<string[]> {
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
    .set({ mailed_at: now, ...(answerBy && { answer_by: answerBy }) })
    .where('id', '=', anyOf(ids, 'uuid'))
    .where(isDue)
    .returning('id')
    .execute();
  return taken.map(({ id }) => id);
}
