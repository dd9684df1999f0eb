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
});
