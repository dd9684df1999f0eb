import { ConflictError } from '../../http/errors/api-error.ts';

/** The people of a copy are made up, and their addresses nobody's. */
export class CopyNeverMailsError extends ConflictError {
  constructor() {
    super('A copy cannot mail', 'This is a copy for trials. Its mail stays held for ever.');
  }
}

/** While mail leaves, nobody can say which of it has left. */
export class MailNotHeldError extends ConflictError {
  constructor() {
    super('Mail is not held', 'Hold mail first: while it leaves, nobody knows what is cancelled.');
  }
}
