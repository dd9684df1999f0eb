import type { EntityManager } from '@mikro-orm/postgresql';
import { changedBy, rowsOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { REMOVED_COMMENT } from '@tablefall/platform/privacy/former-guest';

/** The listings that somebody sells or bought, said something about or reported: mails to others told of that. */
export async function listingsToldOf(em: EntityManager, userId: string): Promise<string[]> {
  const rows = await rowsOf<{ id: string }>(
    em,
    sql`
      select id from listing where seller_id = ${userId} or pending_buyer_id = ${userId}
      union select listing_id from listing_discussion where author_id = ${userId}
      union select listing_id from listing_report where reporter_id = ${userId}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * Takes the words of somebody out of what stays of others: comments keep their place in a discussion, and a report that
 * is not settled keeps its reason. What the product itself says of a purchase stays. Photos are deleted by the next
 * run of `UnusedPhotosJob`.
 */
export async function forgetWords(unit: UnitOfWork, userId: string): Promise<void> {
  const { em } = unit;
  await removeComments(unit, userId);
  await changedBy(
    em,
    sql`delete from listing_report where reporter_id = ${userId} and settled_at is not null`,
  );
  await changedBy(em, sql`update listing_report set message = null where reporter_id = ${userId}`);
  await changedBy(
    em,
    sql`
      update listing_photo set listing_id = null, position = null, is_main = false, unused_since = '-infinity'
      where owner_id = ${userId}`,
  );
}

export async function removeComments({ em }: UnitOfWork, userId: string): Promise<void> {
  await changedBy(
    em,
    sql`
      update listing_discussion set message = ${REMOVED_COMMENT}
      where author_id = ${userId} and message_type = 'Comment'`,
  );
}
