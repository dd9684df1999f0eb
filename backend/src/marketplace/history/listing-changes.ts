import { changedBy, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { Listing } from '../listing.entity.ts';
import type { ChangeDto } from './history.dto.ts';

type Change = Pick<ChangeDto, 'field' | 'by'> & { from?: string | null; to?: string | null };

/** Adds to the history of a listing, in the transaction of the change. */
export async function recordChange(
  { em, now }: UnitOfWork,
  listing: Listing,
  { field, by, from = null, to = null }: Change,
): Promise<void> {
  await changedBy(
    em,
    sql`
      insert into listing_change (id, listing_id, at, field, from_value, to_value, changed_by)
      values (uuidv7(), ${listing.id}, ${now}, ${field}, ${from}, ${to}, ${by})`,
  );
}
