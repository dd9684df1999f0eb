import type { EntityManager } from '@mikro-orm/postgresql';
import { isoTime, sql } from '../database/sql.ts';
import { type ProcessRole, processesOf } from './process-seen.tables.ts';
import type { ThisProcess } from './this-process.ts';

/** A process that wrote its row within so many seconds runs; it writes one every ten. */
export const ALIVE_SECONDS = 30;

/** What all processes of one installation must have in common. */
export type Agreed = Pick<
  ThisProcess,
  'role' | 'host' | 'pid' | 'secret_fingerprint' | 'previous_fingerprints' | 'public_url' | 'queue'
>;

/** A process as the others see it. */
export interface SeenProcess extends Agreed {
  id: string;
  role: ProcessRole;
  port: number | null;
  version: string;
  commit: string | null;
  migration: string;
  memory: number;
  /** ISO 8601, as `seenAt`. */
  startedAt: string;
  seenAt: string;
  isAlive: boolean;
}

/** The processes that were seen within so many seconds by the database's clock, backends first, the oldest first. */
export function processesSeen(em: EntityManager, seconds: number): Promise<SeenProcess[]> {
  const seenWithin = (some: number) => sql<boolean>`seen_at > now() - make_interval(secs => ${some})`;
  return processesOf(em)
    .selectFrom('process_seen')
    .select([
      'id',
      'role',
      'host',
      'pid',
      'port',
      'version',
      'commit',
      'migration',
      'secret_fingerprint',
      'previous_fingerprints',
      'public_url',
      'queue',
      sql<number>`memory::float8`.as('memory'),
      isoTime('started_at').as('startedAt'),
      isoTime('seen_at').as('seenAt'),
      seenWithin(ALIVE_SECONDS).as('isAlive'),
    ])
    .where(seenWithin(seconds))
    .orderBy('role')
    .orderBy('started_at')
    .orderBy('id')
    .execute();
}

/** Which setting of one process contradicts which other process, in a sentence; null when they agree. */
export function contradiction(one: Agreed, others: Agreed[]): string | null {
  for (const other of others) {
    const difference = differenceOf(one, other);
    if (difference)
      return `${difference} (host ${other.host}, pid ${other.pid}). All processes need the same.`;
  }
  return null;
}

/** While a secret is replaced, the processes that have the new one know that of those that are still to be started anew. */
function knowsSecretOf(one: Agreed, other: Agreed): boolean {
  return [one.secret_fingerprint, ...one.previous_fingerprints].includes(other.secret_fingerprint);
}

function differenceOf(one: Agreed, other: Agreed): string | null {
  if (!knowsSecretOf(one, other) && !knowsSecretOf(other, one)) {
    return `APP_SECRET is another one than that of a ${other.role} that runs, and neither is the other's previous one`;
  }
  if (one.public_url !== other.public_url) {
    return `PUBLIC_URL is ${one.public_url}, but ${other.public_url} in a ${other.role} that runs`;
  }
  if (one.queue !== other.queue) {
    return `The queues are in ${one.queue} by REDIS_URL, but in ${other.queue} for a ${other.role} that runs`;
  }
  return null;
}
