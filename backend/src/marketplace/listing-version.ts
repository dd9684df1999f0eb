import type { EntityManager } from '@mikro-orm/postgresql';
import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { versionOf } from '@tablefall/platform/database/version';
import { refuseStale } from '../http/errors/stale-edit.ts';
import type { ListingFormDto } from './listings/listing-form.dto.ts';

/** What the seller says of it, with its photos. */
const SAID = versionOf(
  ...[
    ...['game_name', 'game_description', 'condition', 'price_cents', 'notes', 'location', 'expansions'],
    ...['payment_methods', 'bgg_id', 'bgg_thumbnail'],
  ].map((column) => sql.ref(`listing.${column}`)),
  sql`(select jsonb_agg(jsonb_build_array(id, is_main) order by position) from listing_photo where listing_id = listing.id)`,
);

/** In two parts, because people who buy and withdraw change the second one alone. */
export const LISTING_VERSION: RawBuilder<string> = sql`
  ${SAID} || '.' || ${versionOf(sql.ref('listing.status'), sql.ref('listing.pending_buyer_id'))}`;

/**
 * Refuses a form that was filled from an older state; the caller has locked the listing. Whether somebody bought it
 * meanwhile matters only to a form that says what its status is to be. A form that only changes the price is let
 * through.
 */
export function refuseStaleListing(em: EntityManager, id: string, form: ListingFormDto): Promise<void> {
  const { version, status } = form;
  const [filledFrom, present] =
    status === undefined ? [version?.split('.', 1)[0], SAID] : [version, LISTING_VERSION];
  return refuseStale(em, filledFrom, sql`select ${present} as version from listing where id = ${id}`);
}
