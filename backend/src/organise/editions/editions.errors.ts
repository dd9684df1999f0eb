import {
  ConflictError,
  InvalidInputError,
  NotFoundError,
  UnavailableError,
} from '../../http/errors/api-error.ts';

export class EditionNotFoundError extends NotFoundError {
  constructor() {
    super('The edition');
  }
}

export class EditionTakenError extends ConflictError {
  constructor() {
    const text = 'There is already an edition in this month.';
    super('Month taken', text, { firstDay: text });
  }
}

export class EditionArchivedError extends ConflictError {
  constructor() {
    super('Edition is archived', 'This edition is archived. It stays as it was.');
  }
}

export class NoDraftError extends ConflictError {
  constructor() {
    super('Not a draft', 'Only a draft can be opened or deleted.');
  }
}

export class EditionUnderWayError extends ConflictError {
  constructor(end: string) {
    super(
      'Not over yet',
      `The edition that the site shows ends on ${end}. The next one can open after that.`,
    );
  }
}

export class BadgesTakenError extends InvalidInputError {
  constructor(taken: number) {
    super({ capacity: `${taken} ${taken === 1 ? 'badge is' : 'badges are'} taken already` });
  }
}

export class LogoNotStoredError extends UnavailableError {
  constructor() {
    const text = 'The logo could not be stored. Please try again.';
    super('Unavailable', text);
  }
}
