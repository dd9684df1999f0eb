import { ConflictError, ForbiddenError, MissingError } from '../http/errors/api-error.ts';

export class ShiftNotFoundError extends MissingError {
  constructor() {
    super('Shift not found', 'There is no such shift any more.');
  }
}

export class ShiftOverError extends ConflictError {
  constructor() {
    super('Shift is over', 'This shift is over and can no longer be changed.');
  }
}

/** It has begun: who is not there by now is marked as missing. */
export class ShiftBegunError extends ConflictError {
  constructor() {
    super('Shift has begun', 'This shift has begun. Please tell the organisers if you cannot be there.');
  }
}

export class ShiftNotBegunError extends ConflictError {
  constructor() {
    super('Shift has not begun', 'Whether somebody has come can be said once the shift has begun.');
  }
}

export class ShiftsNotOpenError extends ConflictError {
  constructor() {
    super('Shifts are not open', 'The organisers do not take helpers for shifts at the moment.');
  }
}

export class ShiftFullError extends ConflictError {
  constructor() {
    super('Shift is full', 'Somebody else was faster: all places of this shift are taken.');
  }
}

/** It is for helpers whom organisers have named. */
export class NotInvitedError extends ConflictError {
  constructor() {
    super('For some helpers', 'This shift is for helpers whom the organisers have named.');
  }
}

/** Helpers are people with a badge of the edition. */
export class CannotHelpError extends ConflictError {
  constructor(name: string) {
    super('Cannot take shifts', `${name} has no badge of this convention, which is needed to take a shift.`);
  }
}

export class NotHelpingError extends ConflictError {
  constructor() {
    super('Not taken', 'This person has not taken the shift, or has given it back.');
  }
}

export class PlacesTakenError extends ConflictError {
  constructor(taken: number) {
    super(
      'Places are taken',
      taken === 1 ? '1 place is taken already.' : `${taken} places are taken already.`,
    );
  }
}

/** Whoever is in it reads the names of everybody who is expected. */
export class DoorShiftError extends ForbiddenError {
  constructor() {
    super('For the administrator', 'Only the administrator plans and changes shifts that open the door.');
  }
}

export class TooManyShiftsError extends ConflictError {
  constructor(most: number) {
    super('Too many shifts', `An edition has ${most} shifts at most.`);
  }
}
