import { defineEntity } from '@mikro-orm/core';
import { p, theirs, WORD } from '@tablefall/platform/database/columns';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { Listing } from '../listing.entity.ts';
import type { MarketplaceTables } from '../marketplace.tables.ts';
import type { ChangeDto } from './history.dto.ts';

/** What became of a listing, in the order of ids. */
export const ListingChangeSchema = defineEntity({
  name: 'ListingChange',
  properties: {
    id: p.uuid().primary(),
    listing: () => p.manyToOne(Listing),
    at: p.type('timestamptz'),
    field: p.text(WORD).$type<ChangeDto['field']>(),
    fromValue: p.text(theirs('changed-value')).strictNullable(),
    toValue: p.text(theirs('changed-value')).strictNullable(),
    changedBy: p.text(WORD).$type<ChangeDto['by']>(),
  },
});

type Change = Pick<ChangeDto, 'field' | 'by'> & { from?: string | null; to?: string | null };

/** Adds to the history of a listing, in the transaction of the change. */
export async function recordChange(
  { em, now }: UnitOfWork,
  listing: Listing,
  { field, by, from = null, to = null }: Change,
): Promise<void> {
  await em
    .getKysely<MarketplaceTables>()
    .insertInto('listing_change')
    .values(({ fn }) => ({
      id: fn('uuidv7'),
      listing_id: listing.id,
      at: now,
      field,
      from_value: from,
      to_value: to,
      changed_by: by,
    }))
    .execute();
}
