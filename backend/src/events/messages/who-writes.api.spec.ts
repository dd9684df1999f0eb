import { sql } from '@tablefall/platform/database/sql';
import { eventually } from '../../../test/eventually.ts';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { EventDto } from '../events.dto.ts';
import {
  clearSchedule,
  createEvent,
  formOf,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
  wait,
} from '../testing/event.factory.ts';

describe('who writes to players', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  let priya: Player;
  let event: EventDto;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola');
    priya = await playerNamed(app, 'Priya');
  });
  beforeEach(async () => {
    app.clock.set(THE_DAY_BEFORE);
    event = await createEvent(dana, { spots: 3 });
    await join(ola, event).expect(200);
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const send = (client: ApiClient, form: object = {}, { id } = event) =>
    client.post(`/api/event/${id}/message`).send({ message: 'Room B', ...form });
  const preview = (client: ApiClient, form: object = {}) =>
    client.post(`/api/event/${event.id}/message/preview`).send({ message: 'Room B', ...form });
  const read = (client: ApiClient) => client.get(`/api/event/${event.id}/messages`);

  it('should not be sent by who is a co-host no more since the preview, or is blocked', async () => {
    await dana.client
      .put('/api/event')
      .send(formOf(event, { coHosts: [ola.id] }))
      .expect(200);
    await preview(ola.client).expect(200);
    await dana.client
      .put('/api/event')
      .send(formOf(event, { coHosts: [] }))
      .expect(200);
    await send(ola.client).expect(403);

    const blocked = await playerNamed(app, 'Blocked');
    const other = await createEvent(blocked, { eventTime: '6:15 PM' });
    await join(ola, other).expect(200);
    await admin
      .put('/api/organise/accounts/block')
      .send({ email: blocked.email, isBlocked: true })
      .expect(200);
    await send(blocked.client, {}, other).expect(401);
  });

  it.each([
    [{ message: ' ' }, { message: 'Please enter a message' }],
    [{ message: undefined }, { message: 'Please enter a message' }],
    [{ message: 'x'.repeat(2001) }, { message: 'Please use at most 2000 characters' }],
  ])('should refuse %p', async (form, fields) => {
    expect((await send(dana.client, form).expect(400)).body.fields).toEqual(fields);
    expect((await preview(dana.client, form).expect(400)).body.fields).toEqual(fields);
  });

  describe('who may do what', () => {
    const OPERATIONS = {
      send: (client: ApiClient) => send(client),
      preview: (client: ApiClient) => preview(client),
      read,
    };
    const MAY = {
      owner: [200, 200, 200],
      'co-host': [200, 200, 200],
      administrator: [200, 200, 200],
      player: [403, 403, 200],
      waiting: [403, 403, 200],
      stranger: [403, 403, 403],
      'signed out': [401, 401, 401],
    };
    it.each(Object.keys(MAY) as (keyof typeof MAY)[])('should be decided for: %s', async (role) => {
      const stranger = await playerNamed(app, 'Stranger');
      const friend = await playerNamed(app, 'Friend');
      await join(friend, event).expect(200);
      await wait(priya, event).expect(200);
      await dana.client
        .put('/api/event')
        .send(formOf(event, { coHosts: [friend.id] }))
        .expect(200);
      const clients = {
        owner: dana.client,
        'co-host': friend.client,
        administrator: admin,
        player: ola.client,
        waiting: priya.client,
        stranger: stranger.client,
        'signed out': app.browser(),
      };

      const statuses = [];
      for (const operation of Object.values(OPERATIONS)) {
        statuses.push((await operation(clients[role])).status);
      }

      expect(statuses).toEqual(MAY[role]);
    });

    it('should put nothing into somebody’s own list when a page asks after they left', async () => {
      const friend = await playerNamed(app, 'Friend');
      const table = () => friend.client.get(`/api/event/${event.id}/host`);
      await friend.client.get('/api/registrations').expect(403);

      await read(friend.client).expect(403);
      await table().expect(403);
      await send(friend.client).expect(403);

      await eventually(async () => {
        const { body } = await friend.client.get('/api/user/security-events').expect(200);
        const refused = body
          .map(({ what }: { what: string }) => what)
          .filter((what: string) => /refused/.test(what));
        expect(refused.sort()).toEqual(['Was refused: list registrations', 'Was refused: write to players']);
      });
    });
  });

  describe('a message that is taken back', () => {
    let friend: Player;
    beforeEach(async () => {
      friend = await playerNamed(app, 'Friend');
      await join(friend, event).expect(200);
      await wait(priya, event).expect(200);
      await app.outbox.sent();
    });

    const states = async () =>
      (await app.mails())
        .filter(
          ({ kind, props }) => kind === 'event-message' && 'eventId' in props && props.eventId === event.id,
        )
        .map(({ state }) => state)
        .sort();
    const takeBack = async (client: ApiClient, { body }: { body: { items: { id: string }[] } }) =>
      client.delete(`/api/event/${event.id}/message/${body.items[0]!.id}`);

    it('should reach nobody, and count for nothing, for as long as no mail of it has left', async () => {
      await send(dana.client, { waiting: true }).expect(200);
      const [mail] = await app.query(sql<{ due: Date }>`
        select due_at as due from mail where recipient_address = ${ola.email} order by id desc limit 1`);
      expect(mail!.due).toEqual(new Date(app.clock.now().getTime() + 10_000));
      const written = await read(dana.client).expect(200);
      expect(written.body.items).toMatchObject([{ mayTakeBack: true }]);
      expect((await read(ola.client).expect(200)).body.items).toMatchObject([{ mayTakeBack: false }]);

      expect((await takeBack(dana.client, written)).status).toBe(204);

      expect(await states()).toEqual(['cancelled', 'cancelled', 'cancelled']);
      expect((await read(dana.client).expect(200)).body).toEqual({ items: [], left: 3 });
      expect((await takeBack(dana.client, written)).body.title).toBe('Message Not Found');
    });

    it('should be late once a mail has left, also while another waits', async () => {
      await send(dana.client, { waiting: true }).expect(200);
      await app.outbox.sent({ to: [ola.email] });
      const written = await read(dana.client).expect(200);

      const { status, body } = await takeBack(dana.client, written);

      expect(written.body.items).toMatchObject([{ mayTakeBack: false }]);
      expect([status, body.title]).toEqual([409, 'Too late to undo']);
      expect(await states()).toEqual(['queued', 'queued', 'sent']);
    });

    it('should be late once a worker died over a mail, which may have left', async () => {
      await send(dana.client).expect(200);
      await app.outbox.change({ to: [ola.email], state: ['queued'] }, { losses: 1 });
      const written = await read(dana.client).expect(200);

      expect(written.body.items).toMatchObject([{ mayTakeBack: false }]);
      expect((await takeBack(dana.client, written)).status).toBe(409);
    });

    it('should be possible for as long as mail is held, and for seconds where nobody is mailed', async () => {
      await send(dana.client).expect(200);
      app.clock.advance(60);
      expect((await read(dana.client).expect(200)).body.items).toMatchObject([{ mayTakeBack: true }]);
      for (const { client } of [ola, friend])
        await client.put('/api/user/notices').send({ events: false }).expect(200);
      await send(dana.client).expect(200);
      expect((await read(dana.client).expect(200)).body.items[0]).toMatchObject({ mayTakeBack: true });
      app.clock.advance(11);
      expect((await read(dana.client).expect(200)).body.items[0]).toMatchObject({ mayTakeBack: false });
      await ola.client.put('/api/user/notices').send({ events: true }).expect(200);
    });

    it('should be its writer’s alone, and be audited where the administrator wrote it', async () => {
      await send(admin).expect(200);
      const written = await read(admin).expect(200);

      expect((await takeBack(dana.client, written)).status).toBe(404);
      expect((await takeBack(admin, written)).status).toBe(204);

      expect((await app.audited(event.id)).map(([action]) => action)).toEqual([
        'event.written-to',
        'event.message-taken-back',
      ]);
    });
  });
});
