import { UnauthenticatedError } from '../../../http/errors/api-error.ts';

export class StaleEventsError extends UnauthenticatedError {
  constructor() {
    super('Too old', 'sentAt must be within five minutes of now.');
  }
}
