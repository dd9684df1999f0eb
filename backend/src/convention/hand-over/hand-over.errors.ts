import { ConflictError, MissingError, NotFoundError } from '../../http/errors/api-error.ts';

/** The date of the edition has passed until which people change badges by themselves. */
export class BadgesFixedError extends ConflictError {
  constructor() {
    super(
      'Too late',
      'Badges can no longer be given back or handed on here. Please write to the organisers by Contact.',
    );
  }
}

export class UnknownBadgeError extends NotFoundError {
  constructor() {
    super('The badge');
  }
}

/** A link that never was an offer, or whose offer was taken, taken back, or is over. */
export class OfferGoneError extends MissingError {
  constructor() {
    super(
      'Link not valid',
      'This link is not valid any more: the badge was taken, its giver took it back, or the time is over.',
    );
  }
}
