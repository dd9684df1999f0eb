import { PLANNED_ANEW } from '@tablefall/platform/database/preparing-client';
import { likePattern, type RawBuilder, sql } from '@tablefall/platform/database/sql';
import { accountsNamed } from './display-names.sql.ts';
import { LISTED } from './listing-visibility.ts';
import type { ListingSort, ListingsQuery } from './listings.dto.ts';

/** What lists are sorted by; each has an index that says exactly the same. From the best condition down: see `order`. */
export const SORT_KEYS: Record<ListingSort, RawBuilder<unknown>> = {
  date: sql`created_at`,
  price: sql`price_cents`,
  name: sql`lower(game_name) collate "und-x-icu"`,
  condition: sql`array_position(array['New', 'Like New', 'Good', 'Fair', 'Poor'], condition)`,
};

/** More words than anybody looks for; each costs a look into the index. */
const WORDS_MAX = 10;

/** Which listings a query asks for. */
export interface Matching {
  condition: RawBuilder<unknown>;
  /**
   * An index tells them alone, in their order as by their number. Others are found at a cost, and once: the planner would
   * take a rare word for a common one and look for it along the order of the page, through all listings.
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
  // Their values stand in the text of the statement, and not beside it: which index is best for them depends on them, so
  // that no plan is kept.
  const told = [
    condition !== undefined && sql`condition in (${sql.join(condition.map((each) => sql.lit(each)))})`,
    minPrice !== undefined && sql`price_cents >= ${sql.lit(Math.round(minPrice * 100))}`,
    maxPrice !== undefined && sql`price_cents <= ${sql.lit(Math.round(maxPrice * 100))}`,
    status !== undefined && sql`status = ${sql.lit(status)}`,
  ];
  const found = [
    hidden && sql`hidden_reason is not null`,
    reported && sql`exists (select from listing_report where listing_id = listing.id and settled_at is null)`,
    search.trim() !== '' && says(search.trim()),
    location.trim() !== '' && sql`location ilike ${likePattern(location.trim())}`,
    sellerId !== null && sql`seller_id = ${sellerId}`,
    sellerId === null &&
      seller.trim() !== '' &&
      // As an array: the planner takes a join for worth reading every listing.
      sql`seller_id = any(array(${accountsNamed(likePattern(seller.trim()))}))`,
  ];
  const isFiltered = told.some((each) => each !== false);
  const conditions = [
    isFiltered && sql`${sql.raw(PLANNED_ANEW)} true`,
    !hidden && sellerId === null && LISTED,
    ...told,
    ...found,
  ].filter((each) => each !== false);
  return {
    condition: sql.join(conditions, sql` and `),
    isTold: found.every((each) => each === false),
  };
}

/** Every word, or a part of it, stands somewhere in the listing. */
function saysAll(search: string): RawBuilder<unknown> {
  const words = search.split(/\s+/).slice(0, WORDS_MAX);
  return sql.join(
    words.map((word) => sql`search_text ilike ${likePattern(word)}`),
    sql` and `,
  );
}

/** Less is like every name, and no index finds it. */
const LIKENESS_MIN = 3;

/** Whether names can be told apart by their likeness to what is looked for. */
export function hasLikeness({ search }: Pick<ListingsQuery, 'search'>): boolean {
  return search.trim().length >= LIKENESS_MIN;
}

/** The name of the listing, or a part of it, is much like what is looked for. */
export function isLike(search: string): RawBuilder<unknown> {
  return sql`${search} <% game_name`;
}
