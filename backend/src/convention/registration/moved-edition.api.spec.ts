import { sql } from '@tablefall/platform/database/sql';
import { TestApp } from '../../../test/test-app.ts';
import { MovedEdition } from './moved-edition.ts';
import { registerForm } from './testing/registration.factory.ts';

/** The edition is October 2025, and so is the time. */
describe('the start with registrations of another edition', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
    await app.browser().post('/api/register').send(registerForm()).expect(200);
  });
  afterAll(() => app.stop());

  const startWith = async (edition: string) => {
    await app.query(sql`update registration set edition = ${edition}`);
    return app.get(MovedEdition).onApplicationBootstrap();
  };

  it.each(['2025-11', '2026-06'])('should be refused while %s is still to come', async (edition) => {
    await expect(startWith(edition)).rejects.toThrow(
      `people are registered for ${edition}, which is not over`,
    );
  });

  it.each([
    ['the configured one', '2025-10'],
    ['one that is over', '2025-09'],
    ['the one of a year ago', '2024-10'],
    ['the one that follows', '2026-10'],
  ])('should go on with %s', async (_what, edition) => {
    await expect(startWith(edition)).resolves.toBeUndefined();
  });

  it('should go on with a database that is not migrated yet, which is the matter of readiness', async () => {
    await app.query(sql`alter table registration rename to not_there_yet`);
    await expect(app.get(MovedEdition).onApplicationBootstrap()).resolves.toBeUndefined();
    await app.query(sql`alter table not_there_yet rename to registration`);
  });
});
