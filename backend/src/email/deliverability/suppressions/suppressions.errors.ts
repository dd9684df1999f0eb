import {
  type ApiError,
  ConflictError,
  ForbiddenError,
  NotFoundError,
} from '../../../http/errors/api-error.ts';
import { httpActs } from '../../../http/http.audit.ts';

/** Otherwise a lesser role could turn off the mail to those who would notice. */
export class HelperAddressError extends ConflictError {
  constructor() {
    super(
      'Somebody who helps',
      'This address belongs to somebody who helps with the convention. Only they themselves, or a mail server that refuses it, can keep it from mails.',
    );
  }
}

export class AdministratorDecidesError extends ForbiddenError {
  override refusal: ApiError['refusal'] = httpActs['access.refused'];

  constructor() {
    super(
      'The administrator decides',
      'Only the administrator may keep somebody from all mail, or end what somebody wished or reported. You may add that a person wants no invitations or no news, and take away a bounce.',
    );
  }
}

export class UnknownEntryError extends NotFoundError {
  constructor() {
    super('The entry');
  }
}
