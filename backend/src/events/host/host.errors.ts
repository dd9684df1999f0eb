import { ConflictError } from '../../http/errors/api-error.ts';

export class TickingTooEarlyError extends ConflictError {
  constructor() {
    super('Too early', 'Who is here is ticked from 10 minutes before the start on.');
  }
}

export class FreeingTooEarlyError extends ConflictError {
  constructor() {
    super('Too early', 'A seat can be freed from 10 minutes after the start on.');
  }
}

export class HostsSeatError extends ConflictError {
  constructor() {
    super('The host keeps the seat', 'The seat of whoever hosts the game is not freed.');
  }
}

export class PlayerHereError extends ConflictError {
  constructor() {
    super(
      'The player is here',
      'This player is ticked as here. Take the tick away first if that is a mistake.',
    );
  }
}
