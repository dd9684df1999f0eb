import { type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common';
import { acquire, KeyedSemaphore } from '@tablefall/platform/concurrency/semaphore';
import type { Response } from 'express';
import pLimit from 'p-limit';
import {
  defer,
  EMPTY,
  finalize,
  interval,
  merge,
  mergeMap,
  type Observable,
  switchMap,
  take,
  takeWhile,
  throwError,
} from 'rxjs';
import type { AuthenticatedRequest } from '../access/principal.ts';
import { UnavailableError } from '../errors/api-error.ts';

/** Uploads whose files one process holds in memory at the same time, and how many of these may be of one account. */
const AT_ONCE = 8;
const AT_ONCE_OF_ONE = 2;
/** How long an upload may wait for its turn, unread, and how long it may take from then on. */
export const UPLOAD_WAIT_MS = 30_000;
export const UPLOAD_MS = 90_000;
/** While others wait, an upload that sends less than this in this time loses its turn. */
const WATCHED_MS = 2_000;
const LEAST_BYTES = 20_000;

const places = pLimit(AT_ONCE);
const accounts = new KeyedSemaphore(AT_ONCE_OF_ONE);

export class UploadBusyError extends UnavailableError {
  constructor(text = 'Many people upload at the moment. Please try again.') {
    super('Busy', text);
  }
}

/** Lets uploads wait unread until there is memory for their files; comes before whatever reads them. */
export class UploadLimiter implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    const response = http.getResponse<Response>();
    return defer(() => turnOf(request.principal?.userId ?? '', response)).pipe(
      switchMap(({ end, isWanted }) =>
        merge(next.handle(), tooSlow(request, response, isWanted)).pipe(take(1), finalize(end)),
      ),
    );
  }
}

interface Turn {
  end: () => void;
  /** Whether somebody waits who could go on instead. */
  isWanted: () => boolean;
}

/**
 * Waits for a turn. The turn ends with the response at the latest, however the response ends. A turn that comes only
 * after that goes to the next one.
 */
async function turnOf(account: string, response: Response): Promise<Turn> {
  let stopWaiting: (error: Error) => void = () => undefined;
  const given = new Promise<never>((_resolve, reject) => {
    stopWaiting = reject;
  });
  const late = setTimeout(() => stopWaiting(new UploadBusyError()), UPLOAD_WAIT_MS).unref();
  const turn = takeBoth(account);
  const leave = () => {
    stopWaiting(new UploadBusyError('The upload was given up.'));
    void turn.then(({ end }) => end());
  };
  response.once('close', leave);
  if (response.destroyed || response.closed) {
    leave();
  }
  try {
    return await Promise.race([turn, given]);
  } catch (error) {
    void turn.then(({ end }) => end());
    throw error;
  } finally {
    clearTimeout(late);
  }
}

/** First the account's own turn. So an account with many uploads takes no places in the queue of all. */
async function takeBoth(account: string): Promise<Turn> {
  const endOwn = await accounts.acquire(account);
  const endShared = await acquire(places);
  let isOver = false;
  return {
    isWanted: () => places.pendingCount > 0 || accounts.isAwaited(account),
    end: () => {
      if (isOver) {
        return;
      }
      isOver = true;
      endShared();
      endOwn();
    },
  };
}

/** Fails once an upload takes too long, or keeps others waiting while next to nothing arrives. */
function tooSlow(
  request: AuthenticatedRequest,
  response: Response,
  isWanted: () => boolean,
): Observable<never> {
  let before = request.socket.bytesRead;
  return interval(WATCHED_MS).pipe(
    takeWhile(() => !request.complete),
    mergeMap((round) => {
      const arrived = request.socket.bytesRead - before;
      before = request.socket.bytesRead;
      const isOver = (round + 1) * WATCHED_MS >= UPLOAD_MS;
      if (!isOver && (arrived >= LEAST_BYTES || !isWanted())) {
        return EMPTY;
      }
      // What is still to come is read by nobody.
      response.setHeader('Connection', 'close');
      response.once('finish', () => request.destroy());
      return throwError(() => new UploadBusyError('The upload was too slow. Please try again.'));
    }),
  );
}
