import { SUPPRESSION_TEXTS, type SuppressionReason } from '@tablefall/mail';
import {
  ConflictError,
  InvalidInputError,
  MissingError,
  NotFoundError,
  TooLargeError,
} from '../http/errors/api-error.ts';
import { StaleEditError } from '../http/errors/stale-edit.ts';

export class NoGamedayError extends MissingError {
  constructor() {
    super('Gameday details not available', 'No gameday is scheduled for the selected date.');
  }
}

export class GamedayOverError extends ConflictError {
  constructor() {
    super('Gameday is over', 'This gameday is over. Nobody can be invited or reminded any more.');
  }
}

export class InvalidInvitationError extends MissingError {
  constructor() {
    super('Invalid Invitation', 'This invitation link is not valid or has expired.');
  }
}

/** What staff hear of an id that names no gameday; guests hear `NoGamedayError`. */
export class GamedayNotFoundError extends NotFoundError {
  constructor() {
    super('The gameday');
  }
}

export class DateTakenError extends ConflictError {
  constructor() {
    super('Date taken', 'There is already a gameday on this date.', {
      date: 'There is already a gameday on this date.',
    });
  }
}

/** What the product does by itself waits until more mails may leave. */
export class NoRoomTodayError extends ConflictError {
  constructor() {
    super('Too many mails', 'Waits until the limit of mails within 24 hours allows it.');
  }
}

export class GuestsToldError extends ConflictError {
  constructor(told: number) {
    const guests = told === 1 ? '1 guest has' : `${told} guests have`;
    super(
      'Too late to undo',
      `${guests} been told already. Nothing was undone. To change it back, edit the gameday: then all of them are told again.`,
    );
  }
}

export class AnswerByTooLateError extends InvalidInputError {
  constructor() {
    super({ answerBy: 'Answer by must be the day of the gameday or an earlier one' });
  }
}

export class CapacityBelowSeatsError extends ConflictError {
  constructor(seatsTaken: number, offered: number) {
    const waiting = offered > 0 ? `, ${offered} of them by offers to people who waited` : '';
    const text = `${seatsTaken} seats are already taken${waiting}. The capacity cannot be lower.`;
    super('Capacity too low', text, { capacity: text });
  }
}

export class AlreadyInvitedError extends ConflictError {
  constructor() {
    super('Already invited', 'This guest has already been invited.', {
      guestEmail: 'This guest has already been invited.',
    });
  }
}

/** The address of a guest is corrected who has answered since staff looked. */
export class AnsweredMeanwhileError extends StaleEditError {
  constructor() {
    super(
      'Answered meanwhile',
      'This guest has answered since you opened this, so the address may be right. Nothing was changed.',
    );
  }
}

export class SameAddressError extends InvalidInputError {
  constructor() {
    super({ guestEmail: 'This is the address that the invitation has' });
  }
}

/** A guest answers a plan that is another one by now. */
export class PlanChangedError extends StaleEditError {
  constructor() {
    super(
      'The plan has changed',
      'The plan has changed since you opened this page. Please look at it and submit your answer again.',
    );
  }
}

/** An acceptance that does not fit; says how many seats are left. */
export class SeatsTakenError extends ConflictError {
  constructor(left: number) {
    super(left <= 0 ? 'Gameday is Full' : 'Not enough seats', seatsLeftText(left));
  }
}

/** True in both cases: the seats were just taken, or more were asked for than there ever were. */
function seatsLeftText(left: number): string {
  if (left <= 0) {
    return 'This gameday has reached capacity and is no longer accepting RSVPs.';
  }
  return left === 1 ? 'Only 1 seat is left.' : `Only ${left} seats are left.`;
}

/** Seats are free for somebody who would wait for them. */
export class SeatsFreeError extends ConflictError {
  constructor() {
    super('Seats are free', 'There are seats for you now. Please load this page again and answer.');
  }
}

export class HasSeatsError extends ConflictError {
  constructor() {
    super('You are coming', 'You have seats already. Change your answer instead of waiting for others.');
  }
}

export class SeatsOfferedError extends ConflictError {
  constructor() {
    super('Seats are kept for you', 'Seats are kept for you now. Please load this page again and answer.');
  }
}

/** Nobody is offered seats of a gameday that has begun. */
export class QueueClosedError extends ConflictError {
  constructor() {
    super('The gameday has begun', 'This gameday has begun. Nobody is offered seats any more.');
  }
}

export class ResendTooSoonError extends ConflictError {
  constructor(seconds: number) {
    super('Just sent', `This invitation was sent a moment ago. It can be sent again in ${seconds} seconds.`);
  }
}

export class NoMoreInvitationsError extends ConflictError {
  constructor(reason: SuppressionReason) {
    super(
      'No more invitations',
      `This guest gets no invitations: ${SUPPRESSION_TEXTS[reason].toLowerCase()}.`,
    );
  }
}

export class NobodyToRemindError extends ConflictError {
  constructor() {
    super('Nobody to remind', 'There is nobody to remind now.');
  }
}

/** A reminder would be planned for another hour than the one that was offered. */
export class ReminderHourError extends ConflictError {
  constructor() {
    super(
      'Hour changed',
      'By now a reminder can leave at another hour than was shown. Nothing was planned. Please look at it again.',
    );
  }
}

/** More guests are due than the count that was confirmed. */
export class MoreToRemindError extends ConflictError {
  constructor(due: number, when: 'now' | 'then' = 'now') {
    super(
      'More guests to remind',
      `${due.toLocaleString('en-US')} ${due === 1 ? 'guest is' : 'guests are'} to be reminded ${when}. Please confirm that number.`,
    );
  }
}

export class NobodyMissedError extends ConflictError {
  constructor() {
    super(
      'Nobody to invite again',
      'There is nobody by now whose invitation did not arrive and can be sent again.',
    );
  }
}

/** More guests did not get the invitation than the count that was confirmed. */
export class MoreMissedError extends ConflictError {
  constructor(due: number) {
    super(
      'More guests did not get it',
      `${due.toLocaleString('en-US')} guests are to be invited again now. Please confirm that number.`,
    );
  }
}

/** More guests wait to be invited than the count that was confirmed. */
export class MoreWaitingError extends ConflictError {
  constructor(waiting: number) {
    super(
      'More guests wait',
      `${waiting.toLocaleString('en-US')} ${waiting === 1 ? 'guest waits' : 'guests wait'} to be invited now. Please confirm that number.`,
    );
  }
}

export class NoWavesError extends NotFoundError {
  constructor() {
    super('The list in waves');
  }
}

/** The mail would say something else than the preview that was confirmed. */
export class MailChangedError extends ConflictError {
  constructor() {
    super(
      'Mail changed',
      'Somebody has changed this gameday, or the words of its mail, since the preview. Nothing was sent. Please look at the mail again.',
    );
  }
}

export class TooManyGuestsError extends TooLargeError {
  constructor(max: number) {
    super(
      'Too many guests',
      `At most ${max.toLocaleString('en-US')} guests can be invited at once. Please split the list.`,
    );
  }
}

export class NobodyToWriteToError extends ConflictError {
  constructor() {
    super('Nobody to write to', 'There is no such guest who could get this message.');
  }
}

export class UnknownGuestError extends NotFoundError {
  constructor() {
    super('The guest');
  }
}

export class UnknownWaitingGuestError extends NotFoundError {
  constructor() {
    super('The guest who waits');
  }
}

export class UnknownInvitationError extends NotFoundError {
  constructor() {
    super('The invitation');
  }
}
