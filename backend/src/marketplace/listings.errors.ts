import { ConflictError, MissingError } from '../http/errors/api-error.ts';

export class ListingNotFoundError extends MissingError {
  constructor() {
    super('Not found', 'This game is not for sale any more.');
  }
}

export class TooManyListingsError extends ConflictError {
  constructor(most: number) {
    super(
      'Too many games for sale',
      `You have ${most} games for sale, which is as many as one account may have. Please mark some as sold, or delete some.`,
    );
  }
}
