import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { DAY_MS } from '@tablefall/platform/clock/durations';
import type { Config } from '@tablefall/platform/config/config';
import { sql } from '@tablefall/platform/database/sql';
import { release } from '@tablefall/platform/logging/start-line';
import { unsentMails } from '@tablefall/platform/outbox/mail-hold';
import { backupsOf } from './backup-success.entity.ts';
import { fingerprintsOf, migrationsOf, onSnapshot, serverMajor } from './database.ts';
import {
  backupsIn,
  DUMP,
  type Manifest,
  momentOfBackup,
  nameOfBackup,
  sizeOf,
  writeManifest,
} from './manifest.ts';
import { backUpByRestic, backUpMedia, forgetOldSnapshots } from './media.ts';
import { OperationError, PostgresPrograms } from './programs.ts';
import { outdated } from './retention.ts';
import { seal } from './sealed.ts';

/** A backup that is being written has this before its name; one that broke off keeps it. */
const UNFINISHED = '.unfinished-';

export interface Backup {
  folder: string;
  manifest: Manifest;
  /** How many old ones were deleted. */
  deleted: number;
}

/**
 * Backs up the database, the stored files and, sealed, the secrets. Dump and fingerprints show the same moment. The
 * backup gets its name when it is complete.
 */
export async function takeBackup(config: Config, orm: MikroORM): Promise<Backup> {
  const home = folderOf(config);
  // Nobody else of this machine may read what is in there.
  process.umask(0o077);
  await mkdir(home, { recursive: true });
  await clearAway(home);
  const takenAt = new Date();
  const name = nameOfBackup(takenAt);
  const unfinished = join(home, `${UNFINISHED}${name}`);
  await mkdir(unfinished);
  try {
    const manifest = await fill(unfinished, takenAt, config, orm);
    const folder = join(home, name);
    await rename(unfinished, folder);
    if (config.BACKUP_RESTIC_REPOSITORY) await backUpByRestic(config, folder, 'backup');
    await recordSuccess(orm, 'backup', name, manifest);
    return { folder, manifest, deleted: await deleteOld(home, config) };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/** Throws OperationError where no folder is named. */
export function folderOf({ BACKUP_FOLDER }: Config): string {
  if (!BACKUP_FOLDER) {
    throw new OperationError('Set BACKUP_FOLDER: it names the folder of backups.');
  }
  return BACKUP_FOLDER;
}

/** Says in the database that a backup was taken, or restored for a trial, for who watches over it. */
export async function recordSuccess(
  orm: MikroORM,
  what: 'backup' | 'drill',
  backup: string,
  manifest: Manifest,
): Promise<void> {
  const row = { at: sql<Date>`now()`, backup, bytes: sizeOf(manifest) };
  await backupsOf(orm.em.fork())
    .insertInto('backup_success')
    .values({ what, ...row })
    .onConflict((conflict) => conflict.column('what').doUpdateSet(row))
    .execute();
}

async function fill(folder: string, takenAt: Date, config: Config, orm: MikroORM): Promise<Manifest> {
  const programs = new PostgresPrograms(config, config.DATABASE_URL);
  const seen = await onSnapshot(orm, async (em, snapshot) => {
    const postgres = await serverMajor(em);
    await programs.requireVersion(postgres);
    await programs.dump(join(folder, DUMP), snapshot);
    return {
      postgres,
      tables: await fingerprintsOf(em),
      mailsWaiting: await unsentMails(em),
      newestMigration: (await migrationsOf(em)).at(-1) ?? '',
    };
  });
  const media = await backUpMedia(config, folder);
  const sealed = await seal(config, folder);
  const about = { takenAt: takenAt.toISOString(), ...release(), publicUrl: config.PUBLIC_URL };
  return writeManifest(folder, { ...about, ...seen, media, sealed });
}

/** What broke off long ago; a younger one may be under way. */
async function clearAway(home: string): Promise<void> {
  for (const name of await readdir(home)) {
    const isLeft =
      name.startsWith(UNFINISHED) && (await stat(join(home, name))).mtimeMs < Date.now() - DAY_MS;
    if (isLeft) await rm(join(home, name), { recursive: true, force: true });
  }
}

async function deleteOld(home: string, config: Config): Promise<number> {
  const old = outdated((await backupsIn(home)).map(momentOfBackup), new Date());
  for (const moment of old) await rm(join(home, nameOfBackup(moment)), { recursive: true, force: true });
  if (config.BACKUP_RESTIC_REPOSITORY) await forgetOldSnapshots(config);
  return old.length;
}
