import { MissingError } from '../../../http/errors/api-error.ts';

export class InvalidUnsubscribeLinkError extends MissingError {
  constructor() {
    super('Invalid link', 'This unsubscribe link is not valid.');
  }
}
