import type { EntityManager } from '@mikro-orm/postgresql';
import { changedBy, firstRowOf, sql } from '../database/sql.ts';
import type { UnitOfWork } from '../database/transactions.ts';

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
  const added = await changedBy(
    em,
    sql`
      insert into mailing_request (id, digest, created_at) values (${id}, ${digest}, ${now})
      on conflict (id) do nothing`,
  );
  return added > 0
    ? null
    : firstRowOf<KnownRequest>(em, sql`select digest, answer from mailing_request where id = ${id}`);
}

/** Keeps the answer of a request for those that repeat it. */
export async function keepAnswer(em: EntityManager, id: string, answer: unknown): Promise<void> {
  await changedBy(
    em,
    sql`update mailing_request set answer = ${JSON.stringify(answer ?? null)}::jsonb where id = ${id}`,
  );
}
