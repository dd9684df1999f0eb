import { randomUUID } from 'node:crypto';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { createEvent, formOf, join, leave, type Player, playerNamed } from '../testing/event.factory.ts';

describe('the schedule in calendars', () => {
  let app: TestApp;
  let admin: ApiClient;
  let dana: Player;
  let ola: Player;
  beforeAll(async () => {
    app = await TestApp.start();
    app.clock.set('2025-10-09T12:00:00Z');
    admin = await app.signedIn(ADMIN);
    dana = await playerNamed(app, 'Dana');
    ola = await playerNamed(app, 'Ola', 'Jan');
  });
  afterAll(() => app.stop());

  const addressOf = async ({ client }: Player): Promise<string> =>
    new URL((await client.get('/api/user/calendar').expect(200)).body.address).pathname;
  const calendarOf = async (player: Player): Promise<string> => {
    const { text } = await app
      .browser()
      .get(await addressOf(player))
      .expect(200);
    return text.replaceAll('\r\n ', '');
  };
  /** The entry of an event, line by line. */
  const entryOf = async (player: Player, { id }: { id: string }): Promise<string[]> => {
    const entries = (await calendarOf(player)).split('BEGIN:VEVENT').slice(1);
    return entries.find((entry) => entry.includes(`UID:event-${id}@`))?.split('\r\n') ?? [];
  };
  const sequenceOf = (entry: string[]) =>
    Number(entry.find((line) => line.startsWith('SEQUENCE:'))?.slice(9));

  describe('GET /api/events/calendar.ics', () => {
    it('should say the whole schedule to anybody, and of people the organizers alone', async () => {
      const event = await createEvent(dana, { gameName: 'Root', eventDay: 'Saturday' });
      await join(await playerNamed(app, 'Priya'), event).expect(200);

      const { text, headers } = await app.browser().get('/api/events/calendar.ics').expect(200);

      const lines = text.replaceAll('\r\n ', '');
      expect(headers['content-type']).toContain('text/calendar');
      expect(lines).toContain('Tablefall: schedule');
      expect(lines).toContain(`UID:event-${event.id}@localhost`);
      expect(lines).toContain('Organizer: Dana');
      expect(lines).not.toContain('Priya');
      await dana.client.delete(`/api/event/${event.id}`).expect(204);
    });

    it.each(['gzip', 'br', 'identity'])('should be sent as %s to whoever reads that', async (encoding) => {
      const { text, headers } = await app
        .browser()
        .get('/api/events/calendar.ics')
        .set('Accept-Encoding', encoding)
        .expect(200);

      expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
      expect(text).toMatch(/\r\nEND:VCALENDAR\r\n$/);
      expect(headers['content-encoding'] ?? 'identity').toBe(encoding);
      expect(headers).toMatchObject({
        'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'content-disposition': 'inline; filename="schedule.ics"',
        'cache-control': 'public, max-age=60',
        vary: expect.stringContaining('Accept-Encoding'),
      });
    });
  });

  describe('GET /api/event/{id}/calendar.ics', () => {
    it('should say the event in the convention’s zone, which it describes', async () => {
      const event = await createEvent(dana, { gameName: 'Ark Nova; again' });

      const { text, headers } = await app.browser().get(`/api/event/${event.id}/calendar.ics`).expect(200);

      const lines = text.replaceAll('\r\n ', '').split('\r\n');
      expect(headers['content-type']).toContain('text/calendar');
      expect(lines).toEqual(
        expect.arrayContaining([
          'TZID:America/New_York',
          `UID:event-${event.id}@localhost`,
          'DTSTART;TZID=America/New_York:20251010T151500',
          'DTEND;TZID=America/New_York:20251010T161500',
          'SUMMARY:Ark Nova\\; again',
          'LOCATION:Riverside Hall\\, 14 Canal Street',
        ]),
      );
      await dana.client.delete(`/api/event/${event.id}`).expect(204);
    });

    it('should last all day while the time is undetermined', async () => {
      const event = await createEvent(dana, { eventTime: '12:01 AM' });

      const { text } = await app.browser().get(`/api/event/${event.id}/calendar.ics`).expect(200);

      expect(text).toContain('DTSTART;VALUE=DATE:20251010');
      await dana.client.delete(`/api/event/${event.id}`).expect(204);
    });

    it('should answer 404 for an unknown event', async () => {
      await app.browser().get(`/api/event/${randomUUID()}/calendar.ics`).expect(404);
    });
  });

  describe('the private address', () => {
    it('should be the same until it is renewed, and then lead nowhere', async () => {
      const before = await addressOf(ola);
      expect(await addressOf(ola)).toBe(before);
      expect(await addressOf(dana)).not.toBe(before);

      const { body } = await ola.client.post('/api/user/calendar').expect(200);

      expect(body.address).not.toContain(before);
      expect(before).toMatch(/^\/api\/calendar\/[\w-]{43}\.ics$/);
      await app.browser().get(before).expect(404);
      await app.browser().get(new URL(body.address).pathname).expect(200);
    });

    it.each(['nobody', 'x'.repeat(43), '%00'.repeat(43)])('should answer 404 for %.20s', async (token) => {
      await app.browser().get(`/api/calendar/${token}.ics`).expect(404);
    });

    it('should hold what any of one’s names takes part in, once, and nothing else', async () => {
      const event = await createEvent(dana);
      const other = await createEvent(dana, { eventDay: 'Saturday' });
      await join(ola, event).expect(200);
      await join(ola, event, ola.ids[1]).expect(200);

      const text = await calendarOf(ola);

      expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(1);
      expect(text).toContain('Registered: Ola\\, Jan');
      expect(text).not.toContain(other.id);
    });

    it('should keep the entry of an event and raise its sequence as it moves, is left, joined and deleted', async () => {
      const event = await createEvent(dana, { eventDay: 'Saturday', eventTime: '1:00 PM' });
      await join(ola, event).expect(200);
      const joined = await entryOf(ola, event);
      await dana.client
        .put('/api/event')
        .send(formOf(event, { eventTime: '2:00 PM' }))
        .expect(200);
      const moved = await entryOf(ola, event);
      await leave(ola, event).expect(200);
      const left = await entryOf(ola, event);
      await join(ola, event).expect(200);
      const again = await entryOf(ola, event);
      await admin.delete(`/api/event/${event.id}`).expect(204);
      const deleted = await entryOf(ola, event);

      expect(moved).toContain('DTSTART;TZID=America/New_York:20251011T140000');
      const all = [joined, moved, left, again, deleted];
      expect(all.map((entry) => entry.includes('STATUS:CANCELLED'))).toEqual([
        false,
        false,
        true,
        false,
        true,
      ]);
      const sequences = all.map(sequenceOf);
      expect(sequences).toEqual([...new Set(sequences)].sort((one, other) => one - other));
    });

    it('every program got all of it each quarter of an hour: whoever asks whether it changed is told, and kept it privately', async () => {
      const event = await createEvent(dana, { eventDay: 'Saturday', eventTime: '9:00 AM' });
      await join(ola, event).expect(200);
      const address = await addressOf(ola);
      const { headers } = await app.browser().get(address).expect(200);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-cache',
        'content-type': 'text/calendar; charset=utf-8; method=PUBLISH',
        'content-disposition': 'inline; filename="events.ics"',
      });
      const again = () => app.browser().get(address).set('If-None-Match', String(headers.etag));
      const stampOf = async () => (await entryOf(ola, event)).find((line) => line.startsWith('DTSTAMP:'));
      const stamp = await stampOf();

      app.clock.advance(15 * 60);
      expect((await again().expect(304)).text).toBe('');
      expect(await stampOf()).toBe(stamp);
      await dana.client
        .put('/api/event')
        .send(formOf(event, { eventTime: '9:30 AM' }))
        .expect(200);
      const changed = await again().expect(200);
      expect(changed.text).toContain('DTSTART;TZID=America/New_York:20251011T093000');
      expect(changed.headers.etag).not.toBe(headers.etag);
      await app
        .browser()
        .get('/api/calendar/unknown.ics')
        .set('If-None-Match', String(headers.etag))
        .expect(404);
      await dana.client.delete(`/api/event/${event.id}`).expect(204);
    });

    it('should tell of a participant who was taken out, and stop some days after the event', async () => {
      const event = await createEvent(dana, { eventDay: 'Saturday', eventTime: '6:00 PM' });
      await join(ola, event).expect(200);
      await dana.client.delete(`/api/event/participant/${event.id}`).send({ id: ola.id }).expect(200);
      expect(await entryOf(ola, event)).toContain('STATUS:CANCELLED');
      const address = await addressOf(ola);

      app.clock.advance(12 * 24 * 3_600);
      await app.runJob('old-left-events');

      expect((await app.browser().get(address).expect(200)).text).not.toContain(event.id);
    });
  });
});
