import { ConflictError, MissingError } from '../http/errors/api-error.ts';

export class WishesOffError extends ConflictError {
  constructor() {
    super('No wishes', 'Nobody is asked for wishes at the moment.');
  }
}

export class TooManyWishesError extends ConflictError {
  constructor(most: number) {
    super('Too many wishes', `You have ${most} wishes at most. Please take one back first.`);
  }
}

export class WishNotFoundError extends MissingError {
  constructor() {
    super('Wish not found', 'You have taken this wish back, or its game was cancelled.');
  }
}
