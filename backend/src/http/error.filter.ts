import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  HttpStatus,
  Logger,
} from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import type { Response } from 'express';
import { ApiError, type FieldErrors } from './api-error.ts';
import { loggableError } from './loggable-error.ts';

/** The body of every error: each reader of the product (message, detail, title + message) finds what it reads. */
export class ErrorDto {
  @ApiProperty({ example: 409 })
  statusCode!: number;

  @ApiProperty({ example: 'Date taken' })
  title!: string;

  @ApiProperty({ example: 'There is already a gameday on this date.' })
  message!: string;

  @ApiProperty({
    description: 'Same text as `message`.',
    example: 'There is already a gameday on this date.',
  })
  detail!: string;

  @ApiPropertyOptional({
    description: 'Field → message, when single fields are wrong.',
    type: 'object',
    additionalProperties: { type: 'string' },
  })
  fields?: FieldErrors;
}

/** Turns whatever was thrown into an `ErrorDto`; never a stack, never SQL. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const response = host.switchToHttp().getResponse<Response>();
    if (response.headersSent) {
      response.end();
      return;
    }
    const body = this.bodyOf(thrown);
    response.status(body.statusCode).json(body);
  }

  private bodyOf(thrown: unknown): ErrorDto {
    if (thrown instanceof ApiError) {
      return body(thrown.getStatus(), thrown.title, thrown.text, thrown.fields);
    }
    const status = statusOf(thrown);
    if (status >= 500) {
      this.logger.error(loggableError(thrown));
    }
    return body(
      status,
      ...(WORDS[status] ?? WORDS[status < 500 ? 400 : 500] ?? ['Error', 'Something went wrong']),
    );
  }
}

const WORDS: Record<number, [title: string, message: string]> = {
  400: ['Bad request', 'The request could not be read.'],
  404: ['Not found', 'There is nothing at this address.'],
  413: ['Too large', 'The request is too large.'],
  415: ['Unsupported', 'Please send JSON.'],
  500: ['Error', 'Something went wrong'],
  503: ['Unavailable', 'The service is not ready. Please try again in a moment.'],
};

/** PostgreSQL's word for text with a NUL character, which it cannot store and no honest client sends. */
const UNSTORABLE_TEXT = new Set(['22021', '22P05']);

/** Body parsers and Express throw plain errors that carry the status they stand for. */
function statusOf(thrown: unknown): number {
  if (thrown instanceof HttpException) {
    return thrown.getStatus();
  }
  const code = (thrown as { code?: unknown } | null)?.code;
  if (typeof code === 'string' && UNSTORABLE_TEXT.has(code)) {
    return HttpStatus.BAD_REQUEST;
  }
  const status = (thrown as { status?: unknown } | null)?.status;
  return typeof status === 'number' && status >= 400 && status < 500
    ? status
    : HttpStatus.INTERNAL_SERVER_ERROR;
}

function body(statusCode: number, title: string, message: string, fields?: FieldErrors): ErrorDto {
  return { statusCode, title, message, detail: message, ...(fields && { fields }) };
}
