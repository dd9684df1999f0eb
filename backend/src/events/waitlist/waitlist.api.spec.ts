import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { EventDto } from '../events.dto.ts';
import {
  clearSchedule,
  createEvent,
  eventAsSeen,
  formOf,
  join,
  leave,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
  wait,
} from '../testing/event.factory.ts';

describe('the waitlist of an event', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  let priya: Player;
  let kofi: Player;
  let full: EventDto;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola');
    priya = await playerNamed(app, 'Priya');
    kofi = await playerNamed(app, 'Kofi', 'Abena');
  });
  beforeEach(async () => {
    full = await createEvent(dana, { spots: 2 });
    await join(ola, full).expect(200);
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const stopWaiting = (player: Player, nameId = player.id) =>
    player.client.delete(`/api/event/waitlist/${full.id}`).send({ id: nameId });
  const seen = async (event: { id: string } = full) => {
    const { participants, waitlist, spotsTaken } = await eventAsSeen(app, event, admin);
    expect(spotsTaken).toBe(participants.length);
    return { in: participants.map(({ name }) => name), waiting: waitlist.map(({ name }) => name) };
  };
  /** Who was told what, oldest first. */
  const news = async () =>
    (await app.mails()).flatMap(({ kind, props, address }) =>
      kind === 'event-notice' && 'news' in props ? [[props.news, address]] : [],
    );

  it('should give on the spots of somebody whose registration is removed, without telling them', async () => {
    const gone = await playerNamed(app, 'Gwen', 'Gus');
    await leave(ola, full).expect(200);
    await join(gone, full).expect(200);
    await wait(gone, full, gone.ids[1]).expect(200);
    await wait(priya, full).expect(200);
    const other = await createEvent(kofi, { eventTime: '6:15 PM' });
    await join(gone, other, gone.ids[1]).expect(200);
    const { body } = await admin.get('/api/registrations').query({ search: gone.email }).expect(200);

    await admin.delete(`/api/registration/${body.items[0].id}`).expect(204);

    expect(await seen()).toEqual({ in: ['Dana', 'Priya'], waiting: [] });
    expect((await seen(other)).in).toEqual(['Kofi']);
    expect(await news()).toContainEqual(['promoted', priya.email]);
    expect(await news()).not.toContainEqual(['removed', gone.email]);
  });

  it('should keep names in the order in which they came, each once', async () => {
    await wait(priya, full).expect(200);
    await wait(kofi, full).expect(200);
    const { body } = await wait(priya, full).expect(200);

    expect(body.waitlist).toEqual([
      { id: priya.id, name: 'Priya', position: 1 },
      { id: kofi.id, name: 'Kofi', position: 2 },
    ]);
  });

  it('should give a freed spot to the first, at once and by mail', async () => {
    await wait(priya, full).expect(200);
    await wait(kofi, full).expect(200);

    await leave(ola, full).expect(200);

    expect(await seen()).toEqual({ in: ['Dana', 'Priya'], waiting: ['Kofi'] });
    expect((await news()).at(-1)).toEqual(['promoted', priya.email]);
  });

  it.each([
    [
      'the owner takes somebody out',
      () => dana.client.delete(`/api/event/participant/${full.id}`).send({ id: ola.id }),
    ],
    [
      'somebody swaps it for another',
      async () => {
        const other = await createEvent(kofi);
        return ola.client.post(`/api/event/swap/${other.id}`).send({ id: ola.id, leave: full.id });
      },
    ],
  ])('should promote when %s', async (_, free) => {
    await wait(priya, full).expect(200);

    expect((await free()).status).toBe(200);

    expect(await seen()).toEqual({ in: ['Dana', 'Priya'], waiting: [] });
  });

  it('should promote as many as there are new spots', async () => {
    await wait(priya, full).expect(200);
    await wait(kofi, full).expect(200);
    await wait(kofi, full, kofi.ids[1]).expect(200);

    await dana.client
      .put('/api/event')
      .send(formOf(full, { spots: 4 }))
      .expect(200);

    expect(await seen()).toEqual({ in: ['Dana', 'Ola', 'Priya', 'Kofi'], waiting: ['Abena'] });
  });

  it('should pass over whoever is elsewhere, tell them once, and keep their place', async () => {
    await wait(priya, full).expect(200);
    await wait(kofi, full).expect(200);
    const other = await createEvent(priya, { gameName: 'Root' });
    const before = (await news()).length;

    await leave(ola, full).expect(200);
    await leave(kofi, full).expect(200);

    expect(await seen()).toEqual({ in: ['Dana'], waiting: ['Priya'] });
    expect((await news()).slice(before)).toEqual([
      ['passed-over', priya.email],
      ['promoted', kofi.email],
    ]);
    // Once the other event is left, the next look at the schedule gives them the spot.
    await leave(priya, other).expect(200);
    await app.runJob('schedule-notices');
    expect(await seen()).toEqual({ in: ['Dana', 'Priya'], waiting: [] });
  });

  it('should tell another one who is elsewhere later, also where one was told before', async () => {
    for (const id of [priya.id, ...kofi.ids]) {
      await wait(id === priya.id ? priya : kofi, full, id).expect(200);
    }
    const other = await createEvent(priya, { gameName: 'Root' });
    const before = (await news()).length;
    await leave(ola, full).expect(200);
    await join(kofi, other, kofi.ids[1]).expect(200);

    await leave(kofi, full).expect(200);
    await app.runJob('schedule-notices');

    expect(await seen()).toEqual({ in: ['Dana'], waiting: ['Priya', 'Abena'] });
    expect((await news()).slice(before)).toEqual([
      ['passed-over', priya.email],
      ['promoted', kofi.email],
      ['joined', kofi.email],
      ['passed-over', kofi.email],
    ]);
  });

  it('should take a name off, and one that joins', async () => {
    await wait(priya, full).expect(200);
    await wait(kofi, full).expect(200);

    await stopWaiting(priya).expect(200);
    await stopWaiting(priya).expect(200);

    expect(await seen()).toEqual({ in: ['Dana', 'Ola'], waiting: ['Kofi'] });
  });

  it('should promote nobody while sign-ups are disabled, and once they are enabled again', async () => {
    await wait(priya, full).expect(200);
    await dana.client
      .put('/api/event')
      .send(formOf(full, { visible: false }))
      .expect(200);

    await leave(ola, full).expect(200);
    await app.runJob('schedule-notices');
    expect(await seen()).toEqual({ in: ['Dana'], waiting: ['Priya'] });

    await dana.client.put('/api/event').send(formOf(full)).expect(200);
    expect(await seen()).toEqual({ in: ['Dana', 'Priya'], waiting: [] });
  });

  it('should promote nobody into an event that is over', async () => {
    await wait(priya, full).expect(200);
    app.clock.set('2025-10-10T20:15:00Z');

    await admin.delete(`/api/event/participant/${full.id}`).send({ id: ola.id }).expect(200);

    expect(await seen()).toEqual({ in: ['Dana'], waiting: ['Priya'] });
  });

  it('should be refused while there are spots, to who takes part, and for foreign names', async () => {
    const open = await createEvent(priya, { eventDay: 'Saturday' });

    expect((await wait(kofi, open).expect(409)).body.title).toBe('Spots are left');
    expect((await wait(ola, full).expect(409)).body.title).toBe('Already registered');
    await wait(kofi, full, priya.id).expect(403);
    await wait(priya, full).expect(200);
    await stopWaiting(kofi, priya.id).expect(403);

    expect((await seen()).waiting).toEqual(['Priya']);
  });

  it('should be refused once the event is over', async () => {
    app.clock.set('2025-10-10T20:15:00Z');

    expect((await wait(priya, full).expect(409)).body.title).toBe('Event is over');
  });
});
