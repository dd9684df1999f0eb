import { ConflictError, NotFoundError } from '../../../http/errors/api-error.ts';

export class UnknownDraftError extends NotFoundError {
  constructor() {
    super('The draft');
  }
}

export class TooManyDraftsError extends ConflictError {
  constructor(max: number) {
    super(
      'Too many drafts',
      `At most ${max} drafts are kept. Please delete one that you do not need any more.`,
    );
  }
}
