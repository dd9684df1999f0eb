import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import type { Config } from '@tablefall/platform/config/config';
import { backupsIn, type Manifest, readManifest } from './manifest.ts';
import { OperationError } from './programs.ts';
import { differences, restoreDatabase } from './restore-backup.ts';
import { folderOf, recordSuccess } from './take-backup.ts';

/**
 * Restores the newest backup into a database of its own, which is dropped afterwards, and compares every table with
 * what the backup says it held.
 * Throws OperationError when the backup would not have helped.
 */
export async function drill(config: Config, orm: MikroORM): Promise<{ name: string; manifest: Manifest }> {
  const home = folderOf(config);
  const [name] = await backupsIn(home);
  if (!name) {
    throw new OperationError(`There is no backup in ${home} yet.`);
  }
  const folder = join(home, name);
  const manifest = await readManifest(folder);
  const scratch = `tablefall_drill_${randomUUID().slice(0, 8)}`;
  const url = new URL(config.DATABASE_URL);
  url.pathname = `/${scratch}`;
  const server = orm.em.fork().getConnection();
  await server.execute(`create database ${scratch}`).catch((error: Error) => {
    throw new OperationError(
      `No database could be made for the drill: ${error.message}. Let the role of DATABASE_URL make some: alter role … createdb.`,
    );
  });
  try {
    await restoreDatabase(config, url.href, { folder, manifest, statements: '' });
    const differing = await differences(url.href, manifest.tables);
    if (differing.length > 0) {
      throw new OperationError(`The backup ${name} was restored, but differs in: ${differing.join(', ')}.`);
    }
  } finally {
    await server.execute(`drop database ${scratch} with (force)`);
  }
  await recordSuccess(orm, 'drill', name, manifest);
  return { name, manifest };
}
