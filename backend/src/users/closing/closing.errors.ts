import { HttpStatus } from '@nestjs/common';
import { ApiError, ConflictError, NotFoundError } from '../../http/errors/api-error.ts';

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

export class InvalidClosureLinkError extends ApiError {
  constructor() {
    super(
      HttpStatus.NOT_FOUND,
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
