import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { EventDto } from '../events.dto.ts';
import {
  clearSchedule,
  createEvent,
  eventAsSeen,
  formOf,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
  wait,
} from '../testing/event.factory.ts';
import { eventNotices } from '../testing/event-notices.ts';
import { arrive } from '../testing/hall.factory.ts';

/** Around the start of an event at 3:15 PM. */
const TEN_BEFORE = '2025-10-10T19:05:00Z';
const TEN_AFTER = '2025-10-10T19:25:00Z';

describe('the host’s page of an event', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  let priya: Player;
  let event: EventDto;
  const { news, sendAll } = eventNotices(() => app);
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola');
    priya = await playerNamed(app, 'Priya');
    await arrive(admin, priya);
  });
  beforeEach(async () => {
    app.clock.set(THE_DAY_BEFORE);
    event = await createEvent(dana, { spots: 2 });
    await join(ola, event).expect(200);
    await wait(priya, event).expect(200);
    await sendAll();
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const table = (client: ApiClient) => client.get(`/api/event/${event.id}/host`);
  const tick = (client: ApiClient, here: boolean, nameId = ola.id) =>
    client.put(`/api/event/${event.id}/present/${nameId}`).send({ here });
  const free = (client: ApiClient, nameId = ola.id) => client.post(`/api/event/${event.id}/free/${nameId}`);

  it('should tell who plays, who is here and who is next', async () => {
    app.clock.set(TEN_BEFORE);
    await tick(dana.client, true).expect(200);
    app.clock.set(TEN_AFTER);

    expect((await table(dana.client).expect(200)).body).toEqual({
      ticksFrom: '2025-10-10T19:05:00.000Z',
      freeingFrom: '2025-10-10T19:25:00.000Z',
      players: [
        { id: dana.id, name: 'Dana', role: 'owner', hereSince: null, inHallSince: null },
        { id: ola.id, name: 'Ola', role: 'player', hereSince: '2025-10-10T19:05:00.000Z', inHallSince: null },
      ],
      waiting: 1,
      next: 'Priya',
    });
  });

  it('should name children to the host, who calls the roll', async () => {
    const family = await playerNamed(app, 'Parent');
    await family.client
      .post('/api/registration/attendees')
      .send({ name: 'Kim', badge: false, parentAgrees: true })
      .expect(200);
    const { body } = await family.client.get('/api/registration').expect(200);
    const kim = body.attendees.find(({ name }: { name: string }) => name === 'Kim').nameId;
    const big = await createEvent(dana, { eventTime: '6:15 PM' });
    await join(family, big, kim).expect(200);

    const { body: seen } = await dana.client.get(`/api/event/${big.id}/host`).expect(200);

    expect(seen.players.map(({ name }: { name: string }) => name)).toEqual(['Dana', 'Kim']);
  });

  it('should keep the time of the first tick, and forget it when it is taken away', async () => {
    app.clock.set(TEN_BEFORE);
    await tick(dana.client, true).expect(200);
    app.clock.advance(60);

    const again = (await tick(dana.client, true).expect(200)).body.players[1].hereSince;
    const gone = (await tick(dana.client, false).expect(200)).body.players[1].hereSince;

    expect([again, gone]).toEqual(['2025-10-10T19:05:00.000Z', null]);
  });

  it('should offer a freed seat to who waits, and tell who had it', async () => {
    app.clock.set(TEN_AFTER);

    const { body } = await free(dana.client).expect(200);

    expect(body).toMatchObject({ players: [{ id: dana.id }], waiting: 1 });
    expect((await eventAsSeen(app, event, admin)).waitlist).toMatchObject([
      { name: 'Priya', offeredUntil: '2025-10-10T19:30:00.000Z' },
    ]);
    expect((await news()).sort()).toEqual([
      ['offered', priya.email],
      ['removed', ola.email],
    ]);
  });

  it('should refuse what comes too early, and what is no absent player', async () => {
    app.clock.set('2025-10-10T19:04:59Z');
    expect((await tick(dana.client, true).expect(409)).body.title).toBe('Too early');
    app.clock.set('2025-10-10T19:24:59Z');
    expect((await free(dana.client).expect(409)).body.title).toBe('Too early');
    app.clock.set(TEN_AFTER);
    await tick(dana.client, true).expect(200);

    expect((await free(dana.client).expect(409)).body.title).toBe('The player is here');
    for (const id of [dana.id, dana.id.toUpperCase()]) {
      expect((await free(dana.client, id).expect(409)).body.title).toBe('The host keeps the seat');
    }
    expect((await free(dana.client, priya.id).expect(409)).body.title).toBe('Not registered');
    expect((await tick(dana.client, true, priya.id).expect(409)).body.title).toBe('Not registered');
  });

  it('should forget who was here when the event moves', async () => {
    app.clock.set('2025-10-10T19:10:00Z');
    await tick(dana.client, true).expect(200);

    await dana.client
      .put('/api/event')
      .send(formOf(event, { eventDay: 'Saturday' }))
      .expect(200);

    const { body } = await dana.client.get(`/api/event/${event.id}/host`).expect(200);
    expect(body.players.map(({ hereSince }: { hereSince: string | null }) => hereSince)).toEqual([
      null,
      null,
    ]);
  });

  it('should keep who is here when the event only takes longer', async () => {
    app.clock.set(TEN_AFTER);
    await tick(dana.client, true).expect(200);

    await dana.client
      .put('/api/event')
      .send(formOf(event, { duration: '90' }))
      .expect(200);

    expect((await free(dana.client).expect(409)).body.title).toBe('The player is here');
  });

  it('should name nobody as next while the event takes no sign-ups', async () => {
    const form = formOf(event, { visible: false });
    await dana.client.put('/api/event').send(form).expect(200);

    const { body } = await dana.client.get(`/api/event/${event.id}/host`).expect(200);

    expect(body).toMatchObject({ waiting: 1, next: null });
  });

  it('should be closed when the event is over', async () => {
    app.clock.set('2025-10-10T20:15:00Z');

    expect((await tick(dana.client, true).expect(409)).body.title).toBe('Event is over');
    expect((await free(dana.client).expect(409)).body.title).toBe('Event is over');
  });

  describe('who may do what', () => {
    const ROLES = [
      'owner',
      'co-host',
      'player',
      'waiting',
      'stranger',
      'signed out',
      'administrator',
    ] as const;
    const MAY: Record<(typeof ROLES)[number], number> = {
      owner: 200,
      'co-host': 200,
      player: 403,
      waiting: 403,
      stranger: 403,
      'signed out': 401,
      administrator: 200,
    };
    const OPERATIONS = { see: table, tick: (client: ApiClient) => tick(client, true), free };

    it.each(ROLES.flatMap((role) => Object.keys(OPERATIONS).map((operation) => [role, operation] as const)))(
      'should be so for: %s, %s',
      async (role, operation) => {
        const coHost = await playerNamed(app, 'Cora');
        const player = await playerNamed(app, 'Pat');
        await dana.client
          .put('/api/event')
          .send({ ...formOf(event), spots: 9 })
          .expect(200);
        await join(coHost, event).expect(200);
        await join(player, event).expect(200);
        await dana.client
          .put('/api/event')
          .send({ ...formOf(event), spots: 9, coHosts: [coHost.id] })
          .expect(200);
        const waiting = role === 'waiting' ? await playerNamed(app) : priya;
        const clients = {
          owner: dana.client,
          'co-host': coHost.client,
          player: player.client,
          waiting: waiting.client,
          stranger: (await playerNamed(app)).client,
          'signed out': app.browser(),
          administrator: admin,
        };
        app.clock.set(TEN_AFTER);

        const { status } = await OPERATIONS[operation as keyof typeof OPERATIONS](clients[role]);

        expect(status).toBe(MAY[role]);
      },
    );
  });
});
