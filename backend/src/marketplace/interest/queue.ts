import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { changedBy, firstRowOf, sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import { User } from '../../users/user.entity.ts';
import { Listing } from '../listing.entity.ts';

/** Who else wants a listing that somebody holds, in the order of ids. */
export const ListingQueueSchema = defineEntity({
  name: 'ListingQueue',
  properties: {
    id: p.uuid().primary(),
    listing: () => p.manyToOne(Listing),
    buyer: () => p.manyToOne(User),
    createdAt: p.type('timestamptz'),
  },
});

/** Puts somebody at the end of those who wait for a listing; who waits already keeps their place. */
export async function addToQueue({ em, now }: UnitOfWork, listingId: string, buyerId: string): Promise<void> {
  await changedBy(
    em,
    sql`
      insert into listing_queue (id, listing_id, buyer_id, created_at) values (uuidv7(), ${listingId}, ${buyerId}, ${now})
      on conflict (listing_id, buyer_id) do nothing`,
  );
}

export async function removeFromQueue(em: EntityManager, listingId: string, buyerId: string): Promise<void> {
  await changedBy(
    em,
    sql`delete from listing_queue where listing_id = ${listingId} and buyer_id = ${buyerId}`,
  );
}

/** Takes the first who waits off the queue: they are told now, and the listing is not reserved for them. */
export async function nextInQueue(em: EntityManager, listingId: string): Promise<string | null> {
  const next = await firstRowOf<{ buyerId: string }>(
    em,
    sql`
      delete from listing_queue
      where id = (select id from listing_queue where listing_id = ${listingId} order by id limit 1)
      returning buyer_id as "buyerId"`,
  );
  return next?.buyerId ?? null;
}
