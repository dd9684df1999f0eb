import type { AuthenticatedRequest } from '../access/principal.ts';
import type { ApiError } from './api-error.ts';

/** Counts what may be wrong guesses; implemented where limits are kept. */
export abstract class WrongGuesses {
  /** @returns what to answer: the error, or that there were too many */
  abstract count(error: ApiError, request: AuthenticatedRequest): Promise<ApiError>;
}
