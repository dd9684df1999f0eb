import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { Principal } from '../http/access/principal.ts';
import type { Listing } from './listing.entity.ts';

/** The listings that stand in lists: neither hidden by the administrator nor lapsed. */
export const LISTED: RawBuilder<boolean> = sql`hidden_reason is null and lapsed_at is null`;

/**
 * A seller who is asked whether a listing is still for sale has this many days to answer, as the mail says; then it
 * lapses.
 */
export const ANSWER_DAYS = 7;

/** The other listings are shown to their seller and the administrator alone. */
export function maySee(principal: Principal, listing: Listing): boolean {
  return listing.isListed || listing.sellerId === principal.userId || isAdministrator(principal);
}

/** The same as a condition on `listing`. */
export function seenBy(principal: Principal | null): RawBuilder<boolean> {
  return isAdministrator(principal)
    ? sql.lit(true)
    : sql`(${LISTED} or seller_id = ${principal?.userId ?? null}::uuid)`;
}

export function isAdministrator(principal: Principal | null): boolean {
  return principal?.roles.includes('administrator') ?? false;
}
