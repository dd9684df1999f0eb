import { NotFoundError } from '../../http/errors/api-error.ts';

/** There is no such edition, it has not opened yet, or it was emptied before its numbers were kept. */
export class NothingCountedError extends NotFoundError {
  constructor() {
    super('What happened in this edition');
  }
}
