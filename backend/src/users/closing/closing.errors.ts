import { ConflictError, MissingError, NotFoundError } from '../../http/errors/api-error.ts';

/** Somebody with a role is not closed or moved, so that no role is left to nobody. */
export class StillStaffError extends ConflictError {
  constructor() {
    super(
      'Still helps',
      'This account has a role. An administrator takes it away first, under Organise, People; then the account can be closed, or get another address.',
    );
  }
}

/** The settings of the server hold the address: it cannot be forgotten on the site. */
export class NamedInSettingsError extends ConflictError {
  constructor() {
    super(
      'Named in the settings',
      'The settings of the server name this address (ADMIN_EMAIL or ORGANISER_EMAILS). Take it out there first.',
    );
  }
}

/** The convention refuses it: a badge that somebody wears is not given back. */
export class AtTheConventionError extends ConflictError {
  constructor() {
    super(
      'At the convention',
      'Somebody of this account has checked in. Their data can be erased once the convention is over.',
    );
  }
}

/** The site shows the address: a visitor who writes to it would reach nobody. */
export class VolunteersWriteToError extends ConflictError {
  constructor() {
    super(
      'Volunteers write to this address',
      'The site shows this address to volunteers. An administrator puts another one there first, under Organise, Edition.',
    );
  }
}

export class InvalidClosureLinkError extends MissingError {
  constructor() {
    super(
      'Link not valid',
      'This link is too old, was used, or its closing was taken back. Ask anew on your User Info page.',
    );
  }
}

export class ClosureMailedError extends ConflictError {
  constructor() {
    super(
      'Mail on its way',
      'The mail was sent a moment ago. Please look into your inbox and the spam folder.',
    );
  }
}

export class UnknownPersonError extends NotFoundError {
  constructor() {
    super('Anything of this address');
  }
}
