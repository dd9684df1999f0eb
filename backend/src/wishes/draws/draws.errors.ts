import { ConflictError, MissingError } from '../../http/errors/api-error.ts';

export class DrawWithoutOpeningError extends ConflictError {
  constructor() {
    super(
      'Sign-up must open later',
      'Say on the edition when sign-up opens: after the draw, because until then nobody else takes a seat.',
    );
  }
}

export class DrawInThePastError extends ConflictError {
  constructor() {
    super('Already past', 'Please choose a moment that is still to come.');
  }
}

export class DrawnAlreadyError extends ConflictError {
  constructor() {
    super('Already drawn', 'The draw of this edition has been run. It is not run again.');
  }
}

export class DrawNotFoundError extends MissingError {
  constructor() {
    super('No draw', 'No draw is planned for this edition.');
  }
}

export class NotDrawnYetError extends MissingError {
  constructor() {
    super('Not drawn yet', 'The wishes and the result are published once the draw has been run.');
  }
}
