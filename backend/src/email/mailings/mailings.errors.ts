import { ConflictError, MissingError, NotFoundError, TooManyError } from '../../http/errors/api-error.ts';

/** How the people who get a mail differ from those of another moment. */
export interface AudienceChanges {
  joined: number;
  left: number;
}

export class DayCapError extends TooManyError {
  constructor(cap: number) {
    super(
      'Too many mails today',
      `At most ${cap.toLocaleString('en-US')} ${cap === 1 ? 'mail' : 'mails'} can be sent within 24 hours, scheduled ones included. Nothing was sent.`,
    );
  }
}

export class MailingIdTakenError extends ConflictError {
  constructor() {
    super(
      'Sent before',
      'Something else was sent with this mailing id. Please reload the page and try again.',
    );
  }
}

/** Whoever confirms it sends it all the same. */
export class SentAMomentAgoError extends ConflictError {
  constructor(minutes: number) {
    const ago =
      minutes < 1 ? 'less than a minute ago' : minutes === 1 ? 'a minute ago' : `${minutes} minutes ago`;
    super(
      'Sent a moment ago',
      `This was sent to the same people, or scheduled for them, ${ago}. Nothing was sent again. Confirm it if you mean to.`,
    );
  }
}

export class UnknownMailingError extends NotFoundError {
  constructor() {
    super('The mailing');
  }
}

/** Nothing can be paused, resumed or cancelled any more. */
export class MailingOverError extends ConflictError {
  constructor() {
    super('Mailing is over', 'This mailing is over: nothing of it waits to be sent.');
  }
}

/** An undo is of all mails or of none. */
export class MailHasLeftError extends ConflictError {
  constructor() {
    super(
      'Too late to undo',
      'The first mails have left. Nothing was undone. Cancel the mailing, and the others do not leave.',
    );
  }
}

export class MailingNotBegunError extends ConflictError {
  constructor() {
    super('Not begun', 'This mailing has not begun. It can be cancelled.');
  }
}

export class NothingToResendError extends ConflictError {
  constructor() {
    super(
      'Nothing to send again',
      'No mail of this mailing can be sent again: none failed, or their addresses take no mail.',
    );
  }
}

export class UnknownAudienceError extends MissingError {
  constructor() {
    super('Preview expired', 'This preview is not known any more. Please preview again.');
  }
}

export class AudienceChangedError extends ConflictError {
  constructor({ joined, left }: AudienceChanges) {
    const changes = [
      ...(joined > 0 ? [`${people(joined)} joined`] : []),
      ...(left > 0 ? [`${joined > 0 ? left : people(left)} left`] : []),
    ];
    super(
      'Audience changed',
      `${changes.join(' and ')} since the preview. Nothing was sent. Please look at the preview again.`,
    );
  }
}

export class WordsChangedError extends ConflictError {
  constructor() {
    super(
      'Words changed',
      'Somebody has changed the words of this mail since the preview. Nothing was sent. Please look at the preview again.',
    );
  }
}

/** A number of people in words: `1 person`, `2 people`. */
export function people(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`;
}
