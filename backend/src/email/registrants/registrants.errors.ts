import { HttpStatus } from '@nestjs/common';
import { ApiError, ConflictError } from '../../http/errors/api-error.ts';

export class UnknownRegistrationError extends ApiError {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'Not found', 'There is no registration with this id in this edition.');
  }
}

export class UnknownAudienceError extends ApiError {
  constructor() {
    super(
      HttpStatus.NOT_FOUND,
      'Preview expired',
      'This preview is not known any more. Please preview again.',
    );
  }
}

export class UnknownRecipientError extends ApiError {
  constructor() {
    super(HttpStatus.NOT_FOUND, 'Not found', 'Nobody of the audience has this id.');
  }
}

export class NobodyToMailError extends ConflictError {
  /** @param leftOut who is in the audience all the same and why they get nothing, in words */
  constructor(leftOut: string[]) {
    const text = ['Nobody would get this mail. Nothing was sent.', ...leftOut].join(' ');
    super('Nobody to mail', text);
  }
}

export class AudienceChangedError extends ConflictError {
  constructor({ joined, left }: { joined: number; left: number }) {
    const changes = [
      ...(joined > 0 ? [`${people(joined)} joined`] : []),
      ...(left > 0 ? [`${joined > 0 ? left : people(left)} left`] : []),
    ];
    super(
      'Audience changed',
      `${changes.join(' and ')} since the preview. Nothing was sent. Please look at the preview again.`,
    );
  }
}

/** A number of people in words: `1 person`, `2 people`. */
export function people(count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? 'person' : 'people'}`;
}
