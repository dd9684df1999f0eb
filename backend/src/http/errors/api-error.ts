import { HttpException, HttpStatus } from '@nestjs/common';

/** Field → message, in the words of the page. */
export type FieldErrors = Record<string, string>;

/** An error that a caller may read. Everything else becomes a 500 that says nothing. */
export class ApiError extends HttpException {
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
  refusal?: `${string}.refused`;
  /** Id of what it was tried on, for the audit trail. */
  readonly about?: string;

  /**
   * @param title a short heading for dialogs
   * @param text what happened and what to do next; becomes `message` and `detail`
   * @param retryAfterSeconds when it is worth trying again, for the header of this name
   */
  constructor(
    status: HttpStatus,
    readonly title: string,
    readonly text: string,
    readonly fields?: FieldErrors,
    retryAfterSeconds?: number,
  ) {
    super(text, status);
    if (retryAfterSeconds) this.headers = { 'Retry-After': String(retryAfterSeconds) };
  }
}

export class InvalidInputError extends ApiError {
  constructor(fields: FieldErrors) {
    super(HttpStatus.BAD_REQUEST, 'Invalid input', Object.values(fields)[0] ?? 'Invalid input', fields);
  }
}

export class SignInRequiredError extends ApiError {
  /** Each 401 says how one signs in (RFC 9110, 15.5.2). Browsers ask nobody for a password because of this scheme. */
  override headers = { 'WWW-Authenticate': 'Cookie realm="Tablefall"' };

  constructor() {
    super(HttpStatus.UNAUTHORIZED, 'Not signed in', 'Please log in to continue.');
  }
}

export class NotAllowedError extends ApiError {
  override refusal: ApiError['refusal'] = 'access.refused';

  constructor() {
    super(HttpStatus.FORBIDDEN, 'Unauthorized', 'Your account is not allowed to do this.');
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
export class LoginNeededError extends ApiError {
  constructor() {
    super(
      HttpStatus.FORBIDDEN,
      'Please log in',
      'You came by the link of a registration mail. To change something please log in: we will send you a sign-in link.',
    );
  }
}

/** What reaches so far, as a mailing or an erasure, that whoever does it must have shown a moment ago who they are. */
export class FreshSignInNeededError extends ApiError {
  constructor() {
    super(
      HttpStatus.PRECONDITION_REQUIRED,
      'Please sign in once more',
      'Your sign-in is some time ago. Please sign in once more before you do this; what you have written stays.',
    );
  }
}

export class NotFoundError extends ApiError {
  constructor(what: string) {
    super(HttpStatus.NOT_FOUND, 'Not found', `${what} was not found.`);
  }
}

/** The address is there, for other methods (RFC 9110, 15.5.6). */
export class MethodNotAllowedError extends ApiError {
  constructor(allowed: string) {
    super(HttpStatus.METHOD_NOT_ALLOWED, 'Not possible', `This address takes ${allowed}.`);
    this.headers = { Allow: allowed };
  }
}

/** As things are now it cannot be done. */
export class ConflictError extends ApiError {
  constructor(title: string, text: string, fields?: FieldErrors) {
    super(HttpStatus.CONFLICT, title, text, fields);
  }
}

export class TooManyRequestsError extends ApiError {
  constructor(retryAfterSeconds: number) {
    super(
      HttpStatus.TOO_MANY_REQUESTS,
      'Too many requests',
      'Too many requests. Please wait a moment and try again.',
      undefined,
      retryAfterSeconds,
    );
  }
}
