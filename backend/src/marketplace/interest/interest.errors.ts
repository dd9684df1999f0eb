import { ConflictError, ForbiddenError } from '../../http/errors/api-error.ts';

export class NotAvailableError extends ConflictError {
  constructor(status: 'Pending' | 'Sold') {
    super(
      status === 'Sold' ? 'Sold' : 'Somebody was faster',
      status === 'Sold'
        ? 'This game is sold.'
        : 'Somebody else is buying this game. You can ask to be told when it is available again.',
    );
  }
}

export class NothingPendingError extends ConflictError {
  constructor() {
    super('Nothing is pending', 'Nobody is buying this game at the moment.');
  }
}

export class OwnListingError extends ForbiddenError {
  constructor() {
    super('Your own game', 'You cannot buy your own game.');
  }
}

export class NothingToWaitForError extends ConflictError {
  constructor(text: string) {
    super('Nothing to wait for', text);
  }
}
