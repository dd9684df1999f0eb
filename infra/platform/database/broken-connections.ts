import type { Pool, PoolClient } from 'pg';

/** Time for whoever works with a broken connection to give it back himself, in milliseconds. */
const GRACE_MS = 1_000;

/**
 * Gives broken connections back to their pool. The query builder gives back the connection of a failed transaction
 * once it is rolled back; on a broken connection the rollback fails, and its place in the pool would be lost for ever.
 */
export function reclaimBrokenConnections(pool: Pool): void {
  const busy = new Set<PoolClient>();
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  pool.on('connect', (client) => {
    client.once('end', () => {
      setTimeout(() => busy.has(client) && client.release(true), GRACE_MS).unref();
    });
  });
}
