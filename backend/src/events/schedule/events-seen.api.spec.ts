import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import type { EventDto } from '../events.dto.ts';
import {
  clearSchedule,
  createEvent,
  eventAsSeen,
  join,
  type Player,
  playerNamed,
  THE_DAY_BEFORE,
} from '../testing/event.factory.ts';

describe('what one sees of the schedule', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set(THE_DAY_BEFORE);
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana', 'Theo');
    ola = await playerNamed(app, 'Ola');
  });
  afterEach(() => clearSchedule(app, admin));
  afterAll(() => app.stop());

  const list = async (client: ApiClient = app.browser()): Promise<EventDto[]> =>
    (await client.get('/api/events').expect(200)).body;

  describe('an undetermined event', () => {
    it('should be said as 12:01 AM both ways and be over when its day ends', async () => {
      const event = await createEvent(dana, { eventTime: '12:01 AM' });

      expect(event).toMatchObject({
        eventTime: '12:01 AM',
        eventDate: '2025-10-10T04:01:00.000Z',
        endDate: '2025-10-11T02:00:00.000Z',
        state: 'upcoming',
      });
      app.clock.set('2025-10-11T01:59:59Z');
      expect(await eventAsSeen(app, event)).toMatchObject({ state: 'upcoming', isExpired: false });
      app.clock.set('2025-10-11T02:00:00Z');
      expect(await eventAsSeen(app, event)).toMatchObject({ state: 'completed', isExpired: true });
    });

    it('should never conflict', async () => {
      await createEvent(dana, { eventTime: '12:01 AM', duration: '720' });
      await createEvent(dana, { eventTime: '12:01 AM' });

      await createEvent(dana, { eventTime: '3:15 PM' });
    });
  });

  it.each([
    ['/api/events', () => app.browser()],
    ['/api/events', () => dana.client],
    ['/api/myevents/:name', () => dana.client],
    ['/api/hall?at=2025-10-11T14:00:00Z', () => app.browser()],
    ['/api/events/calendar.ics', () => app.browser()],
    [':calendar', () => app.browser()],
    ['/api/me/days', () => dana.client],
  ])('should have nothing of another edition (%s)', async (path, reader) => {
    const day = { eventDay: 'Saturday' } as const;
    await createEvent(dana, { ...day, gameName: 'Of now' });
    const { id } = await createEvent(dana, { ...day, gameName: 'Of then', eventTime: '6:00 PM' });
    await app.query(sql`update event set edition = '2024-10' where id = ${id}`);
    const { body } = await dana.client.post('/api/user/calendar').expect(200);
    const calendar = new URL(body.address).pathname;

    const { text } = await reader()
      .get(path.replace(':name', dana.id).replace(':calendar', calendar))
      .expect(200);

    await app.query(sql`delete from event where id = ${id}`);
    expect(text).toContain('Of now');
    expect(text).not.toContain('Of then');
  });

  describe('GET /api/events', () => {
    it('should list all in the order of the schedule, undetermined ones after the others of their day', async () => {
      for (const [gameName, eventDay, eventTime] of [
        ['Root', 'Saturday', '9:00 AM'],
        ['Azul', 'Friday', '12:01 AM'],
        ['Catan', 'Friday', '9:45 PM'],
        ['Brass', 'Friday', '12:00 PM'],
      ] as const) {
        await createEvent(dana, { gameName, eventDay, eventTime });
      }

      expect((await list()).map(({ gameName }) => gameName)).toEqual(['Brass', 'Catan', 'Azul', 'Root']);
    });

    it('should say the same to all who are signed in, whoever they are', async () => {
      await createEvent(dana, { eventOwner: dana.ids[1], gameOwner: '' });
      const seen = await list(dana.client);

      expect(seen).toMatchObject([{ organizer: 'Theo' }]);
      for (const reader of [ola.client, admin]) {
        expect(await list(reader)).toEqual(seen);
      }
    });

    it('should tell nobody any address', async () => {
      await join(ola, await createEvent(dana)).expect(200);

      expect(JSON.stringify(await list(dana.client))).not.toContain('@');
    });
  });

  describe('GET /api/myevents/{userNameId}', () => {
    it('should list what the name takes part in, to its account alone', async () => {
      const event = await createEvent(dana);
      await createEvent(ola, { gameName: 'Root' });

      const { body } = await dana.client.get(`/api/myevents/${dana.id}`).expect(200);

      expect(body.map(({ id }: EventDto) => id)).toEqual([event.id]);
      await dana.client.get(`/api/myevents/${dana.ids[1]}`).expect(200, []);
      await dana.client.get(`/api/myevents/${ola.id}`).expect(403);
    });
  });
});
