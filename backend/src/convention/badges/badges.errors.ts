import { ConflictError } from '../../http/errors/api-error.ts';

/** Badges that are not there any more; says how many are. */
export class NoBadgesError extends ConflictError {
  constructor(left: number) {
    const text =
      left <= 0 ? 'No badge is left.' : `Only ${left} ${left === 1 ? 'badge is' : 'badges are'} left.`;
    super('Not enough badges', text);
  }
}
