import { ConflictError, InvalidInputError, MissingError, NotFoundError } from '../http/errors/api-error.ts';

export class EventNotFoundError extends MissingError {
  constructor() {
    super('Event Not Found', 'There is no such event.');
  }
}

export class EventOverError extends ConflictError {
  constructor() {
    super('Event is over', 'This event is over and can no longer be changed.');
  }
}

export class TooLateToUndoError extends ConflictError {
  constructor() {
    super('Too late to undo', 'The participant has been told already. Nothing was undone.');
  }
}

export class SpotsTakenError extends ConflictError {
  constructor(taken: number) {
    super('Spots taken', taken === 1 ? '1 spot is taken already.' : `${taken} spots are taken already.`);
  }
}

export class RegistrationFullError extends ConflictError {
  /** @param free spots that are left for so many `people` */
  constructor(free: number, people: number) {
    super(
      'Registration Full',
      free > 0
        ? `Only ${free === 1 ? '1 spot is' : `${free} spots are`} left for ${people} people.`
        : 'All spots of this event are taken.',
    );
  }
}

export class SignupsDisabledError extends ConflictError {
  constructor() {
    super('Signups Disabled', 'The organizer does not take sign-ups for this event.');
  }
}

export class GameOwnerTakenError extends ConflictError {
  constructor() {
    super('Game owner taken', 'Somebody else brings the game already.');
  }
}

export class NotTakingPartError extends ConflictError {
  constructor() {
    super('Not registered', 'This participant is not registered for the event.');
  }
}

export class SpotsLeftError extends ConflictError {
  constructor() {
    super('Spots are left', 'There is a free spot: join the event instead.');
  }
}

export class TakingPartError extends ConflictError {
  constructor() {
    super('Already registered', 'This participant is registered for the event already.');
  }
}

/** Whoever brings the game plays it. */
export class GameOwnerMissingError extends InvalidInputError {
  constructor() {
    super({ gameOwner: 'The game owner must be a participant.' });
  }
}

export class UnknownParticipantError extends NotFoundError {
  constructor() {
    super('The participant');
  }
}

export class UnknownQuestionError extends NotFoundError {
  constructor() {
    super('The question');
  }
}

export class UnknownCalendarError extends NotFoundError {
  constructor() {
    super('The calendar');
  }
}
