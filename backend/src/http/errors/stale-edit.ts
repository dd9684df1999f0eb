import type { EntityManager } from '@mikro-orm/postgresql';
import { firstRowOf, type RawBuilder } from '@tablefall/platform/database/sql';
import { ConflictError } from './api-error.ts';

/** What was edited is no longer what the form was filled from. */
export class StaleEditError extends ConflictError {
  constructor(
    title = 'Changed meanwhile',
    text = 'This was changed since you opened it, by somebody else or in another window. Nothing of yours is saved yet.',
  ) {
    super(title, text);
  }
}

/**
 * Refuses a form that was filled from an older state. The caller holds the lock of the row until the change is
 * written. A form that does not say what it was filled from is let through.
 *
 * @param present the version now, as a query of one row
 */
export async function refuseStale(
  em: EntityManager,
  filledFrom: string | undefined,
  present: RawBuilder<{ version: string }>,
  refusal = new StaleEditError(),
): Promise<void> {
  if (filledFrom !== undefined && (await firstRowOf(em, present))?.version !== filledFrom) {
    throw refusal;
  }
}

/** Does the work. When that is refused as stale, the refusal carries what there is now. */
export async function orTellCurrent<T>(work: () => Promise<T>, read: () => Promise<object>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StaleEditError) {
      error.current = await read();
    }
    throw error;
  }
}
