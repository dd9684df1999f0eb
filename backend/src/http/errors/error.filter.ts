import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  HttpStatus,
  Injectable,
  Logger,
} from '@nestjs/common';
import { Metrics } from '@tablefall/platform/metrics/metrics';
import type { Response } from 'express';
import type { AuthenticatedRequest } from '../access/principal.ts';
import {
  ApiError,
  BodyTooLargeError,
  NothingHereError,
  NotReadyError,
  UnexpectedError,
  UnreadableRequestError,
  UnsupportedBodyError,
} from './api-error.ts';
import { databaseTrouble } from './database-trouble.ts';
import { loggableError } from './loggable-error.ts';
import { answerWith } from './problem.ts';
import { Refusals } from './refusals.ts';
import { WrongGuesses } from './wrong-guesses.ts';

/** Turns whatever was thrown into a `Problem`; never a stack, never SQL. */
@Catch()
@Injectable()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  constructor(
    private readonly metrics: Metrics,
    private readonly refusals: Refusals,
    private readonly guesses: WrongGuesses,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<AuthenticatedRequest>();
    const response = http.getResponse<Response>();
    if (error instanceof ApiError && error.refusal) {
      this.refusals.note(error.refusal, request, error.about);
    }
    if (error instanceof ApiError && error.guess) {
      this.guesses
        .count(error, request)
        .then((counted) => this.answer(counted, response))
        .catch((trouble) => this.logger.error(loggableError(trouble)));
    } else {
      this.answer(error, response);
    }
  }

  private answer(thrown: unknown, response: Response): void {
    if (response.headersSent) {
      response.end();
      return;
    }
    const error = thrown instanceof ApiError ? thrown : databaseTrouble(thrown);
    if (error) {
      if (error !== thrown && error.getStatus() >= 500) this.logger.warn(loggableError(thrown));
      answerWith(error, response);
      return;
    }
    const status = statusOf(thrown);
    if (status >= 500) {
      this.metrics.unexpectedError('http');
      this.logger.error(loggableError(thrown));
    }
    const Said = SAID[status] ?? (status < 500 ? UnreadableRequestError : UnexpectedError);
    answerWith(new Said(), response, status);
  }
}

/** What is said of a status where nothing more is known. */
const SAID: Record<number, new () => ApiError> = {
  404: NothingHereError,
  413: BodyTooLargeError,
  415: UnsupportedBodyError,
  503: NotReadyError,
};

/** Body parsers and Express throw plain errors that carry the status they stand for. */
function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) {
    return thrown.getStatus();
  }
  const status = (thrown as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500
    ? status
    : HttpStatus.INTERNAL_SERVER_ERROR;
}
