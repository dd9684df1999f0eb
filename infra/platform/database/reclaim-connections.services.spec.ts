import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { loadConfig } from '../config/config.ts';
import { databaseOptions } from './database.module.ts';
import { reclaimConnections } from './reclaim-connections.ts';
import { rowsOf, sql } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

const POOL = {
  max: 2,
  connectionTimeoutMillis: 10_000,
  lock_timeout: 1_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

describe('connections that nobody gives back', () => {
  let database: TestDatabase;
  let em: EntityManager;
  const open: { close(): Promise<void> }[] = [];
  const connect = async (): Promise<EntityManager> => {
    const config = loadConfig({ DATABASE_URL: database.url, APP_SECRET: 'x'.repeat(32) });
    const options = databaseOptions(config, [], POOL);
    const orm = await MikroORM.init({
      ...options,
      discovery: { warnWhenNoEntities: false },
    });
    open.push(orm);
    return orm.em;
  };
  beforeAll(async () => {
    database = await createTestDatabase();
    em = await connect();
  });
  afterAll(async () => {
    await Promise.all(open.map((orm) => orm.close()));
    await database.drop();
  });

  it.each([
    ['in a statement', (unit: EntityManager) => rowsOf(unit, sql`select pg_sleep(5)`)],
    // Long enough to be broken meanwhile.
    ['between two statements', () => sleep(500)],
  ])(
    'broken %s of a transaction should be replaced, more often than the pool has places',
    async (_, work) => {
      const other = await connect();
      for (let number = 0; number < 2 * POOL.max; number++) {
        let begun = () => {};
        const beginning = new Promise<void>((resolve) => {
          begun = resolve;
        });
        const transaction = em.fork().transactional(async (unit) => {
          await rowsOf(unit, sql`select 1`);
          begun();
          await work(unit);
        });
        const failed = expect(transaction).rejects.toThrow();
        await beginning;
        await rowsOf(
          other.fork(),
          sql`select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and pid <> pg_backend_pid()`,
        );
        await failed;
      }

      await expect(rowsOf(em.fork(), sql`select 1 as one`)).resolves.toEqual([{ one: 1 }]);
    },
  );

  it('opened for a statement when the pool closes should not keep it from closing', async () => {
    const pool = new Pool({ connectionString: database.url });
    reclaimConnections(pool);
    const builder = new Kysely({ dialect: new PostgresDialect({ pool }) });
    const statement = expect(sql`select 1`.execute(builder)).rejects.toThrow();
    while (pool.totalCount === 0) await setImmediate();

    await builder.destroy();

    await statement;
    expect(pool.totalCount).toBe(0);
  });
});
