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

/** A link that asks friends and that was replaced by another one, or never was one. */
export class FriendLinkGoneError extends MissingError {
  constructor() {
    super('Link not valid', 'This link is not valid any more. Please ask for a new one.');
  }
}

export class OwnFriendLinkError extends ConflictError {
  constructor() {
    super('Your own link', 'This link is for your friends. Your own names sit together without it.');
  }
}

export class TooManyFriendsError extends ConflictError {
  constructor(most: number) {
    super('Too many friends', `${most} friends have said yes already, and no more can sit together.`);
  }
}

export class FriendNotFoundError extends MissingError {
  constructor() {
    super('Friend not found', 'They do not sit together any more.');
  }
}
