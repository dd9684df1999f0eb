import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { createEvent, formOf, join, type Player, playerNamed, wait } from '../testing/event.factory.ts';
import { eventNotices } from '../testing/event-notices.ts';

const UNKNOWN = '01980000-0000-7000-8000-000000000000';

describe('whom an event’s change would be told', () => {
  let app: TestApp;
  const { news, minutesPass } = eventNotices(() => app);
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(() => app.clock.set('2025-10-06T12:00:00Z'));
  afterEach(() => app.query(sql`truncate event, mail cascade`));
  afterAll(() => app.stop());

  const told = async ({ client }: Pick<Player, 'client'>, id: string) =>
    (await client.get(`/api/event/${id}/cancellation`).expect(200)).body;
  const cancelled = async () => (await news()).filter(([what]) => what === 'cancelled').length;

  it('should count exactly the mails of a deletion', async () => {
    const [dana, ola, priya, waits, muted, bounced] = await Promise.all(
      ['Dana', 'Ola', 'Priya', 'Wei', 'Mute', 'Gone'].map((name) => playerNamed(app, name)),
    );
    const event = await createEvent(dana!, { spots: 5 });
    for (const player of [ola!, priya!, muted!, bounced!]) await join(player, event).expect(200);
    await wait(waits!, event).expect(200);
    await muted!.client.put('/api/user/notices').send({ events: false }).expect(200);
    await app.outbox.suppress(bounced!.email, 'bounced');
    await app.outbox.sent();

    expect(await told(dana!, event.id)).toEqual({ people: 3 });
    // The owner is told when somebody else deletes it.
    const admin = { client: await app.signedIn(ADMIN) };
    expect(await told(admin, event.id)).toEqual({ people: 4 });
    await dana!.client.delete(`/api/event/${event.id}`).expect(204);

    expect(await cancelled()).toBe(3);
  });

  it('should count nobody of an event that is over', async () => {
    const [dana, ola] = [await playerNamed(app), await playerNamed(app)];
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    app.clock.set('2025-10-13T12:00:00Z');

    const admin = { client: await app.signedIn(ADMIN) };
    expect(await told(admin, event.id)).toEqual({ people: 0 });
  });

  describe('POST /api/event/{id}/move/preview', () => {
    const preview = async ({ client }: Pick<Player, 'client'>, form: ReturnType<typeof formOf>) =>
      (await client.post(`/api/event/${form.id}/move/preview`).send(form).expect(200)).body;
    const changed = async () => (await news()).filter(([what]) => what === 'changed').length;

    /** An event of Dana with three players, of whom one turned notices off; they know when it is. */
    async function withPlayers() {
      const [dana, ola, priya, muted] = await Promise.all(
        ['Dana', 'Ola', 'Priya', 'Mute'].map((name) => playerNamed(app, name)),
      );
      const event = await createEvent(dana!, { spots: 5 });
      for (const player of [ola!, priya!, muted!]) await join(player, event).expect(200);
      await muted!.client.put('/api/user/notices').send({ events: false }).expect(200);
      await app.outbox.sent();
      return { dana: dana!, form: formOf(event) };
    }

    it('should count exactly the mails of a move', async () => {
      const { dana, form } = await withPlayers();
      const moved = { ...form, eventTime: '6:00 PM' };

      expect(await preview(dana, moved)).toEqual({ people: 2 });
      const admin = { client: await app.signedIn(ADMIN) };
      expect(await preview(admin, moved)).toEqual({ people: 3 });
      await dana.client.put('/api/event').send(moved).expect(200);
      await minutesPass(6);

      expect(await changed()).toBe(2);
    });

    it('should count nobody when it stays, moves back in time, or gets its first table', async () => {
      const { dana, form } = await withPlayers();
      expect(await preview(dana, { ...form, gameName: 'Azul' })).toEqual({ people: 0 });
      expect(await preview(dana, { ...form, tableId: 'a1' })).toEqual({ people: 0 });
      const { body } = await dana.client
        .put('/api/event')
        .send({ ...form, eventTime: '6:00 PM' })
        .expect(200);

      const back = { ...form, version: body.version };
      expect(await preview(dana, back)).toEqual({ people: 0 });
      await dana.client.put('/api/event').send(back).expect(200);
      await minutesPass(6);

      expect(await changed()).toBe(0);
    });

    it('should count those who learn of another table', async () => {
      const { dana, form } = await withPlayers();
      const { body } = await dana.client
        .put('/api/event')
        .send({ ...form, tableId: 'a1' })
        .expect(200);
      const other = { ...form, tableId: 'a2', version: body.version };

      expect(await preview(dana, other)).toEqual({ people: 2 });
      await dana.client.put('/api/event').send(other).expect(200);
      await minutesPass(6);

      expect(await changed()).toBe(2);
    });
  });

  it('should know no event that does not exist', async () => {
    const admin = await app.signedIn(ADMIN);
    await admin.get(`/api/event/${UNKNOWN}/cancellation`).expect(404);
  });
});
