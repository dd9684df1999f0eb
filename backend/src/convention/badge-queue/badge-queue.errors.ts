import { ConflictError, NotFoundError } from '../../http/errors/api-error.ts';

/** Nobody waits for what they can have. */
export class BadgesFreeError extends ConflictError {
  constructor() {
    super('Badges are free', 'There are badges for you now. Please load this page again and register.');
  }
}

/** Who is asked now registers instead of waiting for another number. */
export class BadgesKeptError extends ConflictError {
  constructor() {
    super('Badges are kept for you', 'Badges are kept for you now. Please register those who come.');
  }
}

export class DoorsOpenError extends ConflictError {
  constructor() {
    super('The doors are open', 'The convention has begun. Please ask at the door.');
  }
}

/** The wait is over, or the link is not whole. */
export class NotInLineError extends NotFoundError {
  constructor() {
    super('Your place in line');
  }
}

export class UnknownPartyError extends NotFoundError {
  constructor() {
    super('The party that waits');
  }
}
