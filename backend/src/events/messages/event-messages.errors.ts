import { ConflictError, MissingError } from '../../http/errors/api-error.ts';
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

export class MessageNotFoundError extends MissingError {
  constructor() {
    super('Message Not Found', 'There is no such message of yours. It may have been taken back already.');
  }
}

export class PlayersToldError extends ConflictError {
  constructor() {
    super('Too late to undo', 'The message has left already. Nothing was undone.');
  }
}

export class NobodyPlaysError extends ConflictError {
  constructor() {
    super('Nobody to write to', 'Nobody else takes part in this event yet.');
  }
}
