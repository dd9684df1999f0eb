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
import { eventNotices } from '../testing/event-notices.ts';
import { arrive } from '../testing/hall.factory.ts';

/** Ten minutes after the start of an event at 3:15 PM. */
const TEN_PAST = '2025-10-10T19:25:00Z';

describe('spots that are freed after the start', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  let priya: Player;
  let kofi: Player;
  let newcomer: Player;
  let full: EventDto;
  const { notices, news, minutesPass, sendAll } = eventNotices(() => app);
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola');
    priya = await playerNamed(app, 'Priya');
    kofi = await playerNamed(app, 'Kofi', 'Abena');
    newcomer = await playerNamed(app, 'Newcomer');
    await arrive(admin, priya);
    await arrive(admin, kofi, [kofi.id]);
  });
  beforeEach(async () => {
    app.clock.set(THE_DAY_BEFORE);
    full = await createEvent(dana, { spots: 2 });
    await join(ola, full).expect(200);
    await sendAll();
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  /** Ola leaves once the game has begun, while these wait in this order. */
  const freedWhile = async (...waiting: [Player, string?][]) => {
    for (const [player, nameId] of waiting) {
      await wait(player, full, nameId).expect(200);
    }
    app.clock.set(TEN_PAST);
    await leave(ola, full).expect(200);
  };
  const seen = async () => {
    const { participants, waitlist, spotsTaken } = await eventAsSeen(app, full, admin);
    return {
      in: participants.map(({ name }) => name),
      waiting: waitlist.map(({ name, offeredUntil }) => (offeredUntil ? [name, offeredUntil] : name)),
      spotsTaken,
    };
  };
  const UNTIL_HALF_PAST = '2025-10-10T19:30:00.000Z';

  it('should be offered to the first who is at the convention, for five minutes and by mail', async () => {
    await freedWhile([kofi, kofi.ids[1]], [priya], [kofi]);

    expect(await seen()).toEqual({
      in: ['Dana'],
      waiting: ['Abena', ['Priya', UNTIL_HALF_PAST], 'Kofi'],
      spotsTaken: 2,
    });
    expect(await notices()).toMatchObject([
      { news: 'offered', address: priya.email, keptUntil: UNTIL_HALF_PAST },
    ]);
  });

  it('should be taken by whoever they are kept for, and by nobody else', async () => {
    await freedWhile([priya], [kofi]);

    for (const other of [newcomer, kofi, ola]) {
      expect((await join(other, full).expect(409)).body.title).toBe('Registration Full');
    }
    await join(priya, full).expect(200);

    expect(await seen()).toEqual({ in: ['Dana', 'Priya'], waiting: ['Kofi'], spotsTaken: 2 });
    expect(await news()).toEqual([['joined', priya.email]]);
  });

  it('should leave the place of whoever they are kept for, who is told to join', async () => {
    await freedWhile([priya], [kofi]);

    expect((await wait(priya, full).expect(409)).body.title).toBe('Spots are left');

    expect((await seen()).waiting).toEqual([['Priya', UNTIL_HALF_PAST], 'Kofi']);
  });

  it('should be kept no longer than the game lasts', async () => {
    await wait(priya, full).expect(200);
    app.clock.set('2025-10-10T20:13:00Z');
    await leave(ola, full).expect(200);

    const end = '2025-10-10T20:15:00.000Z';
    expect((await seen()).waiting).toEqual([['Priya', end]]);
    expect(await notices()).toMatchObject([{ news: 'offered', keptUntil: end }]);
    await minutesPass(2);
    expect((await join(priya, full).expect(409)).body.title).toBe('Event is over');
  });

  it('should be offered again to whoever let one go by, once the game was moved to a later time', async () => {
    await freedWhile([priya]);
    await minutesPass(6);
    expect((await seen()).waiting).toEqual(['Priya']);
    await dana.client
      .put('/api/event')
      .send(formOf(full, { eventTime: '6:00 PM', spots: 1 }))
      .expect(200);

    app.clock.set('2025-10-10T22:10:00Z');
    await dana.client
      .put('/api/event')
      .send(formOf(full, { eventTime: '6:00 PM', spots: 2 }))
      .expect(200);

    expect((await seen()).waiting).toEqual([['Priya', '2025-10-10T22:15:00.000Z']]);
  });

  it('should be had by whom they are kept for when a family joins, and by none of the others of it', async () => {
    const host = await playerNamed(app, 'Host');
    const game = await createEvent(host, { spots: 3 });
    for (const player of [ola, newcomer]) await leave(player, full);
    for (const player of [ola, newcomer]) await join(player, game).expect(200);
    for (const player of [kofi, priya]) await wait(player, game).expect(200);
    app.clock.set(TEN_PAST);
    for (const player of [ola, newcomer]) await leave(player, game).expect(200);

    const ids = [kofi.ids[1], kofi.id];
    await kofi.client.put(`/api/event/register/${game.id}`).send({ ids, fit: 'some' }).expect(200);
    await join(priya, game).expect(200);

    const { participants, spotsTaken } = await eventAsSeen(app, game, admin);
    expect([participants.map(({ name }) => name), spotsTaken]).toEqual([['Host', 'Kofi', 'Priya'], 3]);
  });

  it('should not be promised to everybody by the screen in the hall', async () => {
    const freeInHall = async () =>
      (await app.browser().get(`/api/hall?at=${TEN_PAST}`).expect(200)).body.games[0].free;
    await freedWhile([priya]);
    expect(await freeInHall()).toBe(0);

    await priya.client.delete(`/api/event/waitlist/${full.id}`).send({ id: priya.id }).expect(200);

    expect(await freeInHall()).toBe(1);
  });

  it('should go to the next after five minutes, and then be free for all, each asked once', async () => {
    await freedWhile([priya], [kofi]);

    await minutesPass(4);
    expect((await seen()).waiting).toEqual([['Priya', UNTIL_HALF_PAST], 'Kofi']);
    await minutesPass(1);
    expect((await seen()).waiting).toEqual(['Priya', ['Kofi', '2025-10-10T19:35:00.000Z']]);
    await minutesPass(5);
    await minutesPass(1);

    expect(await seen()).toEqual({ in: ['Dana'], waiting: ['Priya', 'Kofi'], spotsTaken: 1 });
    expect((await news()).map(([what]) => what)).toEqual(['offered', 'offered']);
    await join(priya, full).expect(200);
  });

  it('should go to the next without the job as soon as somebody asks for it', async () => {
    await freedWhile([priya], [kofi]);
    app.clock.advance(300);

    expect((await join(newcomer, full).expect(409)).body.title).toBe('Registration Full');

    expect((await seen()).waiting).toEqual(['Priya', ['Kofi', '2025-10-10T19:35:00.000Z']]);
  });

  it('should go to the next at once when whoever they are kept for waits no longer', async () => {
    await freedWhile([priya], [kofi]);

    await priya.client.delete(`/api/event/waitlist/${full.id}`).send({ id: priya.id }).expect(200);

    expect((await seen()).waiting).toEqual([['Kofi', UNTIL_HALF_PAST]]);
  });

  it('should stand on the page of the two days while it is kept', async () => {
    await freedWhile([priya], [kofi]);
    const noteOf = async ({ client }: Player) => {
      const { days } = (await client.get('/api/me/days').expect(200)).body;
      return days.flatMap(({ items }: { items: object[] }) => items)[0].notes;
    };

    const kept = 'A spot is kept for Priya until 3:30 PM: join the game to take it';
    expect(await noteOf(priya)).toEqual([{ kind: 'waiting', text: kept }]);
    expect(await noteOf(kofi)).toEqual([{ kind: 'waiting', text: 'Kofi is number 2 on the waitlist' }]);
    app.clock.set('2025-10-10T19:30:01Z');
    expect(await noteOf(priya)).toEqual([{ kind: 'waiting', text: 'Priya is first on the waitlist' }]);
  });

  it('should not be offered to who plays elsewhere, nor to who is offered another one', async () => {
    const other = await createEvent(kofi, { spots: 1 });
    await wait(priya, other).expect(200);
    await wait(priya, full).expect(200);
    await wait(kofi, full).expect(200);
    app.clock.set(TEN_PAST);
    await leave(kofi, other, kofi.id).expect(200);
    expect((await eventAsSeen(app, other, admin)).waitlist).toMatchObject([
      { offeredUntil: UNTIL_HALF_PAST },
    ]);
    await join(priya, other).expect(200);

    await leave(ola, full).expect(200);

    expect((await seen()).waiting).toEqual(['Priya', ['Kofi', UNTIL_HALF_PAST]]);
    expect((await news()).filter(([what]) => what === 'passed-over')).toEqual([]);
  });

  it('should be offered when somebody who waits arrives, and when there are more of them', async () => {
    const late = await playerNamed(app, 'Late');
    await wait(late, full).expect(200);
    await wait(priya, full).expect(200);
    app.clock.set(TEN_PAST);
    await dana.client
      .put('/api/event')
      .send(formOf(full, { spots: 4 }))
      .expect(200);
    expect((await seen()).waiting).toEqual(['Late', ['Priya', UNTIL_HALF_PAST]]);

    await arrive(await app.signedIn(ADMIN), late);
    await minutesPass(1);

    expect(await seen()).toMatchObject({
      waiting: [
        ['Late', '2025-10-10T19:31:00.000Z'],
        ['Priya', UNTIL_HALF_PAST],
      ],
      spotsTaken: 4,
    });
  });

  it('should not be taken away again while they are kept', async () => {
    await freedWhile([priya]);

    const { body } = await dana.client
      .put('/api/event')
      .send(formOf(full, { spots: 1 }))
      .expect(409);

    expect(body.title).toBe('Spots taken');
  });

  it('should seat who waits as before while the time is undetermined, until the day is over', async () => {
    const undetermined = await createEvent(dana, { spots: 2, eventTime: '12:01 AM' });
    await join(ola, undetermined).expect(200);
    await wait(kofi, undetermined, kofi.ids[1]).expect(200);
    app.clock.set('2025-10-11T01:59:00Z');

    await leave(ola, undetermined).expect(200);

    const { participants } = await eventAsSeen(app, undetermined, admin);
    expect(participants.map(({ name }) => name)).toEqual(['Dana', 'Abena']);

    await wait(ola, undetermined).expect(200);
    app.clock.set('2025-10-11T02:00:00Z');
    const staff = await app.signedIn(ADMIN);
    const gone = { id: kofi.ids[1] };
    await staff.post(`/api/event/unregister/${undetermined.id}`).send(gone).expect(200);
    const over = await eventAsSeen(app, undetermined, staff);
    expect(over.participants.map(({ name }) => name)).toEqual(['Dana']);
  });
});
