import type { EntityManager } from '@mikro-orm/postgresql';
import { sql } from '@tablefall/platform/database/sql';
import type { UnitOfWork } from '@tablefall/platform/database/transactions';
import type { MarketplaceTables } from '../marketplace.tables.ts';

/** Puts somebody at the end of those who wait for a listing; who waits already keeps their place. */
export async function addToQueue({ em, now }: UnitOfWork, listingId: string, buyerId: string): Promise<void> {
  await em
    .getKysely<MarketplaceTables>()
    .insertInto('listing_queue')
    .values(({ fn }) => ({ id: fn('uuidv7'), listing_id: listingId, buyer_id: buyerId, created_at: now }))
    .onConflict((conflict) => conflict.columns(['listing_id', 'buyer_id']).doNothing())
    .execute();
}

export async function removeFromQueue(em: EntityManager, listingId: string, buyerId: string): Promise<void> {
  await em
    .getKysely<MarketplaceTables>()
    .deleteFrom('listing_queue')
    .where('listing_id', '=', listingId)
    .where('buyer_id', '=', buyerId)
    .execute();
}

/** Takes the first who waits off the queue: they are told now, and the listing is not reserved for them. */
export async function nextInQueue(em: EntityManager, listingId: string): Promise<string | null> {
  const next = await em
    .getKysely<MarketplaceTables>()
    .deleteFrom('listing_queue')
    .where('id', '=', ({ selectFrom }) =>
      selectFrom('listing_queue as waiting')
        .select('waiting.id')
        .where('waiting.listing_id', '=', listingId)
        .orderBy('waiting.id')
        .limit(sql.lit(1)),
    )
    .returning('buyer_id')
    .executeTakeFirst();
  return next?.buyer_id ?? null;
}
