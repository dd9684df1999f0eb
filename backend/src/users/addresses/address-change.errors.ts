import { ConflictError, MissingError } from '../../http/errors/api-error.ts';

export class InvalidAddressLinkError extends MissingError {
  constructor() {
    super(
      'Link not valid',
      'This link is too old, was used, or the change of the address was taken back. Ask anew on your User Info page.',
    );
  }
}

/** Told to staff, and to whoever holds the address by now: to nobody who only typed it. */
export class AddressTakenError extends ConflictError {
  constructor() {
    super(
      'Address in use',
      'This address has an account of its own. Please take another one, or sign in with it.',
    );
  }
}

export class AddressMailedError extends ConflictError {
  constructor() {
    super(
      'Mail on its way',
      'The mail was sent a moment ago. Please look into the inbox and the spam folder of the new address.',
    );
  }
}

/** While the old address may take a change back, no further one hides it. */
export class AddressChangedLatelyError extends ConflictError {
  constructor() {
    super(
      'Changed lately',
      'The address of this account was changed in the last seven days. Until then it stays; the organisers can change it sooner.',
    );
  }
}

export class AccountClosesError extends ConflictError {
  constructor() {
    super('Account closes', 'This account is to be closed. Please keep it first, then change its address.');
  }
}
