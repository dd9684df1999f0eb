import { HttpStatus } from '@nestjs/common';
import { ApiError } from '../http/errors/api-error.ts';

export class ListingNotFoundError extends ApiError {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'Not found', 'This game is not for sale any more.');
  }
}
