import { randomUUID } from 'node:crypto';
import { chmod, cp, mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type Config, loadConfig } from '@tablefall/platform/config/config';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { mailHold } from '@tablefall/platform/outbox/mail-hold';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { backupsOf } from './backup-success.entity.ts';
import { openDatabase, serverMajor, tablesOf } from './database.ts';
import { drill } from './drill.ts';
import { DUMP, type Manifest, readManifest } from './manifest.ts';
import { PostgresPrograms } from './programs.ts';
import { differences, restoreBackup } from './restore-backup.ts';
import { type Backup, takeBackup } from './take-backup.ts';

/** Where PostgreSQL's own programs are too old for the server, or not there at all, backups cannot be tried. */
const OBSTACLE = await obstacle();
const whereThereArePrograms = OBSTACLE ? describe.skip : describe;
if (OBSTACLE) process.stderr.write(`\nBackup and restore are NOT tried here: ${OBSTACLE}\n\n`);

async function obstacle(): Promise<string | null> {
  const config = loadConfig({ ...process.env, APP_SECRET: 'x'.repeat(32) });
  const orm = await openDatabase(config.DATABASE_URL);
  try {
    await new PostgresPrograms(config, config.DATABASE_URL).requireVersion(await serverMajor(orm.em.fork()));
    return null;
  } catch (error) {
    return (error as Error).message;
  } finally {
    await orm.close();
  }
}

whereThereArePrograms('a backup', () => {
  let app: TestApp;
  let home: string;
  let orm: MikroORM;
  let backup: Backup;
  const databases: string[] = [];
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'backups-'));
    const { BACKUP_POSTGRES_PROGRAMS } = process.env;
    app = await TestApp.start({
      BACKUP_FOLDER: home,
      ...(BACKUP_POSTGRES_PROGRAMS && { BACKUP_POSTGRES_PROGRAMS }),
    });
    await app.signedIn(ADMIN);
    await app.outbox.addInvitations(20, await app.outbox.addMailing());
    await writeFile(join(app.config.STORAGE_FOLDER, 'manifest.json'), '{"photos":[]}');
    orm = await openDatabase(app.config.DATABASE_URL);
    backup = await takeBackup(app.config, orm);
  });
  afterAll(async () => {
    for (const name of databases) await onServer(`drop database ${name} with (force)`);
    await orm.close();
    await app.stop();
    await rm(home, { recursive: true });
  });

  const onServer = async (statement: string) => {
    await orm.em.fork().getConnection().execute(statement);
  };
  /** An installation with an empty database and no stored files. */
  const elsewhere = async (): Promise<Config> => {
    const name = `restored_${randomUUID().slice(0, 8)}`;
    await onServer(`create database ${name}`);
    databases.push(name);
    const url = new URL(app.config.DATABASE_URL);
    url.pathname = `/${name}`;
    return changed({ DATABASE_URL: url.href, STORAGE_FOLDER: join(home, name) });
  };
  const changed = (changes: Partial<Config>): Config => ({ ...app.config, ...changes }) as Config;
  const on = async <T>({ DATABASE_URL }: Config, work: (database: MikroORM) => Promise<T>): Promise<T> => {
    const database = await openDatabase(DATABASE_URL);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  };
  const copied = async (): Promise<string> => {
    const copy = await mkdtemp(join(home, 'copy-'));
    await cp(backup.folder, copy, { recursive: true });
    return copy;
  };
  const rewrite = async (folder: string, change: (manifest: Manifest) => void) => {
    const file = join(folder, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
    change(manifest);
    await writeFile(file, JSON.stringify(manifest));
  };

  it('should say what it holds, and let nobody else read it', async () => {
    expect(backup.manifest).toMatchObject({
      mailsWaiting: 20,
      media: { kind: 'tar' },
      sealed: [],
      tables: { mail: { rows: 21, md5: expect.stringMatching(/^\w{32}$/) }, account: { rows: 1 } },
    });
    expect(Object.keys(backup.manifest.files).sort()).toEqual([DUMP, 'media.tar']);
    for (const name of ['', ...(await readdir(backup.folder))]) {
      expect((await stat(join(backup.folder, name))).mode & 0o077).toBe(0);
    }
    const [row] = await backupsOf(orm.em.fork())
      .selectFrom('backup_success')
      .select(['what', 'bytes'])
      .execute();
    expect(row).toEqual({ what: 'backup', bytes: expect.any(Number) });
  });

  it('should be restored whole, with its files, and with all mail held', async () => {
    const config = await elsewhere();

    await restoreBackup(config, backup.folder);

    expect(await differences(config.DATABASE_URL, backup.manifest.tables)).toEqual(['mail_hold']);
    expect(await on(config, ({ em }) => mailHold(em.fork()))).toMatchObject({
      reason: 'restore',
      backupAt: backup.manifest.takenAt,
      backupWaiting: 20,
    });
    expect(await readFile(join(config.STORAGE_FOLDER, 'manifest.json'), 'utf8')).toBe('{"photos":[]}');
  });

  it('should stay held as a restored one when it was taken while mail was held', async () => {
    await app.outbox.holdAll();
    // Backups are named by the second.
    await sleep(1_000);
    const held = await takeBackup(app.config, orm);
    await app.outbox.releaseAll();
    const config = await elsewhere();

    await restoreBackup(config, held.folder);

    expect(await on(config, ({ em }) => mailHold(em.fork()))).toMatchObject({ reason: 'restore' });
    await rm(held.folder, { recursive: true });
  });

  it('should be restored into an empty database only', async () => {
    await expect(restoreBackup(app.config, backup.folder)).rejects.toThrow(
      /^The database test_\w+ is not empty: it has \d+ tables\. Nothing was changed\./,
    );
  });

  it('should be refused when a file of it was changed, or when it is of a newer release', async () => {
    const damaged = await copied();
    await truncate(join(damaged, DUMP), 5_000);
    await expect(restoreBackup(await elsewhere(), damaged)).rejects.toThrow(/database\.dump is damaged/);
    const newer = await copied();
    await rewrite(newer, (manifest) => Object.assign(manifest, { newestMigration: '9999-later' }));
    await expect(restoreBackup(await elsewhere(), newer)).rejects.toThrow(
      /migration 9999-later, which this release/,
    );
    await expect(restoreBackup(await elsewhere(), home)).rejects.toThrow(/is no backup/);
  });

  it('should leave the database empty when its dump breaks off', async () => {
    const half = await copied();
    await truncate(join(half, DUMP), Math.floor((await stat(join(half, DUMP))).size * 0.8));
    await rewrite(half, ({ files }) => delete files[DUMP]);
    const config = await elsewhere();

    await expect(restoreBackup(config, half)).rejects.toThrow();

    expect(await on(config, ({ em }) => tablesOf(em.fork()))).toEqual([]);
  });

  it('should never be taken for one when it was not finished', async () => {
    const broken = await mkdtemp(join(home, 'programs-'));
    await writeFile(
      join(broken, 'pg_dump'),
      '#!/bin/sh\ncase $1 in --version) echo "pg_dump 99.1";; *) echo broken >&2; exit 1;; esac\n',
    );
    for (const name of ['pg_restore', 'psql']) await cp(join(broken, 'pg_dump'), join(broken, name));
    for (const name of await readdir(broken)) await chmod(join(broken, name), 0o700);
    const before = await readdir(home);

    await expect(takeBackup(changed({ BACKUP_POSTGRES_PROGRAMS: broken }), orm)).rejects.toThrow(
      /failed: broken/,
    );

    expect(await readdir(home)).toEqual(before);
  });

  it('should be tried by a drill, which leaves nothing behind', async () => {
    const { manifest } = await drill(app.config, orm);

    expect(manifest.takenAt).toBe(backup.manifest.takenAt);
    const rows = await backupsOf(orm.em.fork())
      .selectFrom('backup_success')
      .select('what')
      .orderBy('what')
      .execute();
    expect(rows).toEqual([{ what: 'backup' }, { what: 'drill' }]);
    expect(await scratchDatabases()).toEqual([]);
  });

  it('should fail its drill where it does not hold what it says', async () => {
    const original = await readManifest(backup.folder);
    await rewrite(backup.folder, ({ tables }) => Object.assign(tables, { mail: { rows: 22, md5: '' } }));

    await expect(drill(app.config, orm)).rejects.toThrow(/was restored, but differs in: mail\.$/);

    await rewrite(backup.folder, (manifest) => Object.assign(manifest, original));
    expect(await scratchDatabases()).toEqual([]);
  });

  const scratchDatabases = () =>
    rowsOf(orm.em.fork(), sql`select datname from pg_database where datname like 'tablefall_drill_%'`);
});
