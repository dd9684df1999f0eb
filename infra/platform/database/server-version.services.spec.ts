import { MikroORM } from '@mikro-orm/postgresql';
import { loadConfig } from '../config/config.ts';
import { databaseOptions } from './database.module.ts';
import { requireServerVersion } from './server-version.ts';

describe('the version of the PostgreSQL server', () => {
  let orm: MikroORM;
  beforeAll(async () => {
    const config = loadConfig({ ...process.env, APP_SECRET: 'x'.repeat(32) });
    orm = await MikroORM.init({ ...databaseOptions(config, []), discovery: { warnWhenNoEntities: false } });
  });
  afterAll(() => orm.close());

  it('should do', async () => {
    await expect(requireServerVersion(orm)).resolves.toBeUndefined();
  });

  it('should be refused with a sentence where it is too old', async () => {
    await expect(requireServerVersion(orm, 99)).rejects.toThrow(
      /^Tablefall needs PostgreSQL 99 or newer; the server that DATABASE_URL names is 18\./,
    );
  });
});
