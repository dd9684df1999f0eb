import { sql } from '@tablefall/platform/database/sql';
import { contributedInReverse } from '../../../test/contributed.ts';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createEvent, join, playerNamed } from '../../events/testing/event.factory.ts';
import { PERSONAL_DATA } from '../personal-data/personal-data.service.ts';

/** Modules erase in an order that none of them knows (T22). */
describe('erasing by modules in any order', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  it.each(['as they come', 'the other way round'])(
    'should leave nothing of what leaving wrote down: %s',
    async () => {
      const event = await createEvent(await playerNamed(app));
      const player = await playerNamed(app);
      const { email, id } = player;
      await join(player, event).expect(200);

      await admin
        .post('/api/organise/persons/erasure')
        .send({ email, typed: email, when: 'now' })
        .expect(204);

      expect(await app.query(sql`select from left_event where name_id = ${id}`)).toEqual([]);
      expect(await app.query(sql`select from user_name where id = ${id}`)).toEqual([]);
      contributedInReverse(app, PERSONAL_DATA);
    },
  );
});
