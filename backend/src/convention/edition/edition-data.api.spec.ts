import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';

const SHOWN = 'desk@mail.example';
const FORMER = 'Wilma@mail.example';

describe('the address that volunteers write to (T21)', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
    await app.query(sql`update edition_settings set volunteer_email = ${SHOWN}`);
    await app.query(sql`
      insert into edition_settings
      select (jsonb_populate_record(shown, other)).*
      from edition_settings shown, unnest(array[
        jsonb_build_object('key', '2024-10', 'state', 'archived', 'volunteer_email', ${FORMER}::text),
        jsonb_build_object('key', '2026-10', 'state', 'draft', 'volunteer_email', ${FORMER}::text)]) as other`);
  });
  afterAll(() => app.stop());

  const erase = (email: string) =>
    admin.post('/api/organise/persons/erasure').send({ email, typed: email, when: 'now' });
  const addresses = () =>
    app.query(sql<object>`select key, volunteer_email as address from edition_settings order by key`);

  it('should be forgotten with its owner, who has no account: other editions name the one that is shown', async () => {
    await erase(FORMER.toLowerCase()).expect(204);

    expect(await addresses()).toEqual([
      { key: '2024-10', address: SHOWN },
      { key: '2025-10', address: SHOWN },
      { key: '2026-10', address: SHOWN },
    ]);
  });

  it('should keep its owner from being forgotten while the site shows it', async () => {
    const { body } = await erase(SHOWN).expect(409);

    expect(body.title).toBe('Volunteers write to this address');
  });
});
