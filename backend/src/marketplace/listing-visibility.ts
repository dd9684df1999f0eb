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

/** The other listings are shown to their seller, the administrator and a buyer who can still withdraw. */
export function maySee(principal: Principal, listing: Listing): boolean {
  const traders = [listing.sellerId, listing.status === 'Pending' ? listing.pendingBuyerId : null];
  return listing.isListed || traders.includes(principal.userId) || isAdministrator(principal);
}

/** The same as a condition on `listing`. */
export function seenBy(principal: Principal | null): RawBuilder<boolean> {
  return isAdministrator(principal)
    ? sql.lit(true)
    : sql`(${LISTED} or ${principal?.userId ?? null}::uuid in (seller_id, case status when 'Pending' then pending_buyer_id end))`;
}

export function isAdministrator(principal: Principal | null): boolean {
  return principal?.roles.includes('administrator') ?? false;
}
