import { HttpStatus } from '@nestjs/common';
import { ApiError } from '../../http/errors/api-error.ts';

export class PhotoNotStoredError extends ApiError {
  constructor() {
    const text = 'The photo could not be stored. Please try again.';
    super(HttpStatus.SERVICE_UNAVAILABLE, 'Unavailable', text, undefined, 5);
  }
}
