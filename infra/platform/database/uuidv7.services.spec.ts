import { MikroORM } from '@mikro-orm/postgresql';
import { databaseOptions } from './database.module.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';
import { provideUuidv7, uuidv7As } from './uuidv7.ts';

const VERSION_7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

describe('uuidv7() for a server that has none', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  beforeAll(async () => {
    database = await createTestDatabase();
    const options = databaseOptions({ DATABASE_URL: database.url }, []);
    orm = await MikroORM.init({ ...options, discovery: { warnWhenNoEntities: false } });
    await orm.em.getConnection().execute(uuidv7As('public.our_uuidv7'));
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  const made = async (count: number): Promise<string[]> => {
    const rows = (await orm.em
      .getConnection()
      .execute(`select our_uuidv7() as id, pg_sleep(0.00002) from generate_series(1, ${count})`)) as {
      id: string;
    }[];
    return rows.map(({ id }) => id);
  };

  it('should make ids of version 7 that say when they were made, each another', async () => {
    const before = Date.now();
    const ids = await made(200);
    const after = Date.now();

    for (const id of ids) expect(id).toMatch(VERSION_7);
    expect(new Set(ids).size).toBe(200);
    const moments = ids.map((id) => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
    expect(Math.min(...moments)).toBeGreaterThanOrEqual(before - 1);
    expect(Math.max(...moments)).toBeLessThanOrEqual(after + 1);
  });

  it('should make them in their order, also within a millisecond', async () => {
    const ids = await made(500);
    expect(ids).toEqual(ids.toSorted());
  });

  it('should not be made where the server has its own', async () => {
    await provideUuidv7(orm);
    const [{ own }] = (await orm.em
      .getConnection()
      .execute(`select to_regprocedure('public.uuidv7()') is null as own`)) as [{ own: boolean }];
    expect(own).toBe(true);
  });
});
