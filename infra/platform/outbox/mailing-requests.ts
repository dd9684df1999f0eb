import type { EntityManager } from '@mikro-orm/postgresql';
import type { UnitOfWork } from '../database/transactions.ts';
import { outboxOf } from './outbox.tables.ts';

/** A request that was carried out under an id which its client had made. */
export interface KnownRequest {
  /** Tells one content from another. */
  digest: string;
  answer: unknown;
}

/**
 * Takes the id of a request for this transaction. A second request with the id waits until the first one's transaction
 * has ended; an id of a transaction that failed is free again.
 *
 * @returns what is known of the request that was carried out under this id, or null when there was none
 */
export async function takeRequestId(
  { em, now }: UnitOfWork,
  id: string,
  digest: string,
): Promise<KnownRequest | null> {
  const added = await outboxOf(em)
    .insertInto('mailing_request')
    .values({ id, digest, created_at: now })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) {
    return null;
  }
  const known = outboxOf(em).selectFrom('mailing_request').select(['digest', 'answer']).where('id', '=', id);
  return (await known.executeTakeFirst()) ?? null;
}

/** Keeps the answer of a request for those that repeat it. */
export async function keepAnswer(em: EntityManager, id: string, answer: unknown): Promise<void> {
  await outboxOf(em)
    .updateTable('mailing_request')
    .set({ answer: JSON.stringify(answer ?? null) })
    .where('id', '=', id)
    .execute();
}
