import 'reflect-metadata';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { RefusedStart } from '../refused-start.ts';
import { migrate } from './migrate.ts';
import { type MigrationFile, migrationFiles, migrationNames } from './migrations.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const TABLE: MigrationFile = { file: '0001-table.sql', statements: 'create table a (id int);' };
const COLUMN: MigrationFile = { file: '0002-column.sql', statements: 'alter table a add column b int;' };
const INDEX: MigrationFile = {
  file: '0003-index.sql',
  statements: `-- not in a transaction
drop index concurrently if exists a_id;
create index concurrently a_id on a (id);
`,
};
const MISTAKE: MigrationFile = { file: '0004-mistake.sql', statements: 'alter table nowhere add b int;' };

describe('migrating', () => {
  let database: TestDatabase;
  let client: Client;
  let other: Client;
  const bring = (files?: MigrationFile[]) => migrate({ DATABASE_URL: database.url }, [], files);
  beforeEach(async () => {
    database = await createTestDatabase();
    client = new Client({ connectionString: database.url });
    other = new Client({ connectionString: database.url });
    await client.connect();
    await other.connect();
    await client.query('drop schema public cascade; create schema public');
  });
  afterEach(async () => {
    await client.end();
    await other.end();
    await database.drop();
  });

  it('should be done once by two that begin at the same moment', async () => {
    const done = await Promise.all([bring(), bring()]);

    expect(done.map(({ length }) => length).sort((one, other) => one - other)).toEqual([
      0,
      migrationNames().length,
    ]);
  });

  it('should give way to who holds what it needs, and be done once they are through', async () => {
    await client.query('begin; create table account (id int)');
    const migrating = bring().catch((error: Error) => error);

    // It has given up once.
    await waiting(1);
    await waiting(0);
    await client.query('rollback');

    expect(await migrating).toEqual(migrationNames());
  }, 60_000);

  it('should let others go on with a table that it waits for', async () => {
    await bring([TABLE]);
    await client.query('begin; select from a');
    const migrating = bring([TABLE, COLUMN]);
    await waiting(1);

    // Behind the waiting migration; without its patience this would wait for the end of the first reader.
    await other.query('select from a');

    await client.query('commit');
    expect(await migrating).toEqual(['0002-column']);
  }, 60_000);

  it('should make an index that nobody waits for, also while another process waits for its turn', async () => {
    await bring([TABLE]);
    // Holds the first one up in the middle of its index until the second one waits.
    await client.query('begin; insert into a values (1)');
    const first = bring([TABLE, INDEX]);
    await waiting(1);
    const second = bring([TABLE, INDEX]);
    const refused = `select from pg_stat_activity where query like '%pg_try_advisory_lock%' and state = 'idle'`;
    while ((await other.query(refused)).rowCount !== 2) await sleep(20);
    await other.query('insert into a values (2)');
    await client.query('commit');

    expect(await Promise.all([first, second])).toEqual([['0003-index'], []]);
    const { rows } = await client.query(
      `select indisvalid from pg_index where indexrelid = 'a_id'::regclass`,
    );
    expect(rows).toEqual([{ indisvalid: true }]);
  }, 60_000);

  it('should wait for a long transaction with such an index, and not begin it again and again', async () => {
    await bring([TABLE]);
    await client.query('begin; insert into a values (1)');
    const migrating = bring([TABLE, INDEX]);
    await waiting(1);
    const begun = `select query_start from pg_stat_activity where state = 'active' and query like '%create index concurrently%' and pid <> pg_backend_pid()`;
    const { rows } = await other.query(begun);
    // Longer than a migration in a transaction waits at a time.
    await sleep(5_000);
    expect((await other.query(begun)).rows).toEqual(rows);
    await client.query('commit');

    expect(await migrating).toEqual(['0003-index']);
  }, 60_000);

  it('should keep what was done before a migration that fails', async () => {
    await expect(bring([TABLE, MISTAKE])).rejects.toThrow('"nowhere" does not exist');

    expect(await bring([TABLE, COLUMN])).toEqual(['0002-column']);
  });

  it('should refuse to go on where a migration that ran says something else today', async () => {
    const files = migrationFiles();
    await bring(files);
    const [first, ...rest] = files as [MigrationFile, ...MigrationFile[]];
    const changed = { ...first, statements: `${first.statements}\n-- changed` };

    const refused = await bring([changed, ...rest, { ...TABLE, file: '9999-new.sql' }]).catch(
      (error: Error) => error,
    );

    expect(refused).toBeInstanceOf(RefusedStart);
    expect((refused as Error).message).toMatch(`by other files than these: ${first.file}. Nothing was done.`);
    expect((await client.query(`select to_regclass('a') as made`)).rows).toEqual([{ made: null }]);
  });

  it('should write down what ran before there were checksums, and pass over what a newer release brought', async () => {
    await bring();
    await client.query('update mikro_orm_migrations set checksum = null');
    await client.query(`insert into mikro_orm_migrations (name, checksum) values ('9999-newer', 'x')`);

    expect(await bring()).toEqual([]);

    const { rows } = await client.query('select from mikro_orm_migrations where checksum is null');
    expect(rows).toEqual([]);
  });

  /** Until so many statements wait for a lock. */
  async function waiting(count: number): Promise<void> {
    const statement = `select from pg_locks where not granted and pid in (select pid from pg_stat_activity where datname = current_database())`;
    while ((await other.query(statement)).rowCount !== count) await sleep(20);
  }
});
