import { sql } from '@tablefall/platform/database/sql';
import { tablesOfEditions } from './tables-of-editions.ts';
import { TestApp } from './test-app.ts';

/** That they are emptied when their edition is old is tried in `old-editions.api.spec.ts`, with something in each. */
describe('the tables of an edition', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  it('should be found by their column, their day, and by what they hang on, unless they say why they stay', async () => {
    await app.query(sql`create table ride (id uuid primary key, edition text not null)`);
    await app.query(
      sql`create table ride_guest (id uuid primary key, ride_id uuid not null references ride)`,
    );

    const tables = await tablesOfEditions(app);

    expect(tables).toEqual(expect.arrayContaining(['ride', 'ride_guest', 'gameday', 'invitation', 'event']));
    expect(tables).not.toContain('edition_settings');
    expect(tables).not.toContain('account');
  });
});
