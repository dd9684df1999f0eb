import { PLANNED_ANEW } from '@tablefall/platform/database/preparing-client';
import { holdsWords, searchable } from '@tablefall/platform/database/search';
import { type Expression, nameOrder, type SqlBool, sql } from '@tablefall/platform/database/sql';
import { accountsNamed } from '../convention/registration/display-names.tables.ts';
import { LISTED } from './listing-visibility.ts';
import type { ListingSort, ListingsQuery } from './listings.dto.ts';
import { onListing } from './on-listing.sql.ts';

/**
 * What lists are sorted by; each has an index with exactly the same expression. From the best condition down: see
 * `order`.
 */
export const SORT_KEYS: Record<ListingSort, Expression<unknown>> = {
  date: onListing.ref('created_at'),
  price: onListing.ref('price_cents'),
  name: nameOrder('game_name'),
  condition: sql`array_position(array['New', 'Like New', 'Good', 'Fair', 'Poor'], condition)`,
};

/** Which listings a query asks for. */
export interface Matching {
  condition: Expression<SqlBool>;
  /**
   * Conditions that an index alone can answer, both in the order of the list and by their number. All others cost
   * more and are looked up once: the planner would take a rare word for a common one, and look for it through all
   * listings in the order of the page.
   */
  isTold: boolean;
}

/**
 * The listings that a query asks for.
 *
 * @param sellerId whose alone, also unlisted ones, or null for everybody's
 * @param says what a listing that is searched for says: every word, unless told otherwise
 */
export function matching(query: ListingsQuery, sellerId: string | null, says = saysAll): Matching {
  const { search, condition, minPrice, maxPrice, status, location, seller, reported, hidden } = query;
  // Their values stand in the text of the statement, not in a parameter: which index is best depends on them, so no
  // plan is kept.
  const told = [
    condition !== undefined &&
      onListing(
        'condition',
        'in',
        condition.map((each) => sql.lit(each)),
      ),
    minPrice !== undefined && onListing('price_cents', '>=', sql.lit(Math.round(minPrice * 100))),
    maxPrice !== undefined && onListing('price_cents', '<=', sql.lit(Math.round(maxPrice * 100))),
    status !== undefined && onListing('status', '=', sql.lit(status)),
  ];
  const found = [
    hidden && onListing('hidden_reason', 'is not', null),
    reported &&
      onListing.exists(
        onListing
          .selectFrom('listing_report')
          .select('reporter_id')
          .whereRef('listing_id', '=', 'listing.id')
          .where('settled_at', 'is', null),
      ),
    search.trim() !== '' && says(search.trim()),
    location.trim() !== '' && holdsWords(location, 'location'),
    sellerId !== null && onListing('seller_id', '=', sellerId),
    sellerId === null &&
      seller.trim() !== '' &&
      // As an array: for a join the planner would read every listing.
      onListing('seller_id', '=', sql<string>`any(array(${accountsNamed(seller)}))`),
  ];
  const isFiltered = told.some((each) => each !== false);
  const conditions = [
    isFiltered && sql.raw<boolean>(`${PLANNED_ANEW} true`),
    !hidden && sellerId === null && LISTED,
    ...told,
    ...found,
  ].filter((each) => each !== false);
  return {
    condition: onListing.and(conditions),
    isTold: found.every((each) => each === false),
  };
}

/** Every word, or a part of it, stands somewhere in the listing. */
function saysAll(search: string): Expression<SqlBool> {
  return holdsWords(search, 'search_text');
}

/** Less is like every name, and no index finds it. */
const LIKENESS_MIN = 3;

/** Whether a text is long enough to find names that are only like it. */
export function hasLikeness({ search }: Pick<ListingsQuery, 'search'>): boolean {
  return search.trim().length >= LIKENESS_MIN;
}

/** The name of the listing, or a part of it, is much like what is looked for. */
export function isLike(search: string): Expression<SqlBool> {
  return sql`searchable(${search}) <% ${searchable('game_name')}`;
}
