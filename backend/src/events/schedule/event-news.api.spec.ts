import { sql } from '@tablefall/platform/database/sql';
import { arriving } from '../../../test/arriving.ts';
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

    expect(await told(dana!, event.id)).toMatchObject({ people: 3, mail: { to: 'Ola' } });
    // The owner is told when somebody else deletes it.
    const admin = { client: await app.signedIn(ADMIN) };
    expect(await told(admin, event.id)).toMatchObject({ people: 4, mail: { to: 'Dana' } });
    await dana!.client.delete(`/api/event/${event.id}`).expect(204);

    expect(await cancelled()).toBe(3);
  });

  it('should show the mail of a deletion as it arrives, and no address', async () => {
    const [dana, ola] = [await playerNamed(app, 'Dana'), await playerNamed(app, 'Ola')];
    const event = await createEvent(dana, { tableId: 'a1' });
    await join(ola, event).expect(200);

    const { mail } = await told(dana, event.id);
    expect(JSON.stringify(mail)).not.toContain(ola.email);
    await dana.client.delete(`/api/event/${event.id}`).expect(204);

    expect(mail).toMatchObject(await arriving(app, ola.email));
    expect(mail.text).toContain('This event does not take place.');
  });

  it('should not show a host the address that somebody has for a name', async () => {
    const [dana, ola] = [await playerNamed(app, 'Dana'), await playerNamed(app, 'Ola')];
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    await app.query(sql`update user_name set name = 'ola@typed.example' where id = ${ola.id}`);

    const { mail } = await told(dana, event.id);

    expect(mail.to).toBe('Player');
    expect(JSON.stringify(mail)).not.toContain('@typed');
  });

  it('should count nobody of an event that is over', async () => {
    const [dana, ola] = [await playerNamed(app), await playerNamed(app)];
    const event = await createEvent(dana);
    await join(ola, event).expect(200);
    app.clock.set('2025-10-13T12:00:00Z');

    const admin = { client: await app.signedIn(ADMIN) };
    expect(await told(admin, event.id)).toEqual({ people: 0, mail: null, leavesAt: null });
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
      return { dana: dana!, ola: ola!, priya: priya!, form: formOf(event) };
    }

    it.each([
      ['another time', { eventTime: '6:00 PM' }, 'This event was moved.'],
      ['another table', { tableId: 'a2' }, 'moves to another table: Room A, table A2.'],
      ['both, on another day', { eventDay: 'Saturday', tableId: 'a2', duration: '90' }, 'Room A, table A1'],
      ['another time and another game', { eventTime: '6:00 PM', gameName: 'Azul' }, 'Azul'],
      ['no time and no table', { eventTime: '12:01 AM', tableId: '' }, 'Undetermined'],
    ])('should show the mail as it arrives: %s', async (_of, changes, sentence) => {
      const { dana, ola, form } = await withPlayers();
      const seated = await dana.client
        .put('/api/event')
        .send({ ...form, tableId: 'a1' })
        .expect(200);
      const moved = { ...form, tableId: 'a1', ...changes, version: seated.body.version };

      const { mail } = await preview(dana, moved);
      await dana.client.put('/api/event').send(moved).expect(200);
      await minutesPass(6);

      expect(mail).toMatchObject(await arriving(app, ola.email));
      expect(mail.text.replace(/\s+/g, ' ')).toContain(sentence);
      expect(mail.to).toBe('Ola');
    });

    it('should say the next owner, who takes part', async () => {
      const { dana, ola, priya, form } = await withPlayers();
      const moved = { ...form, eventTime: '6:00 PM', eventOwner: ola.id };

      const { mail } = await preview(dana, moved);
      await dana.client.put('/api/event').send(moved).expect(200);
      await minutesPass(6);

      const arrived = await arriving(app, priya.email);
      expect(mail.text.match(/^.*By.*$/gm)).toEqual(arrived.text.match(/^.*By.*$/gm));
      expect(mail.text).toMatch(/By:? *Ola/);
      const stranger = await playerNamed(app, 'Stranger');
      const toStranger = { ...moved, eventOwner: stranger.id };
      await ola.client.post(`/api/event/${form.id}/move/preview`).send(toStranger).expect(403);
    });

    it('should show the words of the edition, and what this reader knew before a first move', async () => {
      const { dana, ola, form } = await withPlayers();
      const admin = await app.signedIn(ADMIN);
      const words = { ending: '', opening: 'Dear {{name}},', closing: '' };
      await admin.put('/api/organise/texts/event-notice').send(words).expect(200);
      const first = await dana.client
        .put('/api/event')
        .send({ ...form, eventTime: '6:00 PM' })
        .expect(200);
      const second = { ...form, eventTime: '7:00 PM', version: first.body.version };

      const { mail } = await preview(dana, second);
      await dana.client.put('/api/event').send(second).expect(200);
      await minutesPass(6);

      expect(mail).toMatchObject(await arriving(app, ola.email));
      expect(mail.text).toContain('Dear Ola,');
      expect(mail.text).toContain('Before: Friday, October 10, 3:15 PM');
      await admin.delete('/api/organise/texts/event-notice').expect(204);
    });

    it('should not show a co-host the address that the owner has for a name', async () => {
      const { dana, ola, form } = await withPlayers();
      const named = await dana.client
        .put('/api/event')
        .send({ ...form, coHosts: [ola.id] })
        .expect(200);
      await app.query(sql`update user_name set name = 'dana@typed.example' where id = ${dana.id}`);

      const { mail } = await preview(ola, { ...form, eventTime: '6:00 PM', version: named.body.version });

      expect(mail.to).toBe('Player');
      expect(JSON.stringify(mail)).not.toContain('@typed');
      expect(mail.text).toMatch(/By:\s+Player/);
    });

    it('should count exactly the mails of a move', async () => {
      const { dana, form } = await withPlayers();
      const moved = { ...form, eventTime: '6:00 PM' };

      expect(await preview(dana, moved)).toMatchObject({ people: 2 });
      const admin = { client: await app.signedIn(ADMIN) };
      expect(await preview(admin, moved)).toMatchObject({ people: 3 });
      await dana.client.put('/api/event').send(moved).expect(200);
      await minutesPass(6);

      expect(await changed()).toBe(2);
    });

    it('should count nobody when it stays, moves back in time, or gets its first table', async () => {
      const { dana, form } = await withPlayers();
      expect(await preview(dana, { ...form, gameName: 'Azul' })).toEqual({
        people: 0,
        mail: null,
        leavesAt: null,
      });
      expect(await preview(dana, { ...form, tableId: 'a1' })).toEqual({
        people: 0,
        mail: null,
        leavesAt: null,
      });
      const { body } = await dana.client
        .put('/api/event')
        .send({ ...form, eventTime: '6:00 PM' })
        .expect(200);

      const back = { ...form, version: body.version };
      expect(await preview(dana, back)).toEqual({ people: 0, mail: null, leavesAt: null });
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

      expect(await preview(dana, other)).toMatchObject({ people: 2 });
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
