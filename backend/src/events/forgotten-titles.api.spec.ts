import { sql } from '@tablefall/platform/database/sql';
import { dumpOf, rowsWith } from '../../test/dump.ts';
import { ADMIN, type ApiClient, TestApp } from '../../test/test-app.ts';
import { runClosures } from '../users/closing/testing/closing.factory.ts';
import { createEvent, join, leave, playerNamed } from './testing/event.factory.ts';

describe('titles of games whose host is forgotten (T21)', () => {
  let app: TestApp;
  let admin: ApiClient;
  const ids = { own: '', plain: '', picked: '', friends: '' };
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
    const host = await playerNamed(app, 'Quirina Okonkwo', 'Zoë');
    const friend = await playerNamed(app, 'Frieda');
    const made = async (gameName: string, eventTime: string) =>
      (await createEvent(host, { gameName, eventTime })).id;
    ids.own = await made('QUIRINA’S dungeon', '1:00 PM');
    ids.plain = await made('Catan, the long one', '3:00 PM');
    ids.picked = await made('Zoe saves the world', '5:00 PM');
    ids.friends = (await createEvent(friend, { gameName: 'Quirinal Hill', eventTime: '7:00 PM' })).id;
    await app.query(
      sql`update event set board_game_id = (select min(id) from board_game) where id = ${ids.picked}`,
    );
    for (const id of [ids.own, ids.plain]) await join(friend, { id }).expect(200);
    await leave(friend, { id: ids.own }).expect(200);
    await host.client.post(`/api/event/${ids.own}/message`).send({ message: 'Bring dice' });
    const cancelled = await made('Okonkwo, Quirina: a one-shot', '9:00 PM');
    await join(friend, { id: cancelled }).expect(200);
    await host.client.delete(`/api/event/${cancelled}`).expect(204);
    await app.query(sql`
      update event set day = '2025-09-20', starts_at = '2025-09-20 12:00Z', ends_at = '2025-09-20 13:00Z'
      where owner_id = ${host.id}`);

    await admin
      .post('/api/organise/persons/erasure')
      .send({ email: host.email, typed: host.email, when: 'now' })
      .expect(204);
    await runClosures(app);
  });
  afterAll(() => app.stop());

  it('should say no name of theirs, in no table', async () => {
    expect(rowsWith(await dumpOf(app), ['Quirina’s', 'Okonkwo'])).toEqual({});
  });

  it('should stay where they say nothing of them, where the catalogue knows them, and where they are of others', async () => {
    const events = await app.query(
      sql<{ id: string; title: string }>`select id, game_name as title from event`,
    );

    expect(Object.fromEntries(events.map(({ id, title }) => [id, title]))).toEqual({
      [ids.own]: 'A game',
      [ids.plain]: 'Catan, the long one',
      [ids.picked]: 'Zoe saves the world',
      [ids.friends]: 'Quirinal Hill',
    });
  });
});
