import { type RawBuilder, sql } from '@tablefall/platform/database/sql';
import type { Viewer } from '../../http/access/principal.ts';
import type { Listing } from './listing.entity.ts';

/** The listings that stand in lists: neither hidden by the administrator nor lapsed. */
export const LISTED = sql`hidden_reason is null and lapsed_at is null`;

/** Of the others only the seller and the administrator learn anything. */
export function maySee(viewer: Viewer, listing: Listing): boolean {
  return listing.isListed || listing.sellerId === viewer.userId || isAdministrator(viewer);
}

/** The same as a condition on `listing`. */
export function seenBy(viewer: Viewer | null): RawBuilder<unknown> {
  return isAdministrator(viewer)
    ? sql`true`
    : sql`(${LISTED} or seller_id = ${viewer?.userId ?? null}::uuid)`;
}

export function isAdministrator(viewer: Viewer | null): boolean {
  return viewer?.roles.includes('administrator') ?? false;
}
