import { ConflictError, UnavailableError } from '../../http/errors/api-error.ts';

export class TooManyPhotosError extends ConflictError {
  constructor(most: number) {
    super(
      'Too many photos',
      `You keep ${most} photos here, which is as many as one account may keep. Please delete a game that is sold, or photos of one.`,
    );
  }
}

export class PhotoNotStoredError extends UnavailableError {
  constructor() {
    const text = 'The photo could not be stored. Please try again.';
    super('Unavailable', text);
  }
}
