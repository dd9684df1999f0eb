import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import type { Config } from '../config/config.ts';
import { databaseOptions } from './database.module.ts';
import { requireServerVersion } from './server-version.ts';

/** The number of an advisory lock, the same in every release: the process that holds it migrates. */
const LOCK = 7_013_355_201;
const LOCK_NOT_AVAILABLE = '55P03';
/**
 * While a migration waits for a lock on a table, everybody who comes after it waits as well. So it gives up soon and
 * tries again.
 */
const PATIENCE_MS = 4_000;
const ATTEMPTS = 30;
const PAUSE_MS = 2_000;

/**
 * Brings the database to the newest migration. Of several processes at once the first one migrates, and the others
 * find nothing left to do.
 *
 * @returns the names of the migrations that ran
 */
export async function migrate(
  config: Config,
  entities: Parameters<typeof databaseOptions>[1],
): Promise<string[]> {
  const alone = new Client({ connectionString: config.DATABASE_URL });
  await alone.connect();
  try {
    await alone.query('select pg_advisory_lock($1)', [LOCK]);
    return await migrateAlone(config, entities);
  } finally {
    await alone.end();
  }
}

async function migrateAlone(
  config: Config,
  entities: Parameters<typeof databaseOptions>[1],
): Promise<string[]> {
  const limits = { max: 2, connectionTimeoutMillis: 20_000, lock_timeout: PATIENCE_MS };
  const noLimits = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 };
  const orm = await MikroORM.init({
    ...databaseOptions(config, entities, { ...limits, ...noLimits }),
    discovery: { warnWhenNoEntities: false },
  });
  try {
    await requireServerVersion(orm);
    const done: string[] = [];
    for (let attempt = 1; ; attempt++) {
      try {
        done.push(...(await orm.migrator.up()).map(({ name }) => name));
        return done;
      } catch (error) {
        if (attempt === ATTEMPTS || (error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) {
          throw error;
        }
        await sleep(PAUSE_MS);
      }
    }
  } finally {
    await orm.close();
  }
}
