import { ApiExtension } from '@nestjs/swagger';
import {
  type ApiError,
  BodyTooLargeError,
  ForeignSiteError,
  FreshSignInNeededError,
  InvalidInputError,
  LoginNeededError,
  MaintenanceError,
  NoSecretError,
  NotAllowedError,
  NotSignedInError,
  TooManyRequestsError,
  UnreadableRequestError,
  UnsignedBodyError,
  UnsupportedBodyError,
} from '../errors/api-error.ts';
import { BusyError, DatabaseAwayError } from '../errors/database-trouble.ts';
import type { ProblemDto } from '../errors/problem.dto.ts';
import { problemOf } from '../errors/problem.ts';
import { type RequestBody, SIGNATURE_HEADER } from '../input/request-body.ts';
import { UploadBusyError } from '../input/upload-limiter.ts';

/** A class of errors, or an example made by one that takes arguments. */
export type DeclaredError = ApiError | (new () => ApiError);

/** What may be refused: any call, and besides one that may change something (all but GET). */
export interface Refused {
  always: readonly DeclaredError[];
  changes?: readonly DeclaredError[];
}

/** The keys by which the document finds what an operation refuses. */
const REFUSED = 'x-refused-';

/** Says what an endpoint refuses. @param by the guard or decorator that refuses it */
export function Refuses(by: string, { always, changes = [] }: Refused): MethodDecorator {
  return ApiExtension(REFUSED + by, { always: always.map(problemFor), changes: changes.map(problemFor) });
}

/** Takes from an operation of the document what it refuses. */
export function takeRefused(operation: Record<string, unknown>, isChange: boolean): ProblemDto[] {
  return Object.keys(operation).flatMap((key) => {
    if (!key.startsWith(REFUSED)) return [];
    const { always, changes } = operation[key] as Record<keyof Refused, ProblemDto[]>;
    delete operation[key];
    return isChange ? [...always, ...changes] : always;
  });
}

export function problemFor(error: DeclaredError): ProblemDto {
  return problemOf(typeof error === 'function' ? new error() : error);
}

const TOO_MANY = new TooManyRequestsError(60);

/** What an endpoint says of itself, as far as something is refused by it. */
interface Rules {
  access: string;
  scope?: string;
  body?: RequestBody;
  sends?: boolean;
  throttle?: object;
  needsFreshSignIn?: true | string;
  outlastsSession?: boolean;
  duringMaintenance?: boolean;
  errors?: readonly DeclaredError[];
}

/** What the guards refuse of an endpoint, by what it says of itself, and what it declares. */
export function refusedBy(rules: Rules): Refused {
  const { access, body, sends, errors = [] } = rules;
  const isOneClick = body?.kind === 'one-click';
  const inMaintenance = rules.duringMaintenance ? [] : [MaintenanceError];
  const onlyShows = access === 'signed-in' ? [LoginNeededError] : [];
  return {
    always: [
      new InvalidInputError({ email: 'Invalid email' }),
      UnreadableRequestError,
      BusyError,
      DatabaseAwayError,
      ...(access === 'public' && !rules.scope ? [] : [NotSignedInError]),
      ...((access === 'public' || access === 'signed-in') && !rules.scope ? [] : [NotAllowedError]),
      ...(rules.outlastsSession ? onlyShows : []),
      ...(rules.needsFreshSignIn ? [FreshSignInNeededError] : []),
      ...(sends ? [ForeignSiteError, ...inMaintenance] : []),
      ...(sends || rules.throttle || errors.some(isGuess) ? [TOO_MANY] : []),
      ...(body?.kind === 'upload' ? [UploadBusyError] : []),
      ...(body?.kind === 'signed' ? [new UnsignedBodyError(SIGNATURE_HEADER), NoSecretError] : []),
      ...errors,
    ],
    changes: [
      ...onlyShows,
      ...inMaintenance,
      ...(isOneClick ? [] : [ForeignSiteError, BodyTooLargeError, UnsupportedBodyError]),
      TOO_MANY,
    ],
  };
}

/** Who guesses too often hears no more than that. */
function isGuess(error: DeclaredError): boolean {
  return (typeof error === 'function' ? new error() : error).guess !== undefined;
}
