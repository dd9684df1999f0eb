import { HttpStatus } from '@nestjs/common';
import { ApiError, ConflictError } from '../http/errors/api-error.ts';

export class ListingNotFoundError extends ApiError {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'Not found', 'This game is not for sale any more.');
  }
}

/** What the contract says of these answers. */
export const MISSING_LISTING = { 404: 'There is no such listing.' };
export const SELLER_ONLY = {
  ...MISSING_LISTING,
  403: 'The caller does not sell it, or the address is not theirs.',
};

export class TooManyListingsError extends ConflictError {
  constructor(most: number) {
    super(
      'Too many games for sale',
      `You have ${most} games for sale, which is as many as one account may have. Please mark some as sold, or delete some.`,
    );
  }
}
