import { MikroORM } from '@mikro-orm/postgresql';
import { loadConfig } from '@tablefall/platform/config/config';
import { databaseOptions } from '@tablefall/platform/database/database.module';
import { createTestDatabase, type TestDatabase } from '@tablefall/platform/database/test-database';
import { entities } from '../src/entities.ts';

/** Functions, names of indexes and constraints, checks, and defaults for rows that SQL inserts. */
const KNOWN_TO_MIGRATIONS_ONLY =
  /^(drop (index|function)|alter table "\w+" ((drop|add) constraint|alter column "\w+" drop default))/;

describe('entities and migrations', () => {
  let database: TestDatabase;
  let orm: MikroORM;
  beforeAll(async () => {
    database = await createTestDatabase();
    const config = loadConfig({ DATABASE_URL: database.url, APP_SECRET: 'x'.repeat(32) });
    orm = await MikroORM.init(databaseOptions(config, entities));
  });
  afterAll(async () => {
    await orm.close();
    await database.drop();
  });

  /** What the entities would have of the database, but for what the migrations alone say. */
  const drift = async () => {
    const statements = (await orm.schema.getUpdateSchemaSQL({ wrap: false })).split('\n').filter(Boolean);
    return statements.filter((statement) => !KNOWN_TO_MIGRATIONS_ONLY.test(statement));
  };

  it('should name the same columns, of the same types', async () => {
    expect(await drift()).toEqual([]);
  });

  it('should be seen to part when a migration renames a column', async () => {
    await orm.em.execute('alter table gameday rename column capacity to room');

    expect(await drift()).not.toEqual([]);
  });
});
