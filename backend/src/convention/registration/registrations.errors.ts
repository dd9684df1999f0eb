import { ConflictError, NotFoundError } from '../../http/errors/api-error.ts';
import { conventionActs } from '../convention.audit.ts';

/** No mail would reach the address, and a registration is of no use without the mailed link. */
export class UnreachableAddressError extends ConflictError {
  constructor() {
    const text =
      'We cannot send mail to this address. If you have registered before, please log in; else use another address, or write to us by Contact.';
    super('No mail to this address', text, { email: text });
  }
}

export class RegistrationClosedError extends ConflictError {
  constructor() {
    super('Registration closed', 'This convention is over. Registration opens again for the next one.');
  }
}

export class ChildrenAloneError extends ConflictError {
  constructor() {
    super(
      'No adult',
      'Children of 9 and under come with somebody of 10 and over. Please register that person as well.',
    );
  }
}

/** Whoever is left would be children without anybody who looks after them. */
export class LastAdultError extends ConflictError {
  constructor() {
    super(
      'Children would be alone',
      'Children of 9 and under come with somebody of 10 and over. Their places are given back or handed on first.',
    );
  }
}

export class BadgeOfferedError extends ConflictError {
  constructor() {
    super('Badge offered', 'This badge is offered to somebody. Please take the offer back first.');
  }
}

/** The door's list is older than the badge's new holder. */
export class HandedOnError extends ConflictError {
  constructor(holder: string) {
    super('Badge handed on', `The badge was handed on to ${holder} after this list was taken.`);
  }
}

/** The money was taken by a list that is old: others took it, or a badge was added. */
export class AnotherAmountError extends ConflictError {
  /** @param due what is owed by now, with its currency; null when it is nothing */
  constructor(due: string | null) {
    super(
      'Another amount',
      due === null
        ? 'It was marked as paid already, here or on another phone.'
        : `By now ${due} is owed. Please scan the badge again.`,
    );
  }
}

export class NameTakenError extends ConflictError {
  constructor() {
    const text = 'This name is on the list already.';
    super('Name taken', text, { name: text });
  }
}

/** Somebody whom the door need not register. */
export class OnTheListError extends ConflictError {
  constructor(name: string) {
    super('On the list', `${name} is on the list already. Please look for the name and check them in.`);
  }
}

/** People came in by a phone without a network, whose badges were given to others meanwhile. The desk tells of them. */
export class LateWalkInError extends ConflictError {
  override refusal = conventionActs['walk-in.refused'];

  /** @param isOver whether it came up after the convention */
  constructor(isOver = false) {
    super(
      'No badge for a walk-in',
      isOver
        ? 'The convention is over. The organisers see the names for two days.'
        : 'No badge is left: this phone kept none for them any more. The organisers see the names, and they are registered once there is one.',
    );
  }
}

export class TooManyNamesError extends ConflictError {
  constructor(max: number) {
    super('List full', `One registration holds at most ${max} names.`);
  }
}

export class CheckedInError extends ConflictError {
  constructor() {
    super('Checked in', 'This person has checked in. Please ask at the door.');
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
