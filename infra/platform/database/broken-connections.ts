import type { Pool, PoolClient } from 'pg';

/** How long the user of a broken connection has to give it back, in milliseconds. */
const GRACE_MS = 1_000;

/**
 * Gives broken connections back to their pool. After a failed transaction the query builder gives its connection back
 * once the rollback is done. On a broken connection the rollback fails, and the connection's place in the pool would
 * be lost for ever.
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
