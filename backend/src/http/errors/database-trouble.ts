import { refusedParameter } from '@tablefall/platform/database/refused-parameter';
import { type ApiError, UnavailableError, UnreadableRequestError } from './api-error.ts';

/** Text with a NUL character, which PostgreSQL cannot store and no honest client sends. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);
/**
 * A lock that another transaction held for too long, a statement that took too long, and a deadlock or serialization
 * failure that came back however often the transaction was tried.
 */
const BUSY = new Set(['55P03', '57014', '40P01', '40001']);
/**
 * The server is stopping, has just started, takes no more connections, has cut one off, only reads while another one
 * takes over, has no room left on its disk or in its memory, or cannot be found.
 */
const AWAY = new Set([
  '57P01',
  '57P02',
  '57P03',
  '25006',
  '53100',
  '53200',
  '53300',
  '08000',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Errors of the driver without a code: no connection came free, or one broke off. */
const AWAY_MESSAGE = /timeout exceeded when trying to connect|Connection terminated/;

export class BusyError extends UnavailableError {
  constructor() {
    super('Busy', 'This is being changed at the moment. Please try again in a few seconds.');
  }
}

export class DatabaseAwayError extends UnavailableError {
  constructor() {
    super('Unavailable', 'The service is busy or restarting. Please try again in a few seconds.');
  }
}

/** What a caller is told of a database that is busy or away: to try again. Null for every other error. */
export function databaseTrouble(thrown: unknown): ApiError | null {
  const { code, message } = (thrown ?? {}) as { code?: unknown; message?: unknown };
  const isCode = (codes: Set<string>) => typeof code === 'string' && codes.has(code);
  if (isCode(UNSTORABLE_TEXT)) {
    return new UnreadableRequestError();
  }
  if (isCode(BUSY)) {
    return new BusyError();
  }
  if (isCode(AWAY) || AWAY_MESSAGE.test(String(message)) || refusedParameter(thrown)) {
    return new DatabaseAwayError();
  }
  return null;
}
