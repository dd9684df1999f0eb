import { HttpStatus } from '@nestjs/common';
import { ApiError } from '../../../http/errors/api-error.ts';

export class StaleEventsError extends ApiError {
  constructor() {
    super(HttpStatus.UNAUTHORIZED, 'Too old', 'sentAt must be within five minutes of now.');
  }
}
