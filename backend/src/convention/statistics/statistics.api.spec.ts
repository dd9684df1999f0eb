import { sql } from '@tablefall/platform/database/sql';
import { type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { createEvent, join, players, wait } from '../../events/testing/event.factory.ts';
import { createGameday, inviteGuest } from '../../gamedays/testing/gameday.factory.ts';
import { act, createListing } from '../../marketplace/testing/listing.factory.ts';
import { organiser } from '../../organise/editions/testing/editions.ts';
import { createShift, take } from '../../shifts/testing/shift.factory.ts';
import { registeredAs, registerForm } from '../registration/testing/registration.factory.ts';
import type { EditionSectionDto, EditionStatisticsDto } from './statistics.dto.ts';

const THIS = '2025-10';
const DAY = 24 * 3_600;

describe('what happened', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start({ RETENTION_EDITIONS: '1' });
  });
  beforeEach(async () => {
    await app.beginAnew();
    app.clock.set('2025-10-04T12:00:00Z');
    admin = await signIn();
  });
  afterAll(() => app.stop());

  const { signIn, everywhere } = organiser(() => app);
  const statisticsOf = async (edition = THIS): Promise<EditionStatisticsDto> =>
    (await admin.get(`/api/organise/statistics/${edition}`).expect(200)).body;
  const part = async (title: string, edition = THIS): Promise<EditionSectionDto> => {
    const found = (await statisticsOf(edition)).sections.find((section) => section.title === title);
    if (!found) throw new Error(`Nobody tells of ${title}`);
    return found;
  };
  const numbers = async (title: string, edition = THIS) =>
    Object.fromEntries((await part(title, edition)).figures.map(({ label, count }) => [label, count]));
  const points = async (title: string, label: string, edition = THIS) =>
    (await part(title, edition)).series
      .find((series) => series.label === label)
      ?.points.map(({ label: when, count }) => [when, count]);
  const edition = async (key: string) =>
    (await admin.get('/api/statistics').expect(200)).body.find((each: { key: string }) => each.key === key);
  const registered = (count: number) =>
    Promise.all(
      Array.from({ length: count }, () =>
        app.browser().post('/api/register').send(registerForm()).expect(200),
      ),
    );
  const nextOpens = async (firstDay: string, secondDay: string, at: string) => {
    app.clock.set(at);
    await app.runJob('edition-states');
    admin = await signIn();
    await admin.post('/api/organise/editions').send({ firstDay, secondDay }).expect(201);
    await admin
      .put(`/api/organise/editions/${firstDay.slice(0, 7)}/opening`)
      .send({})
      .expect(200);
    await everywhere();
  };

  describe('registrations', () => {
    it('should be told by the day of the convention’s clock, rounded to multiples of five', async () => {
      app.clock.set('2024-06-01T12:00:00Z');
      await registered(5);
      // A minute before and after midnight in New York; the day in UTC is the same.
      app.clock.set('2025-10-05T03:59:00Z');
      await registered(3);
      app.clock.set('2025-10-05T04:01:00Z');
      await registered(7);
      app.clock.set('2025-10-06T12:00:00Z');
      await registered(2);
      admin = await signIn();

      expect(await points('Registrations', 'Registrations by day')).toEqual([
        ['2024-10-12 or earlier', 5],
        ['2025-10-04', 5],
        ['2025-10-05', 5],
      ]);
      expect(await numbers('Registrations')).toMatchObject({
        Registrations: 15,
        People: 15,
        'Badges paid': 0,
      });
    });

    it('should say who came', async () => {
      const attendees = ['Ada', 'Ben', 'Cleo', 'Dev', 'Eli', 'Flo', 'Gus', 'Hal'].map((name) => ({
        name,
        badge: name !== 'Hal',
      }));
      await registeredAs(app, registerForm({ attendees }));
      const { body } = await admin.get('/api/registrations').expect(200);
      const [{ id, attendees: people }] = body.items;
      await admin.put(`/api/registration/${id}/paid`).send({ paid: true }).expect(200);
      for (const { id: person } of people.slice(0, 3))
        await admin.put(`/api/attendee/${person}/check-in`).send({ checkedIn: true }).expect(200);

      expect(await numbers('Registrations')).toEqual({
        Registrations: 0,
        People: 10,
        Badges: 5,
        'Children of 9 and under': 0,
        'Badges paid': 5,
        'People who were checked in': 5,
        'People who were not checked in': 5,
        'Addresses that wait for badges': 0,
      });
    });
  });

  it('should count games and shifts exactly, and people in fives', async () => {
    const [owner, ...others] = await players(app, 6);
    if (!owner) throw new Error('Nobody plays');
    const full = await createEvent(owner, { spots: 4 });
    for (const player of others.slice(0, 3)) await join(player, full).expect(200);
    for (const player of others.slice(3)) await wait(player, full).expect(200);
    await createEvent(owner, { eventTime: '6:00 PM', spots: 2 });
    const cancelled = await createEvent(owner, { eventTime: '9:00 PM' });
    await owner.client.delete(`/api/event/${cancelled.id}`).expect(204);
    await app.query(sql`
      update participant set here_at = ${app.clock.now()}
      where event_id = ${full.id} and name_id <> ${others[0]?.id ?? ''}`);
    const shift = await createShift(admin, { places: 2 });
    await createShift(admin, { start: '17:00', end: '18:00' });
    await take(owner, shift).expect(409);

    expect(await numbers('Games of the schedule')).toEqual({
      Games: 2,
      'Games that were cancelled': 1,
      'Games at which a host ticked who came': 1,
      'Full games': 1,
      'Games that nobody but their owner joined': 1,
      Seats: 6,
      'Seats taken': 5,
      'People who joined a game': 5,
      'People who wait for a full game': 0,
      'Players whom hosts ticked as here': 5,
      'Players who were not ticked at such a game': 0,
    });
    expect(await numbers('Shifts')).toMatchObject({
      Shifts: 2,
      'Shifts that nobody took': 2,
      Places: 3,
      Helpers: 0,
    });
  });

  describe('gamedays', () => {
    it('should say how long after the invitation guests answered', async () => {
      const gameday = await createGameday(admin, { date: '2025-10-11', capacity: 20 });
      const guests: Awaited<ReturnType<typeof inviteGuest>>[] = [];
      for (let index = 0; index < 12; index++) guests.push(await inviteGuest(admin, gameday));
      const answers = async (some: typeof guests, status: string) => {
        for (const { invitationToken } of some)
          await app.browser().post('/api/gameday-reply').send({ invitationToken, status }).expect(200);
      };
      app.clock.advance(3_599);
      await answers(guests.slice(0, 4), 'accepted');
      app.clock.advance(1);
      await answers(guests.slice(4, 8), 'rejected');
      app.clock.advance(2 * DAY);
      await answers(guests.slice(8, 10), 'accepted');
      // The next one belongs to the next edition.
      await createGameday(admin, { date: '2025-10-12' });

      expect(await points('Gamedays', 'Answers by time after the invitation')).toEqual([
        ['within 1 hour', 5],
        ['1 to 3 hours', 5],
        ...['3 to 6 hours', '6 to 12 hours', '12 to 24 hours', '1 to 2 days', '2 to 4 days'].map((when) => [
          when,
          0,
        ]),
        ...['4 to 7 days', '7 to 14 days', 'after 14 days'].map((when) => [when, 0]),
      ]);
      expect(await numbers('Gamedays')).toMatchObject({
        Gamedays: 1,
        Invitations: 10,
        'Accepted invitations': 5,
        'Declined invitations': 5,
        'Invitations without a reply': 0,
        Seats: 20,
        'Seats taken': 5,
      });
    });

    it('should be all that organisers see', async () => {
      const staff = await app.signedIn(ORGANISER);
      await createGameday(staff, { date: '2025-10-11' });

      const { body } = await staff.get(`/api/statistics/${THIS}`).expect(200);
      expect(body.sections.map(({ title }: EditionSectionDto) => title)).toEqual(['Gamedays']);
      const { text } = await staff.get(`/api/statistics/${THIS}/numbers.csv`).expect(200);
      expect(text).toContain('"Gamedays","Gamedays",,"1","no"');
      expect(text).not.toContain('Registrations');

      await staff.get(`/api/organise/statistics/${THIS}`).expect(403);
      await staff.get(`/api/organise/statistics/${THIS}/numbers.csv`).expect(403);
      const attendee = await registeredAs(app, registerForm());
      await attendee.get('/api/statistics').expect(403);
      await attendee.get(`/api/statistics/${THIS}`).expect(403);
      await app.browser().get(`/api/statistics/${THIS}/numbers.csv`).expect(401);
    });
  });

  it('should tell of sales without names and money, and of what became of mail', async () => {
    const [seller, buyer] = await players(app, 2);
    if (!seller || !buyer) throw new Error('Nobody trades');
    await createListing(seller);
    const sold = await createListing(seller, { gameName: 'Azul' });
    await act(buyer, sold, 'mark-pending').expect(200);
    await act(seller, sold, 'mark-sold').expect(200);
    await app.outbox.becomes('sent');
    await createGameday(admin, { date: '2025-10-11' }).then((gameday) => inviteGuest(admin, gameday));
    await app.outbox.becomes('failed');
    const written = (await app.mails()).length;

    expect(await numbers('Games for sale')).toMatchObject({
      'Games offered': 2,
      'Games sold': 1,
      'Games without a buyer': 1,
      Sellers: 0,
    });
    expect(await points('Games for sale', 'Games sold by day')).toEqual([['2025-10-04', 1]]);
    expect(await numbers('Mail')).toEqual({
      Mails: written,
      'Mails that were sent': written - 2,
      'Of those, reported back by a mail server': 0,
      'Mails that failed': 1,
      'Mails not sent, because their address takes none': 0,
      'Mails not sent, because they had become pointless': 1,
      'Mails that wait': 0,
      Mailings: 0,
    });
    const { text } = await admin.get(`/api/organise/statistics/${THIS}/numbers.csv`).expect(200);
    expect(text).toContain('"Games for sale","Games sold by day","2025-10-04","1","no"');
    expect(await app.audited(THIS)).toEqual([['statistics.exported', {}]]);
  });

  describe('of an edition that is over', () => {
    it('should stay as they are two weeks later, beside those of the next one', async () => {
      await registered(8);
      await createGameday(admin, { date: '2025-10-11' });
      await nextOpens('2026-10-09', '2026-10-10', '2025-10-13T12:00:00Z');
      await registered(3);
      await createGameday(admin, { date: '2025-10-12' });
      await createGameday(admin, { date: '2025-12-06' });
      const before = await statisticsOf();
      expect(before).toMatchObject({ key: THIS, lastDay: '2025-10-11', countedAt: null });

      await app.runJob('edition-figures');
      expect(await edition(THIS)).toMatchObject({ countedAt: null });
      app.clock.set('2025-10-26T12:00:00Z');
      admin = await signIn();
      await app.runJob('edition-figures');
      const kept = { ...before, countedAt: '2025-10-26T12:00:00.000Z' };
      expect(await statisticsOf()).toEqual(kept);
      await app.query(sql`delete from registration where edition = ${THIS}`);
      await app.runJob('edition-figures');

      expect(await statisticsOf()).toEqual(kept);
      expect((await numbers('Registrations')).Registrations).toBe(10);
      expect((await numbers('Gamedays')).Gamedays).toBe(1);
      expect((await numbers('Registrations', '2026-10')).Registrations).toBe(5);
      expect((await numbers('Gamedays', '2026-10')).Gamedays).toBe(2);
    });

    it('should be the same after it has become counts as before', async () => {
      const [owner] = await players(app, 1);
      await registered(6);
      if (owner) await createEvent(owner);
      await createGameday(admin, { date: '2025-10-11' });
      await nextOpens('2026-10-09', '2026-10-10', '2025-10-13T12:00:00Z');
      await nextOpens('2027-10-08', '2027-10-09', '2026-10-12T12:00:00Z');
      const before = await statisticsOf();
      await app.runJob('old-editions');
      app.clock.advance(14 * DAY);
      await app.runJob('old-editions');
      admin = await signIn();

      expect(await app.query(sql`select id from registration where edition = ${THIS}`)).toEqual([]);
      expect(await statisticsOf()).toEqual({ ...before, countedAt: '2026-10-26T12:00:00.000Z' });
    });

    it('should not be invented where it became counts before its numbers were kept', async () => {
      await nextOpens('2026-10-09', '2026-10-10', '2025-10-13T12:00:00Z');
      await app.query(sql`
        insert into edition_remains (id, edition, announced_at, counts, counted_at, emptied_at)
        values (uuidv7(), ${THIS}, now(), '[]', now(), now())`);

      expect(await edition(THIS)).toBeUndefined();
      app.clock.set('2025-11-26T12:00:00Z');
      await app.runJob('edition-figures');
      admin = await signIn();
      await admin.get(`/api/organise/statistics/${THIS}`).expect(404);
      await admin.get('/api/organise/statistics/none').expect(404);
    });
  });
});
