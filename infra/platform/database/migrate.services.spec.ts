import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { loadConfig } from '../config/config.ts';
import { migrate } from './migrate.ts';
import { migrationNames } from './migrations.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

describe('migrating', () => {
  let database: TestDatabase;
  let client: Client;
  const config = () => loadConfig({ DATABASE_URL: database.url, APP_SECRET: 'x'.repeat(32) });
  beforeEach(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    await client.connect();
  });
  afterEach(async () => {
    await client.end();
    await database.drop();
  });

  it('should be done once by two that begin at the same moment', async () => {
    await client.query('drop schema public cascade; create schema public');

    const done = await Promise.all([migrate(config(), []), migrate(config(), [])]);

    expect(done.map(({ length }) => length).sort((one, other) => one - other)).toEqual([
      0,
      migrationNames().length,
    ]);
  });

  it('should give way to who holds what it needs, and be done once they are through', async () => {
    await client.query('drop schema public cascade; create schema public');
    await client.query('begin; create table account (id int)');
    const migrating = migrate(config(), []).catch((error: Error) => error);

    // Longer than it waits at a time.
    await sleep(5_000);
    await client.query('rollback');

    expect(await migrating).toEqual(migrationNames());
  }, 60_000);
});
