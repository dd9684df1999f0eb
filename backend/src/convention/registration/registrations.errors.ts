import { HttpStatus } from '@nestjs/common';
import { ApiError, NotFoundError } from '../../http/errors/api-error.ts';

/** Badges that are not there any more; says how many are. */
export class NoBadgesError extends ApiError {
  constructor(left: number) {
    const text =
      left <= 0 ? 'No badge is left.' : `Only ${left} ${left === 1 ? 'badge is' : 'badges are'} left.`;
    super(HttpStatus.CONFLICT, 'Not enough badges', text);
  }
}

export class RegistrationClosedError extends ApiError {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'Registration closed',
      'This convention is over. Registration opens again for the next one.',
    );
  }
}

export class NameTakenError extends ApiError {
  constructor() {
    const text = 'This name is on the list already.';
    super(HttpStatus.CONFLICT, 'Name taken', text, { name: text });
  }
}

export class TooManyNamesError extends ApiError {
  constructor(max: number) {
    super(HttpStatus.CONFLICT, 'List full', `One registration holds at most ${max} names.`);
  }
}

export class CheckedInError extends ApiError {
  constructor() {
    super(HttpStatus.CONFLICT, 'Checked in', 'This person has checked in. Please ask at the door.');
  }
}

export class UnknownRegistrationError extends NotFoundError {
  constructor() {
    super('The registration');
  }
}

export class UnknownAttendeeError extends NotFoundError {
  constructor() {
    super('The name');
  }
}
