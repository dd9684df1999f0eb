import type { EntityManager } from '@mikro-orm/postgresql';
import { connectionsInUse } from '@tablefall/platform/database/connections';
import type { DatabaseProbe } from '@tablefall/platform/database/database-probe';
import { firstRowOf, sql } from '@tablefall/platform/database/sql';
import { type Found, trouble, works } from './finding.dto.ts';

/** Clocks further apart than this, in seconds, make mails expire too early or too late. */
const CLOCK_TOLERANCE = 5;
/** Part of the connections that may be in use before another process might get none. */
const CROWDED = 0.8;

/** Whether the database answers and has all tables of this release. */
export async function checkMigrations(probe: DatabaseProbe): Promise<Found[]> {
  // A machine that is busy for two seconds is no database that is away.
  const isMigrated = await probe
    .isMigrated()
    .catch(() => probe.isMigrated())
    .catch((error: Error) => error);
  if (isMigrated instanceof Error) {
    return trouble(
      'failed',
      'The database does not answer.',
      isMigrated.message,
      'Look whether PostgreSQL runs, whether its disk is full, and whether DATABASE_URL is right. What was accepted is there when it is back.',
    );
  }
  return isMigrated
    ? works('The database has all tables of this release.')
    : trouble(
        'failed',
        'The database lacks tables of this release.',
        '',
        'Run `tablefall migrate`, then start the backend again.',
      );
}

/** Whether this machine and the database agree on what time it is. */
export async function checkClock(em: EntityManager): Promise<Found[]> {
  const before = Date.now();
  const row = await firstRowOf<{ now: number }>(
    em.fork(),
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
  );
  const here = (before + Date.now()) / 2;
  const seconds = Math.round(Math.abs((row?.now ?? here) - here) / 1000);
  return seconds <= CLOCK_TOLERANCE
    ? works('The clocks of this machine and of the database agree.')
    : trouble(
        'warning',
        `The clock of the database is ${seconds} seconds apart from that of this machine.`,
        '',
        'Let both keep their time by NTP (`timedatectl set-ntp true`).',
      );
}

/** Whether a further process would still get its connections. */
export async function checkConnections(em: EntityManager): Promise<Found[]> {
  const { used, limit } = await connectionsInUse(em.fork());
  const detail = `${used} of ${limit} connections are in use.`;
  return used <= limit * CROWDED
    ? works('The database has connections left.', detail)
    : trouble(
        'warning',
        'The database is short of connections.',
        detail,
        'Lower DATABASE_POOL_SIZE and DATABASE_LONG_POOL_SIZE, or raise max_connections of PostgreSQL: each backend takes both pools, each worker the first.',
      );
}
