import { ConflictError, InvalidInputError, TooLargeError } from '../../http/errors/api-error.ts';
import { MAX_IMPORT_LINES } from './imports.dto.ts';

export class TooManyLinesError extends TooLargeError {
  constructor() {
    const most = MAX_IMPORT_LINES.toLocaleString('en-US');
    super('Too many lines', `At most ${most} lines can be imported at once. Please split the file.`);
  }
}

export class EditionNotImportableError extends InvalidInputError {
  constructor(text: string) {
    super({ edition: text });
  }
}

export class BadgesMovedError extends ConflictError {
  constructor() {
    super(
      'Badges were just taken',
      'Other people are registering at this moment. Nothing was imported. Please try again.',
    );
  }
}
