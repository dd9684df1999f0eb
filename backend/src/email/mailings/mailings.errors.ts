import { HttpStatus } from '@nestjs/common';
import { ApiError } from '../../http/api-error.ts';

export class DayCapError extends ApiError {
  constructor(cap: number) {
    super(
      HttpStatus.TOO_MANY_REQUESTS,
      'Too many mails today',
      `At most ${cap.toLocaleString('en-US')} ${cap === 1 ? 'mail' : 'mails'} can be sent within 24 hours. Nothing was sent.`,
    );
  }
}

export class MailingIdTakenError extends ApiError {
  constructor() {
    super(
      HttpStatus.CONFLICT,
      'Sent before',
      'Something else was sent with this mailing id. Please reload the page and try again.',
    );
  }
}
