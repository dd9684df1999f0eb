import { ConflictError } from '../../http/errors/api-error.ts';
import { MESSAGES_PER_DAY } from './message-limit.ts';

export class TooManyMessagesError extends ConflictError {
  /** @param next from when on another one may be sent, in words */
  constructor(next: string) {
    super(
      'Too many messages',
      `The players were written to ${MESSAGES_PER_DAY} times within 24 hours. Nothing was sent. You can write to them again from ${next} on.`,
    );
  }
}

export class NobodyPlaysError extends ConflictError {
  constructor() {
    super('Nobody to write to', 'Nobody else takes part in this event yet.');
  }
}
