import {
  BadRequestError,
  ConflictError,
  ForbiddenError,
  MissingError,
  NotFoundError,
  PreconditionError,
} from '../http/errors/api-error.ts';
import { userActs } from './users.audit.ts';

export class UnknownAddressError extends MissingError {
  override guess = 'addresses';

  constructor() {
    super('Not registered', 'No registration was found for this email address.');
  }
}

export class AccountBlockedError extends ForbiddenError {
  constructor() {
    super('Account blocked', 'This account is blocked. Please write to us by Contact.');
  }
}

export class InvalidCodeError extends MissingError {
  override guess = 'sign-in-links';
  override refusal = userActs['sign-in.refused'];

  constructor() {
    super(
      'Invalid Verification Code',
      'This verification link is not valid, has expired or was already used. Please log in again to get a new one.',
    );
  }
}

/** The digits are not those of the mail, too old or tried too often, or this is not the browser that asked for it. */
export class WrongDigitsError extends BadRequestError {
  override guess = 'digits';
  override refusal = userActs['sign-in-code.refused'];

  /** @param about id of the account whose digits were guessed */
  constructor(override readonly about?: string) {
    const text =
      'This code is not right, or not any more. Please look into the newest mail, open its link, or let us send it again.';
    super('Wrong code', text, { code: text });
  }
}

/** The digits were guessed at too often, so the link alone signs in for now. */
export class DigitsOffError extends BadRequestError {
  override guess = 'digits';
  override refusal = userActs['sign-in-code.refused'];

  /** @param about id of the account */
  constructor(override readonly about: string) {
    const text =
      'Codes are not taken for now, because wrong ones were typed too often. Please open the link in the mail instead: it always works.';
    super('Codes are off', text, { code: text });
  }
}

/** The link was opened by another browser than the one that asked for it: a mail scanner, or a second device. */
export class ConfirmationNeededError extends PreconditionError {
  /** @param address shortened, so that whoever was sent a foreign link sees that the account is not theirs */
  constructor(address: string) {
    super(
      'Confirm sign-in',
      `This link was not asked for in this browser. Confirm that you want to sign in here as ${address}.`,
    );
  }
}

export class RootAdministratorError extends ConflictError {
  constructor() {
    super(
      'Stays administrator',
      'This is the administrator whom the settings of the server name. Only they can say somebody else.',
    );
  }
}

export class UnknownNameError extends NotFoundError {
  constructor() {
    super('The name');
  }
}

/** Something to come is under the name. */
export class NameNeededError extends ConflictError {
  /** @param ties what it does, as the rest of a sentence */
  constructor(ties: string[]) {
    super(
      'Name needed',
      `This name cannot be removed yet: it ${ties.join(', ')}. Please give back, leave or delete that first.`,
    );
  }
}

export class UnknownHelperError extends NotFoundError {
  constructor() {
    super('The helper');
  }
}

/** A door link that never was, was revoked, or whose edition is over. */
export class UnknownDoorLinkError extends MissingError {
  override guess = 'door-links';
  override refusal = userActs['door-link.refused'];

  constructor() {
    super(
      'Link not valid',
      'This link does not open the door any more. Please ask the organisers for the new one.',
    );
  }
}

/** This browser was ended, and stays out of the link. */
export class EndedDoorBrowserError extends ForbiddenError {
  override refusal = userActs['door-link.refused'];

  constructor() {
    super(
      'Ended in this browser',
      'The organisers have ended the door in this browser. If you still help, please ask them.',
    );
  }
}

/** A browser that cannot be ended, because it is not in. */
export class UnknownDoorBrowserError extends MissingError {
  constructor() {
    super('Not in any more', 'It is out already: it was ended, or has left.');
  }
}

export class DoorNotOpenError extends ConflictError {
  /** @param opens the moment, as people write it */
  constructor(opens: string) {
    super(
      'The door is not open yet',
      `Who is expected is shown from ${opens}. The administrator can open it sooner for some hours, on the page People.`,
    );
  }
}

export class EditionOverError extends ConflictError {
  constructor() {
    super('Convention over', 'This convention is over: there is no door to keep.');
  }
}

/** A token that cannot be revoked, because there is none. */
export class UnknownTokenError extends MissingError {
  constructor() {
    super('No such token', 'It was revoked already.');
  }
}
