import { ConflictError, MissingError } from '../../http/errors/api-error.ts';

export class NotRegisteredError extends MissingError {
  constructor() {
    super('Not found', 'There is no registration with this id in this edition.');
  }
}

export class UnknownRecipientError extends MissingError {
  constructor() {
    super('Not found', 'Nobody of the audience has this id.');
  }
}

export class NobodyToMailError extends ConflictError {
  /**
   *
   * @param leftOut who is in the audience but gets nothing, and why, in words
   */
  constructor(leftOut: string[]) {
    const text = ['Nobody would get this mail. Nothing was sent.', ...leftOut].join(' ');
    super('Nobody to mail', text);
  }
}
