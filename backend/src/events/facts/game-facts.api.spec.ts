import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import {
  clearSchedule,
  createEvent,
  eventAsSeen,
  formOf,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
} from '../testing/event.factory.ts';
import { eventNotices } from '../testing/event-notices.ts';

/** An event's facts, as a form says them. */
const SAID = {
  description: 'Rules in ten minutes.\nBring nothing.',
  boardGameId: 342942,
  level: 'everybody',
  children: '10',
  minPlayers: 3,
} as const;

describe('what an event says of itself', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  const { notices } = eventNotices(() => app);
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
  });
  beforeEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const listed = async (id: string) => {
    const { body } = await app.browser().get('/api/events').expect(200);
    return body.find((event: { id: string }) => event.id === id);
  };
  const put = (form: object) => dana.client.put('/api/event').send(form);

  it('should be told with the event, the game with its players and minutes', async () => {
    const event = await createEvent(dana, SAID);

    expect(await eventAsSeen(app, event)).toMatchObject({
      description: 'Rules in ten minutes.\nBring nothing.',
      level: 'everybody',
      children: '10',
      minPlayers: 3,
      boardGame: { id: 342942, name: 'Ark Nova', minPlayers: 1, maxPlayers: 4, minutes: 150 },
    });
  });

  it('should be left out of the list but for level and children, and wherever nothing is said', async () => {
    const told = await listed((await createEvent(dana, SAID)).id);
    const silent = await createEvent(dana, { eventTime: '6:00 PM' });

    expect(told).toMatchObject({ level: 'everybody', children: '10' });
    for (const name of ['description', 'minPlayers', 'boardGame']) {
      expect(told).not.toHaveProperty(name);
    }
    const nothing = await listed(silent.id);
    expect(nothing).not.toHaveProperty('level');
    expect(nothing).not.toHaveProperty('children');
    expect(Object.values(await eventAsSeen(app, silent))).not.toContain(null);
  });

  it('should stay when a form does not know them, and go when it says so', async () => {
    const event = await createEvent(dana, SAID);
    await put(formOf(event, { spots: 2 })).expect(200);
    expect(await eventAsSeen(app, event)).toMatchObject({
      level: 'everybody',
      minPlayers: 2,
      description: SAID.description,
    });

    await put(formOf(event, { description: '  ', level: null, boardGameId: null })).expect(200);
    const after = await eventAsSeen(app, event);
    expect(after).toMatchObject({ children: '10' });
    expect(after).not.toHaveProperty('level');
    expect(after).not.toHaveProperty('description');
    expect(after).not.toHaveProperty('boardGame');
  });

  it('should be refused in plain words, and nothing is saved', async () => {
    const event = await createEvent(dana);
    const refused = async (said: object) => {
      const { body } = await put({ ...formOf(event, { gameName: 'Changed' }), ...said }).expect(400);
      return body.fields;
    };

    expect(await refused({ description: 'x'.repeat(1_001) })).toEqual({
      description: 'Please use at most 1000 characters',
    });
    expect(await refused({ level: 'expert' })).toEqual({ level: expect.any(String) });
    expect(await refused({ children: '18' })).toEqual({ children: 'Please choose an age from 1 to 17.' });
    expect(await refused({ minPlayers: 5 })).toEqual({ minPlayers: 'There are only 4 spots.' });
    expect(await refused({ minPlayers: 0 })).toEqual({ minPlayers: 'Please enter a whole number.' });
    expect(await refused({ boardGameId: 999_999_999 })).toEqual({
      boardGameId: 'Please pick a game from the list.',
    });
    expect(await refused({ boardGameId: 2 ** 40 })).toEqual({
      boardGameId: 'Please pick a game from the list.',
    });
    expect((await eventAsSeen(app, event)).gameName).toBe('Ark Nova');
  });

  it('should keep hostile text as text, without marks that turn it round', async () => {
    const event = await createEvent(dana, { description: '<script>alert(1)</script> \u202Eabc\u202C {{x}}' });

    expect(await eventAsSeen(app, event)).toMatchObject({
      description: '<script>alert(1)</script> abc {{x}}',
    });
  });

  it('should make another version, so that two editors do not lose each other', async () => {
    const event = await createEvent(dana);
    await put({ ...formOf(event), level: 'some', version: event.version }).expect(200);
    const { body } = await put({ ...formOf(event), children: 'good', version: event.version }).expect(409);

    expect(body.current).toMatchObject({ level: 'some' });
  });

  it('should say on the day before that there are too few players, and cancel nothing', async () => {
    app.clock.set('2025-10-09T15:00:00Z');
    const event = await createEvent(dana, { minPlayers: 3 });
    await join(await playerNamed(app, 'Ola'), event).expect(200);
    app.clock.set('2025-10-09T16:00:00Z');
    await app.runJob('schedule-notices');

    const told = (await notices()).filter(({ news }: { news: string }) => news === 'incomplete');
    expect(told).toHaveLength(2);
    expect(told[0]?.missing).toEqual({ gameOwner: false, teacher: 'none', players: { taken: 2, least: 3 } });
    await eventAsSeen(app, event);
  });

  it('should not say so where just enough play, whatever else is missing', async () => {
    app.clock.set('2025-10-09T15:00:00Z');
    const event = await createEvent(dana, { minPlayers: 2, teacher: 'needed' });
    await join(await playerNamed(app, 'Piotr'), event).expect(200);
    app.clock.set('2025-10-09T16:00:00Z');
    await app.runJob('schedule-notices');

    const told = (await notices()).filter(
      ({ news, eventId }) => news === 'incomplete' && eventId === event.id,
    );
    expect(told.map(({ missing }) => missing)).toEqual(
      Array(2).fill({ gameOwner: false, teacher: 'needed', players: null }),
    );
  });
});
