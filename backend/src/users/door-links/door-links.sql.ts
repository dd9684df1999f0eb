import { type RawBuilder, sql } from '@tablefall/platform/database/sql';

/** Whether a link holds in an edition, of a query that has `door_link`. */
export function linkHolds(edition: string): RawBuilder<boolean> {
  return sql`edition = ${edition} and revoked_at is null`;
}
