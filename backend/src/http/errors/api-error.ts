import { HttpException, HttpStatus } from '@nestjs/common';
import type { Act } from '@tablefall/platform/audit/acts';
import { httpActs } from '../http.audit.ts';

/** Field → message, in the words of the page. */
export type FieldErrors = Record<string, string>;

/**
 * An error that a caller may read. Everything else becomes a 500 that says nothing.
 *
 * Each refusal is a class of its own below one of those that say the status. An endpoint declares those it may answer with
 * (`errors` of `@Endpoint`), and the contract shows their codes.
 */
export abstract class ApiError extends HttpException {
  /** Of every answer with it. */
  static readonly status: HttpStatus;
  /** Ids of the things that stand in the way, where the caller may do something about them. */
  conflictsWith?: string[];
  /** What there is now, where a form was filled from something older. */
  current?: object;
  /** Headers of the answer. */
  headers: Record<string, string> = {};
  /**
   * What was guessed wrong, where somebody may be guessing: an address, digits, the token of a link. Wrong guesses are counted
   * by their network, and beyond the limit the answer says no more than that there were too many. Right ones never are refused.
   */
  guess?: string;
  /** What the audit trail calls it, where somebody tried what they may not. */
  refusal?: Act<{ operation?: string }>;
  /** Id of what it was tried on, for the audit trail. */
  readonly about?: string;

  /**
   * @param title a short heading for dialogs
   * @param text what happened and what to do next; becomes `message` and `detail`
   */
  constructor(
    readonly title: string,
    readonly text: string,
    readonly fields?: FieldErrors,
  ) {
    super(text, new.target.status);
  }

  /**
   * What programs tell refusals apart by: `event-over` of `EventOverError`. To rename a class is to change the contract, where a
   * review sees it.
   */
  get code(): string {
    return this.constructor.name
      .replace(/Error$/, '')
      .replace(/\B[A-Z]/g, '-$&')
      .toLowerCase();
  }
}

/** What was sent is wrong. */
export abstract class BadRequestError extends ApiError {
  static override readonly status = HttpStatus.BAD_REQUEST;
}

/** Nobody knows who asks. */
export abstract class UnauthenticatedError extends ApiError {
  static override readonly status = HttpStatus.UNAUTHORIZED;
}

/** Whoever asks may not. */
export abstract class ForbiddenError extends ApiError {
  static override readonly status = HttpStatus.FORBIDDEN;
}

/** It is not there, or not any more. */
export abstract class MissingError extends ApiError {
  static override readonly status = HttpStatus.NOT_FOUND;
}

/** As things are now it cannot be done. */
export abstract class ConflictError extends ApiError {
  static override readonly status = HttpStatus.CONFLICT;
}

/** It is more than is taken at once. */
export abstract class TooLargeError extends ApiError {
  static override readonly status = HttpStatus.PAYLOAD_TOO_LARGE;
}

/** Something must be done before it is asked for again. */
export abstract class PreconditionError extends ApiError {
  static override readonly status = HttpStatus.PRECONDITION_REQUIRED;
}

/** Not so often. */
export abstract class TooManyError extends ApiError {
  static override readonly status = HttpStatus.TOO_MANY_REQUESTS;
}

/** It will be possible again. */
export abstract class UnavailableError extends ApiError {
  static override readonly status = HttpStatus.SERVICE_UNAVAILABLE;

  constructor(title: string, text: string, retryAfterSeconds = 5) {
    super(title, text);
    this.headers = { 'Retry-After': String(retryAfterSeconds) };
  }
}

export class InvalidInputError extends BadRequestError {
  constructor(fields: FieldErrors) {
    super('Invalid input', Object.values(fields)[0] ?? 'Invalid input', fields);
  }
}

export class UnreadableRequestError extends BadRequestError {
  constructor(text = 'The request could not be read.') {
    super('Bad request', text);
  }
}

export class NotSignedInError extends UnauthenticatedError {
  /** Each 401 says how one signs in (RFC 9110, 15.5.2). Browsers ask nobody for a password because of this scheme. */
  override headers = { 'WWW-Authenticate': 'Cookie realm="Tablefall"' };

  constructor() {
    super('Not signed in', 'Please log in to continue.');
  }
}

/** What another program sent is not signed as agreed. */
export class UnsignedBodyError extends UnauthenticatedError {
  constructor(header: string) {
    super('Not signed', `The signature in ${header} does not hold.`);
  }
}

/** A page of another site, which would act with the cookies of whoever looks at it. */
export class ForeignSiteError extends ForbiddenError {
  constructor() {
    super('Unauthorized', 'This request came from another site.');
  }
}

export class NotAllowedError extends ForbiddenError {
  override refusal: ApiError['refusal'] = httpActs['access.refused'];

  constructor() {
    super('Unauthorized', 'Your account is not allowed to do this.');
  }
}

/**
 * The same for what an open page reads of something that one takes part in. One may have left a moment ago, perhaps on another
 * device, so it says nothing about whoever asks, and is not written to the audit trail.
 */
export class NoLongerPartError extends NotAllowedError {
  override refusal = undefined;
}

/** The session only shows: whoever forwards a registration mail hands out no more than that. */
export class LoginNeededError extends ForbiddenError {
  constructor() {
    super(
      'Please log in',
      'You came by the link of a registration mail. To change something please log in: we will send you a sign-in link.',
    );
  }
}

/** What reaches so far, as a mailing or an erasure, that whoever does it must have shown a moment ago who they are. */
export class FreshSignInNeededError extends PreconditionError {
  constructor() {
    super(
      'Please sign in once more',
      'Your sign-in is some time ago. Please sign in once more before you do this; what you have written stays.',
    );
  }
}

export class NotFoundError extends MissingError {
  constructor(what: string) {
    super('Not found', `${what} was not found.`);
  }
}

/** Without a secret there is no endpoint for what other programs sign. */
export class NoSecretError extends NotFoundError {
  constructor() {
    super('This address');
  }
}

/** No endpoint and no file has this address. */
export class NothingHereError extends MissingError {
  constructor() {
    super('Not found', 'There is nothing at this address.');
  }
}

/** The address is there, for other methods (RFC 9110, 15.5.6). */
export class MethodNotAllowedError extends ApiError {
  static override readonly status = HttpStatus.METHOD_NOT_ALLOWED;

  constructor(allowed: string) {
    super('Not possible', `This address takes ${allowed}.`);
    this.headers = { Allow: allowed };
  }
}

export class BodyTooLargeError extends TooLargeError {
  constructor() {
    super('Too large', 'The request is too large.');
  }
}

/** The body is of another kind than the endpoint takes. */
export class UnsupportedBodyError extends ApiError {
  static override readonly status = HttpStatus.UNSUPPORTED_MEDIA_TYPE;

  constructor(text = 'Please send JSON.') {
    super('Unsupported', text);
  }
}

export class TooManyRequestsError extends TooManyError {
  constructor(retryAfterSeconds: number) {
    super('Too many requests', 'Too many requests. Please wait a moment and try again.');
    this.headers = { 'Retry-After': String(retryAfterSeconds) };
  }
}

/** Something that nobody expected; the logs say what. */
export class UnexpectedError extends ApiError {
  static override readonly status = HttpStatus.INTERNAL_SERVER_ERROR;

  constructor() {
    super('Error', 'Something went wrong');
  }
}

export class NotReadyError extends UnavailableError {
  constructor(text = 'The service is not ready. Please try again in a moment.') {
    super('Unavailable', text);
  }
}

/** Nothing can be changed for a while. */
export class MaintenanceError extends UnavailableError {
  constructor() {
    super(
      'Back soon',
      'We are working on the site. You can go on reading; saving works again soon. Nothing was changed.',
      60,
    );
  }
}
