import { EntityManager } from '@mikro-orm/postgresql';
import { migrationNames } from '@tablefall/platform/database/migrations';
import { TestApp } from '../../test/test-app.ts';

describe('readiness', () => {
  let app: TestApp;
  const execute = (statement: string) => app.get(EntityManager).fork().execute(statement);
  beforeEach(async () => {
    app = await TestApp.start();
  });
  afterEach(() => app.stop());

  it('should wait for the newest migration that the release brings', async () => {
    const newest = migrationNames().at(-1);
    await execute(`delete from mikro_orm_migrations where name = '${newest}'`);

    const { body } = await app.browser().get('/api/health/ready').expect(503);
    expect(body.message).toBe('Not ready: migrations.');

    await execute(`insert into mikro_orm_migrations (name) values ('${newest}')`);
    await app.browser().get('/api/health/ready').expect(200);
  });

  it('should be there beside a newer release, whose migrations this one does not know', async () => {
    await execute(`insert into mikro_orm_migrations (name) values ('9999-of-a-newer-release')`);

    await app.browser().get('/api/health/ready').expect(200);
  });
});
