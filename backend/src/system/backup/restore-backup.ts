import { join } from 'node:path';
import type { Config } from '@tablefall/platform/config/config';
import { migrationNames } from '@tablefall/platform/database/migrations';
import { holdAfterRestore } from '@tablefall/platform/outbox/mail-hold';
import {
  type Fingerprints,
  fingerprintsOf,
  onSnapshot,
  openDatabase,
  serverMajor,
  tablesOf,
} from './database.ts';
import { DUMP, type Manifest, readManifest } from './manifest.ts';
import { restoreMedia } from './media.ts';
import { OperationError, PostgresPrograms } from './programs.ts';

/**
 * Restores a backup into the empty database of the configuration, holds all mail in the same transaction, and puts
 * stored files back.
 * Throws OperationError before anything is changed, when something does not fit.
 */
export async function restoreBackup(config: Config, folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  const hold = holdAfterRestore({ at: new Date(manifest.takenAt), waiting: manifest.mailsWaiting });
  await restoreDatabase(config, config.DATABASE_URL, { folder, manifest, statements: hold });
  await restoreMedia(config, folder, manifest.media);
  return manifest;
}

/** Restores the database of a backup, and then runs statements, in one transaction. */
export async function restoreDatabase(
  config: Config,
  url: string,
  backup: { folder: string; manifest: Manifest; statements: string },
): Promise<void> {
  const { folder, manifest, statements } = backup;
  requireKnownMigration(manifest);
  const programs = new PostgresPrograms(config, url);
  const orm = await openDatabase(url);
  try {
    const em = orm.em.fork();
    await programs.requireVersion(Math.max(await serverMajor(em), manifest.postgres));
    const tables = await tablesOf(em);
    if (tables.length > 0) {
      throw new OperationError(
        `The database ${new URL(url).pathname.slice(1)} is not empty: it has ${tables.length} tables. Nothing was changed. Make an empty one, name it in DATABASE_URL, and try again.`,
      );
    }
    await programs.restore(join(folder, DUMP), statements);
    await em.getConnection().execute('analyze');
  } finally {
    await orm.close();
  }
}

/** The tables in which a database is not what the backup says. */
export async function differences(url: string, expected: Fingerprints): Promise<string[]> {
  const orm = await openDatabase(url);
  try {
    const found = await onSnapshot(orm, fingerprintsOf);
    const tables = new Set([...Object.keys(expected), ...Object.keys(found)]);
    return [...tables].filter(
      (table) => found[table]?.md5 !== expected[table]?.md5 || found[table]?.rows !== expected[table]?.rows,
    );
  } finally {
    await orm.close();
  }
}

/** A newer release knows older schemas, never the other way. */
function requireKnownMigration({ newestMigration, version }: Manifest): void {
  if (!migrationNames().includes(newestMigration)) {
    throw new OperationError(
      `This backup was taken by Tablefall ${version} with the migration ${newestMigration}, which this release does not know. Install that release or a newer one, and try again.`,
    );
  }
}
