import { UnreadableRequestError } from '../errors/api-error.ts';

/** Levels of lists and objects within one another. No form of the product has more than four. */
const MAX_DEPTH = 20;

/** Validation calls itself for every level: a very deep body would overflow the stack. */
export function checkShape(body: unknown, maxValues: number): void {
  let level = [body];
  let values = 0;
  for (let depth = 0; level.length > 0; depth++) {
    values += level.length;
    if (depth > MAX_DEPTH || values > maxValues) {
      throw new UnreadableRequestError('The request is nested too deeply or holds too many values.');
    }
    level = level.flatMap((value) =>
      typeof value === 'object' && value !== null ? Object.values(value) : [],
    );
  }
}
