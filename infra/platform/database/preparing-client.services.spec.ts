import { type EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Clock } from '../clock/clock.ts';
import { loadConfig } from '../config/config.ts';
import { databaseOptions } from './database.module.ts';
import { PLANNED_ANEW, PreparingClient } from './preparing-client.ts';
import { firstRowOf, type RawBuilder, rowsOf, sql } from './sql.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { Transactions } from './transactions.ts';

const POOL = {
  max: 1,
  Client: PreparingClient,
  connectionTimeoutMillis: 10_000,
  lock_timeout: 1_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 10_000,
};

describe('statements that connections keep', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  let em: EntityManager;
  beforeAll(async () => {
    database = await createTestDatabase();
    const config = loadConfig({ DATABASE_URL: database.url, APP_SECRET: 'x'.repeat(32) });
    orm = await MikroORM.init({
      ...databaseOptions(config, [], POOL),
      discovery: { warnWhenNoEntities: false },
    });
    em = orm.em.fork();
    await rowsOf(em, sql`create table game (name text)`);
    await rowsOf(em, sql`insert into game values ('Azul'), ('Ark Nova')`);
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  const runTenTimes = async (statement: (run: number) => RawBuilder<unknown>) => {
    const answers = [];
    for (let run = 0; run < 10; run++) answers.push(await rowsOf(em, statement(run)));
    return answers;
  };
  const kept = async (text: string) => {
    const row = await firstRowOf<{ kept: boolean }>(
      em,
      sql`select exists (select from pg_prepared_statements where position(${text} in statement) > 0) as kept`,
    );
    return row?.kept;
  };

  it('should be those which run again and again, whatever their values', async () => {
    const answers = await runTenTimes((run) => sql`select ${run}::int as often_run`);

    expect(answers.map(([row]) => row)).toEqual(Array.from({ length: 10 }, (_, run) => ({ often_run: run })));
    expect(await kept('often_run')).toBe(true);
    await rowsOf(em, sql`select ${1}::int as run_once`);
    expect(await kept('run_once')).toBe(false);
  });

  it('should not be those that are planned for what they are asked, pattern or number', async () => {
    await runTenTimes(() => sql`select name as filtered from game where ${sql.raw(PLANNED_ANEW)} name > 'B'`);
    expect(await kept('as filtered')).toBe(false);

    const answers = await runTenTimes(() => sql`select name as found from game where name ilike ${'%nova'}`);

    expect(answers[9]).toEqual([{ found: 'Ark Nova' }]);
    expect(await kept('as found')).toBe(false);
  });

  it('should fail like any other, and leave the transaction to be rolled back', async () => {
    const add = (name: string | null) =>
      em.transactional(async (unit) => {
        await rowsOf(unit, sql`insert into game values (${name})`);
        await rowsOf(unit, sql`select 1 / length(${name}) as quotient`);
      });
    for (let run = 0; run < 10; run++) await add('Brass');

    await expect(add('')).rejects.toMatchObject({ code: '22012' });
    await expect(add('Catan')).resolves.toBeUndefined();
    const { count } =
      (await firstRowOf<{ count: number }>(em, sql`select count(*)::int as count from game`)) ?? {};
    expect(count).toBe(13);
  });

  it('should be kept although thousands of others were run once or twice before', async () => {
    for (let run = 0; run < 2_000; run++)
      await rowsOf(em, sql`select ${1}::int as ${sql.ref(`once_${run}`)}`);
    await runTenTimes((run) => sql`select ${run}::int as often_later`);

    expect(await kept('often_later')).toBe(true);
  });

  it('should not be what the ORM writes, whose text holds the values', async () => {
    for (let run = 0; run < 10; run++) await em.execute('select 7 as of_the_orm');

    expect(await kept('of_the_orm')).toBe(false);
  });

  describe('while a migration of the next release runs', () => {
    const allOf = () => sql<object>`select "g".* from game as "g" where "g".name = ${'Azul'}`;
    const retyped = () => sql<{ players: unknown }>`select players from game where name = ${'Azul'}`;

    it('should read columns that it has added', async () => {
      await runTenTimes(allOf);
      await rowsOf(em, sql`alter table game add column players int default 4`);

      expect((await runTenTimes(allOf))[0]).toEqual([{ name: 'Azul', players: 4 }]);
      expect(await kept('"g".*')).toBe(false);
    });

    it('should be run without the plan that it made void, and kept anew', async () => {
      await runTenTimes(retyped);
      expect(await kept('select players from game')).toBe(true);
      await rowsOf(em, sql`alter table game alter column players type text`);

      expect(await rowsOf(em, retyped())).toEqual([{ players: '4' }]);
      expect((await runTenTimes(retyped))[9]).toEqual([{ players: '4' }]);
    });

    it('should have their transaction begin anew', async () => {
      await runTenTimes(retyped);
      await rowsOf(em, sql`alter table game alter column players type int using players::int`);
      const transactions = new Transactions(orm.em, new Clock());
      let begun = 0;

      const read = await transactions.run((unit) => {
        begun += 1;
        return rowsOf(unit.em, retyped());
      });

      expect([begun, read]).toEqual([2, [{ players: 4 }]]);
    });
  });
});
