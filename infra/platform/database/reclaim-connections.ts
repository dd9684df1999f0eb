import type { Pool, PoolClient } from 'pg';

/** How long the user of a broken connection has to give it back, in milliseconds. */
const GRACE_MS = 1_000;

/**
 * Gives connections back to their pool that nobody else would.
 *
 * - After a failed transaction the query builder gives its connection back once the rollback is done. On a broken
 *   connection the rollback fails, and the connection's place in the pool would be lost for ever.
 * - The query builder forgets its pool when it closes. A statement that waits for a new connection at that moment fails
 *   without giving the connection back, and the pool would wait for it for ever.
 */
export function reclaimConnections(pool: Pool): void {
  const busy = new Set<PoolClient>();
  const reclaim = (client: PoolClient) => busy.has(client) && client.release(true);
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  pool.on('connect', (client) => {
    if (pool.ending) setImmediate(reclaim, client);
    client.once('end', () => setTimeout(reclaim, GRACE_MS, client).unref());
  });
}
