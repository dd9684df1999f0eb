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

/** The listings that a query asks for. @param sellerId whose alone, also unlisted ones, or null for everybody's */
export function matches(query: ListingsQuery, sellerId: string | null): RawBuilder<unknown> {
  const { search, condition, minPrice, maxPrice, status, location, seller, reported, hidden } = query;
  const conditions: (RawBuilder<unknown> | false)[] = [
    hidden ? sql`hidden_reason is not null` : sellerId === null ? LISTED : sql`true`,
    reported && sql`exists (select from listing_report where listing_id = listing.id and settled_at is null)`,
    search.trim() !== '' && says(search.trim()),
    condition !== undefined && sql`condition = any(${condition}::text[])`,
    minPrice !== undefined && sql`price_cents >= ${Math.round(minPrice * 100)}`,
    maxPrice !== undefined && sql`price_cents <= ${Math.round(maxPrice * 100)}`,
    status !== undefined && sql`status = ${status}`,
    location.trim() !== '' && sql`location ilike ${likePattern(location.trim())}`,
    sellerId !== null && sql`seller_id = ${sellerId}`,
    sellerId === null &&
      seller.trim() !== '' &&
      // As an array: the planner takes a join for worth reading every listing.
      sql`seller_id = any(array(${accountsNamed(likePattern(seller.trim()))}))`,
  ];
  return sql.join(
    conditions.filter((each) => each !== false),
    sql` and `,
  );
}

/** Less is like every name, and no index finds it. */
const LIKENESS_MIN = 3;

/** Every word, or a part of it, stands somewhere in it; or the name is much like what is looked for. */
function says(search: string): RawBuilder<unknown> {
  const words = search.split(/\s+/).slice(0, WORDS_MAX);
  const allWords = words.map((word) => sql`search_text ilike ${likePattern(word)}`);
  const isLike = search.length >= LIKENESS_MIN ? sql`${search} <% game_name` : sql`false`;
  return sql`((${sql.join(allWords, sql` and `)}) or ${isLike})`;
}
