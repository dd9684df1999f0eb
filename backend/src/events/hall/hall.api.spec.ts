import { ADMIN, TestApp } from '../../../test/test-app.ts';
import {
  clearSchedule,
  createEvent,
  join,
  leave,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
  wait,
} from '../testing/event.factory.ts';
import { arrive } from '../testing/hall.factory.ts';

describe('the screen in the hall', () => {
  let app: TestApp;
  let dana: Player;
  let ola: Player;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    await clearSchedule(app, await app.signedIn(ADMIN));
    [dana, ola] = [await playerNamed(app, 'Dana'), await playerNamed(app, 'Ola')];
    await createEvent(dana, { gameName: 'Root', eventTime: '3:15 PM', tableId: 'a1' });
    await createEvent(ola, { gameName: 'Azul', eventTime: '3:15 PM', visible: false, teacher: 'needed' });
    await createEvent(dana, { gameName: 'Late', eventTime: '9:45 PM', duration: '180' });
    await createEvent(dana, { gameName: 'Some time', eventTime: '12:01 AM' });
    await createEvent(dana, { gameName: 'Tomorrow', eventDay: 'Saturday', eventTime: '9:00 AM' });
  });
  afterAll(() => app.stop());

  const hall = async (query = '') => (await app.browser().get(`/api/hall${query}`).expect(200)).body;
  const names = async (query: string) =>
    (await hall(query)).games.map(({ gameName }: { gameName: string }) => gameName);

  it('should tell of the day’s games that are on or still begin, with table and free spots, and of no person', async () => {
    app.clock.set('2025-10-10T19:20:00Z');
    const said = await hall();

    expect(said).toMatchObject({ now: '2025-10-10T19:20:00.000Z', nextStart: '2025-10-11T13:00:00.000Z' });
    expect(said.games).toEqual([
      expect.objectContaining({ gameName: 'Azul', teacher: 'needed' }),
      {
        id: expect.any(String),
        gameName: 'Root',
        table: 'A1',
        startsAt: '2025-10-10T19:15:00.000Z',
        endsAt: '2025-10-10T20:15:00.000Z',
        free: 3,
        teacher: 'none',
      },
      expect.objectContaining({ gameName: 'Late', free: 3 }),
    ]);
    expect(said.games[0]).not.toHaveProperty('free');
    expect(JSON.stringify(said)).not.toMatch(/Dana|Ola/);
  });

  it('should not offer a spot that is kept for somebody who waits', async () => {
    app.clock.set(THE_DAY_BEFORE);
    const admin = await app.signedIn(ADMIN);
    const [host, player, priya] = [
      await playerNamed(app),
      await playerNamed(app),
      await playerNamed(app, 'Priya'),
    ];
    const full = await createEvent(host, { gameName: 'Full', eventTime: '6:00 PM', spots: 2 });
    await join(player, full).expect(200);
    await arrive(admin, priya);
    await wait(priya, full).expect(200);
    app.clock.set('2025-10-10T22:01:00Z');

    await leave(player, full).expect(200);

    const { games } = await hall('?at=2025-10-10T22:02:00Z');
    expect(games.find(({ gameName }: { gameName: string }) => gameName === 'Full').free).toBe(0);
    await admin.delete(`/api/event/${full.id}`).expect(204);
  });

  it('should keep a game that goes on past midnight, and go over to the next day with it', async () => {
    expect(await names('?at=2025-10-11T04:30:00Z')).toEqual(['Late', 'Tomorrow']);
    expect(await names('?at=2025-10-11T04:50:00Z')).toEqual(['Tomorrow']);
  });

  it('should say when the next game begins before the first day, and nothing after the last', async () => {
    expect(await hall('?at=2025-10-01T12:00:00Z')).toMatchObject({
      games: [],
      nextStart: '2025-10-10T19:15:00.000Z',
    });
    const after = await hall('?at=2025-10-20T12:00:00Z');
    expect(after.games).toEqual([]);
    expect(after).not.toHaveProperty('nextStart');
  });

  it.each(['yesterday', '2025-W41', '20251010', '2025-10-10T10:00', '2025-13-10T10:00Z'])(
    'should refuse %s, which is no moment',
    async (at) => {
      const { body } = await app.browser().get(`/api/hall?at=${at}`).expect(400);
      expect(body.fields).toEqual({ at: 'Please give a date and time with its zone' });
    },
  );
});
