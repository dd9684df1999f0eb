import { HttpStatus } from '@nestjs/common';
import { ApiError } from '../../../http/errors/api-error.ts';

export class InvalidUnsubscribeLinkError extends ApiError {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'Invalid link', 'This unsubscribe link is not valid.');
  }
}
