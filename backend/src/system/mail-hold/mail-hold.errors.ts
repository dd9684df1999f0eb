import { ConflictError } from '../../http/errors/api-error.ts';

/** While mail leaves, nobody can say which of it has left. */
export class MailNotHeldError extends ConflictError {
  constructor() {
    super('Mail is not held', 'Hold mail first: while it leaves, nobody knows what is cancelled.');
  }
}
