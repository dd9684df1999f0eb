import { FORMER_GUEST } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { createEvent, type Player, playerNamed } from '../../events/testing/event.factory.ts';

describe('DELETE /api/me/names/{nameId}', () => {
  let app: TestApp;
  let dana: Player;
  beforeAll(async () => {
    app = await TestApp.startTwo();
  });
  beforeEach(async () => {
    await app.beginAnew();
    dana = await playerNamed(app, 'Dana', 'Theo');
  });
  afterAll(() => app.stop());

  const theo = () => dana.ids[1] ?? '';
  const remove = () => dana.client.delete(`/api/me/names/${theo()}`);
  const giveBack = () => dana.client.delete(`/api/me/badges/${theo()}`).expect(200);
  const namesOf = async ({ client }: Player): Promise<string[]> =>
    (await client.get('/api/user/session')).body.user.names.map(({ name }: { name: string }) => name);

  it('should remove a name that nothing needs, and its row with it', async () => {
    await giveBack();
    await remove().expect(204);

    expect(await namesOf(dana)).toEqual(['Dana']);
    expect(await app.query(sql`select from user_name where id = ${theo()}`)).toEqual([]);
    await remove().expect(404);
  });

  it('should say what still needs it', async () => {
    const { body: badge } = await remove().expect(409);
    expect(badge.message).toContain('it comes to this convention.');
    const event = await createEvent({ ...dana, id: theo() });
    const full = await createEvent(await playerNamed(app), {
      gameName: 'Azul',
      spots: 1,
      eventTime: '8:00 PM',
    });
    await giveBack();
    await dana.client.post(`/api/event/waitlist/${full.id}`).send({ id: theo() }).expect(200);

    const { body } = await remove().expect(409);

    expect(body.message).toBe(
      'This name cannot be removed yet: it organizes Ark Nova, waits for Azul. Please give back, leave or delete that first.',
    );
    await dana.client.delete(`/api/event/waitlist/${full.id}`).send({ id: theo() }).expect(200);
    await dana.client.delete(`/api/event/${event.id}`).expect(204);
    await remove().expect(204);
  });

  it('should leave a former guest in what is over', async () => {
    const event = await createEvent({ ...dana, id: theo() });
    await app.query(sql`update registration set edition = '2024-10'`);
    app.clock.set('2025-10-11T12:00:00Z');
    await remove().expect(204);

    expect(await namesOf(dana)).toEqual(['Dana']);
    const { body } = await dana.client.get(`/api/event/${event.id}`).expect(200);
    expect(body.organizer).toBe(FORMER_GUEST);
    expect(body.participants.map(({ name }: { name: string }) => name)).toEqual([FORMER_GUEST]);
    const admin = await app.signedIn(ADMIN);
    await admin.get('/api/registrations.csv').expect(200);
    await dana.client.put(`/api/event/register/${event.id}`).send({ id: theo() }).expect(403);
  });

  it('should be either in an event or removed, never both', async () => {
    const event = await createEvent(await playerNamed(app));
    for (let round = 0; round < 5; round++) {
      await giveBack();
      const [removed, joined] = await Promise.all([
        remove(),
        dana.client.put(`/api/event/register/${event.id}`).send({ id: theo() }),
      ]);

      expect([removed.status === 204, joined.status === 200]).toContain(false);
      const strangers = sql`
        select from participant join user_name on user_name.id = name_id where event_id = ${event.id} and user_id is null`;
      expect(await app.query(strangers)).toEqual([]);
      if (joined.status === 200) {
        await dana.client.post(`/api/event/unregister/${event.id}`).send({ id: theo() }).expect(200);
        await remove().expect(204);
      }
      await dana.client.post('/api/registration/attendees').send({ name: 'Theo', badge: true }).expect(200);
      dana = {
        ...dana,
        ids: (await dana.client.get('/api/user/session')).body.user.names.map(({ id }: { id: string }) => id),
      };
    }
  });
});
