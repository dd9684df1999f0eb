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
import { ApiError, type FieldErrors } from './api-error.ts';
import { databaseTrouble } from './database-trouble.ts';
import { loggableError } from './loggable-error.ts';
import type { ProblemDto } from './problem.dto.ts';
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
    const problem = this.problemOf(thrown, response);
    response.setHeader('Cache-Control', 'no-store');
    response.status(problem.statusCode).json(problem);
  }

  private problemOf(thrown: unknown, response: Response): ProblemDto {
    const error = thrown instanceof ApiError ? thrown : databaseTrouble(thrown);
    if (error !== thrown && error && error.getStatus() >= 500) {
      this.logger.warn(loggableError(thrown));
    }
    if (error) {
      response.set(error.headers);
      const { title, text, fields, conflictsWith, current } = error;
      return {
        ...problem(error.getStatus(), title, text, fields),
        ...(conflictsWith && { conflictsWith }),
        ...(current && { current }),
      };
    }
    const status = statusOf(thrown);
    if (status >= 500) {
      this.metrics.unexpectedError('http');
      this.logger.error(loggableError(thrown));
    }
    return problemOf(status);
  }
}

/** What is said of a status where nothing more is known. */
export function problemOf(status: number): ProblemDto {
  const words = WORDS[status] ?? WORDS[status < 500 ? 400 : 500] ?? ['Error', 'Something went wrong'];
  return problem(status, ...words);
}

const WORDS: Record<number, [title: string, message: string]> = {
  400: ['Bad request', 'The request could not be read.'],
  404: ['Not found', 'There is nothing at this address.'],
  413: ['Too large', 'The request is too large.'],
  415: ['Unsupported', 'Please send JSON.'],
  500: ['Error', 'Something went wrong'],
  503: ['Unavailable', 'The service is not ready. Please try again in a moment.'],
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

function problem(statusCode: number, title: string, message: string, fields?: FieldErrors): ProblemDto {
  return { statusCode, title, message, detail: message, ...(fields && { fields }) };
}
