import 'reflect-metadata';
import { MikroORM } from '@mikro-orm/postgresql';
import { loadConfig } from '@tablefall/platform/config/config';
import { databaseOptions } from '@tablefall/platform/database/database.module';
import { requireServerVersion } from '@tablefall/platform/database/server-version';
import { entities } from './entities.ts';

// Brings the database to the newest migration and exits.
const orm = await MikroORM.init(databaseOptions(loadConfig(), entities));
try {
  await requireServerVersion(orm);
  const done = await orm.migrator.up();
  process.stdout.write(`${JSON.stringify({ migrated: done.map(({ name }) => name) })}\n`);
} finally {
  await orm.close();
}
