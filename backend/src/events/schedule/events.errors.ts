import { HttpStatus } from '@nestjs/common';
import { ApiError } from '../../http/errors/api-error.ts';

export class EventNotFoundError extends ApiError {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'Event Not Found', 'There is no such event.');
  }
}

export class EventOverError extends ApiError {
  constructor() {
    super(HttpStatus.CONFLICT, 'Event is over', 'This event is over and can no longer be changed.');
  }
}

export class SpotsTakenError extends ApiError {
  constructor(taken: number) {
    super(
      HttpStatus.CONFLICT,
      'Spots taken',
      taken === 1 ? '1 spot is taken already.' : `${taken} spots are taken already.`,
    );
  }
}

export class RegistrationFullError extends ApiError {
  constructor() {
    super(HttpStatus.CONFLICT, 'Registration Full', 'All spots of this event are taken.');
  }
}

export class SignupsDisabledError extends ApiError {
  constructor() {
    super(HttpStatus.CONFLICT, 'Signups Disabled', 'The organizer does not take sign-ups for this event.');
  }
}

export class GameOwnerTakenError extends ApiError {
  constructor() {
    super(HttpStatus.CONFLICT, 'Game owner taken', 'Somebody else brings the game already.');
  }
}

export class NotTakingPartError extends ApiError {
  constructor() {
    super(HttpStatus.CONFLICT, 'Not registered', 'This participant is not registered for the event.');
  }
}

export class SpotsLeftError extends ApiError {
  constructor() {
    super(HttpStatus.CONFLICT, 'Spots are left', 'There is a free spot: join the event instead.');
  }
}

export class TakingPartError extends ApiError {
  constructor() {
    super(HttpStatus.CONFLICT, 'Already registered', 'This participant is registered for the event already.');
  }
}

/** Another event that somebody takes part in at the same time. */
export interface Conflict {
  nameId: string;
  name: string;
  eventId: string;
  gameName: string;
  /** `Friday` */
  eventDay: string;
  /** `3:15 PM` */
  eventTime: string;
}

export class ScheduleConflictError extends ApiError {
  constructor(conflicts: Conflict[]) {
    super(HttpStatus.CONFLICT, 'Schedule Conflict', conflicts.map(conflictText).join(' '));
    this.conflictsWith = [...new Set(conflicts.map(({ eventId }) => eventId))];
  }
}

function conflictText({ name, gameName, eventDay, eventTime }: Conflict): string {
  return `${name} is already registered for ${gameName} on ${eventDay} at ${eventTime}.`;
}
