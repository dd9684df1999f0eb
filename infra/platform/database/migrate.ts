import { setTimeout as sleep } from 'node:timers/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import type { Config } from '../config/config.ts';
import { databaseOptions } from './database.module.ts';
import { recordChecksums, refuseChangedMigrations } from './migration-checksums.ts';
import { isTransactional, type MigrationFile, migrationFiles, migrations, nameOf } from './migrations.ts';
import { requireServerVersion } from './server-version.ts';
import { provideUuidv7 } from './uuidv7.ts';

/** The number of an advisory lock, the same in every release: the process that holds it migrates. */
const LOCK = 7_013_355_201;
const TURN_MS = 500;
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
 * Throws RefusedStart when a migration that ran here says something else today.
 *
 * @returns the names of the migrations that ran
 */
export async function migrate(
  config: Pick<Config, 'DATABASE_URL'>,
  entities: Parameters<typeof databaseOptions>[1],
  files = migrationFiles(),
): Promise<string[]> {
  const alone = new Client({ connectionString: config.DATABASE_URL });
  await alone.connect();
  try {
    await takeTurn(alone);
    return await migrateAlone(config, entities, files);
  } finally {
    await alone.end();
  }
}

/** Asks again and again: a statement that waits counts as running, and an index that is made `concurrently` waits for it. */
async function takeTurn(client: Client): Promise<void> {
  const isMine = async () => {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      LOCK,
    ]);
    return rows[0]?.taken;
  };
  while (!(await isMine())) await sleep(TURN_MS);
}

async function migrateAlone(
  config: Pick<Config, 'DATABASE_URL'>,
  entities: Parameters<typeof databaseOptions>[1],
  files: MigrationFile[],
): Promise<string[]> {
  const noLimits = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 };
  const options = databaseOptions(config, entities, {
    // One connection, so that what is set holds for the migration that follows.
    max: 1,
    connectionTimeoutMillis: 20_000,
    lock_timeout: PATIENCE_MS,
    ...noLimits,
  });
  const orm = await MikroORM.init({
    ...options,
    migrations: { ...options.migrations, migrationsList: migrations(files) },
    discovery: { warnWhenNoEntities: false },
  });
  try {
    await requireServerVersion(orm);
    await provideUuidv7(orm);
    await refuseChangedMigrations(orm.em.fork(), files);
    const pending = new Set((await orm.migrator.getPending()).map(({ name }) => name));
    const due = files.filter(({ file }) => pending.has(nameOf(file)));
    for (const file of due) await run(orm, file);
    await recordChecksums(orm.em.fork(), files);
    return due.map(({ file }) => nameOf(file));
  } finally {
    await orm.close();
  }
}

async function run(orm: MikroORM, migration: MigrationFile): Promise<void> {
  // Nobody queues behind what runs outside of a transaction, and an index that gave way would be left half made.
  const patience = isTransactional(migration) ? PATIENCE_MS : 0;
  await orm.em.execute(`set lock_timeout = ${patience}`);
  for (let attempt = 1; ; attempt++) {
    try {
      await orm.migrator.up(nameOf(migration.file));
      return;
    } catch (error) {
      if (attempt === ATTEMPTS || (error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE) throw error;
      await sleep(PAUSE_MS);
    }
  }
}
