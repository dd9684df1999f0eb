import { Injectable } from '@nestjs/common';
import type { MailingWait, NewMailing } from '@tablefall/mail';
import { Transactions, type UnitOfWork } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { wordsInForce } from '@tablefall/platform/outbox/mail-words';
import { DateTime } from 'luxon';
import { type MailingRequest, MailingsService } from '../../email/mailings/mailings.service.ts';
import { StaffMailService } from '../../email/mailings/staff-mail.service.ts';
import type { Leaves } from '../../email/sending-hours/leaves.dto.ts';
import { SendingHours } from '../../email/sending-hours/sending-hours.service.ts';
import { refuseOtherMail } from '../confirmed-mail.ts';
import type { Gameday } from '../gameday.entity.ts';
import { lockOpenGamedayForUse } from '../gameday-locks.ts';
import {
  MoreToRemindError,
  NobodyToRemindError,
  NoRoomTodayError,
  ReminderHourError,
} from '../gamedays.errors.ts';
import { guestMailing } from '../guest-mailing.ts';
import { recipientsOf, takeForMail } from '../invitations/invitations.sql.ts';
import { ReminderNumbers } from './reminder-numbers.ts';
import { due } from './reminders.sql.ts';

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
  /** The hour that they were offered, for which it is planned. */
  at?: string;
  /** When it leaves that is not planned for an hour. */
  leaves?: Leaves;
}

/** Reminds the guests who have not answered. */
@Injectable()
export class RemindersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly staffMail: StaffMailService,
    private readonly mailings: MailingsService,
    private readonly numbers: ReminderNumbers,
    private readonly hours: SendingHours,
    private readonly edition: CurrentEdition,
  ) {}

  /**
   * Mails everybody who is due, or those of them who were chosen, and never more than staff confirmed. Two calls at once
   * mail once. A reminder that is planned for an hour waits as a paused mailing.
   *
   * @returns how many are mailed
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
    const inForce = await wordsInForce(unit.em, { edition: this.edition.key, kind: 'gameday-reminder' });
    const wordsId = inForce?.id ?? null;
    const { confirmed, guests, words = null, preview } = reminder;
    await refuseOtherMail(unit.em, gamedayId, preview, { wordsId, words });
    const at = reminder.at ? await this.plannedHour(unit, gameday, reminder.at) : null;
    const start = gameday.startsAt(this.edition.timeZone);
    const waits = at ? this.waitUntil(at) : this.hours.waitFor(reminder.leaves ?? 'at-once', unit.now, start);
    const ids = await this.takeDue(unit, gameday, waits?.until ?? null, guests);
    if (ids.length === 0) {
      throw new NobodyToRemindError();
    }
    if (ids.length > confirmed) {
      throw new MoreToRemindError(ids.length, at ? 'then' : 'now');
    }
    await this.mail(unit, gameday, ids, {
      ...{ id: request.mailingId, author: request.author, wordsId },
      audience: guests ? 'Chosen guests who have not answered' : 'Guests who have not answered',
      ...(words && { sharedProps: { ...gameday.facts, reminderWords: words } }),
      waits,
    });
    return ids.length;
  }

  /**
   * Mails everybody who is due without being asked by anybody, as the day comes by which guests should answer.
   * Throws NoRoomTodayError when that would be too many mails for this day.
   *
   * @returns how many are mailed
   */
  async remindByItself(unit: UnitOfWork, gameday: Gameday): Promise<number> {
    const ids = await this.takeDue(unit, gameday, null);
    const { used, allowed } = await this.staffMail.dayUse(unit, null);
    if (used + ids.length > allowed) {
      throw new NoRoomTodayError();
    }
    await this.mail(unit, gameday, ids, {
      author: null,
      audience: 'Guests who have not answered, two days before the date',
    });
    return ids.length;
  }

  /** The hour that staff were offered, unless it is another one by now: nobody is reminded sooner than they may be. */
  private async plannedHour({ em, now }: UnitOfWork, gameday: Gameday, offered: string): Promise<Date> {
    const at = new Date(offered);
    const start = gameday.startsAt(this.edition.timeZone);
    const { next } = await this.numbers.count(em, gameday.id, start, now);
    if (next?.at !== at.toISOString()) throw new ReminderHourError();
    return at;
  }

  private waitUntil(until: Date): MailingWait {
    const hour = DateTime.fromJSDate(until, { zone: this.edition.timeZone }).toFormat('LLL d, h:mm a');
    return { until, reason: `Planned, and leaves on ${hour}.` };
  }

  private takeDue(
    { em, now }: UnitOfWork,
    gameday: Gameday,
    planned: Date | null,
    chosen?: string[],
  ): Promise<string[]> {
    const leaves = planned ?? now;
    const isDue = due(gameday.id, this.numbers.restedSince(leaves), chosen);
    const answerBy = gameday.lateAnswerBy(leaves, this.edition.timeZone);
    return takeForMail(em, isDue, { mailedAt: planned ? null : now, answerBy });
  }

  private async mail(
    unit: UnitOfWork,
    gameday: Gameday,
    ids: string[],
    what: Pick<NewMailing, 'author' | 'audience'> & Partial<NewMailing>,
  ): Promise<void> {
    const mailing = await this.mailings.begin(unit, {
      ...guestMailing(gameday, 'Reminder'),
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
