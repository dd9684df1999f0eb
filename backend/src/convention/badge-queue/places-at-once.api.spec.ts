import { sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { itHoldsEveryRound } from '@tablefall/worker/test/battery';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { registeredAs, registerForm } from '../registration/testing/registration.factory.ts';
import { countedBadges, waitForBadges, waitOf } from './testing/badge-line.ts';

const WAIT = Array.from({ length: 20 }, (_, number) => `waits${number}@mail.example`);
const HOUSE = 8;
const ADDED = 12;

/** What happens to those who wait for badges when newcomers and strangers press as well. */
describe('the line for badges among others', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo({ REGISTRATION_CAPACITY: String(HOUSE) });
  });
  /** Every round finds a full house, and twenty in line. */
  const itHolds = (name: string, round: () => Promise<void>) =>
    itHoldsEveryRound(name, async () => {
      await app.query(sql`truncate account, edition, badge_queue_entry, gameday, mail cascade`);
      await holds(HOUSE);
      await everywhere();
      admin = await app.signedIn(ADMIN);
      await registeredAs(app, registerForm({ attendees: people(HOUSE) }));
      for (const email of WAIT) await waitForBadges(app, email).expect(200);
      await round();
    });
  afterAll(() => app.stop());

  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ name: `Person ${index}`, badge: true }));
  const register = (email: string, badges = 1) =>
    app
      .browser()
      .post('/api/register')
      .send({ email, attendees: people(badges) });
  /** What one backend knows at once, and the other two seconds later. */
  const holds = async (capacity: number) => {
    await app.query(sql`update edition_settings set capacity = ${capacity}`);
    await app.get(CurrentEdition).refresh();
  };
  const everywhere = () => Promise.all(app.getAll(CurrentEdition).map((edition) => edition.refresh()));
  const line = () =>
    app.query(sql<{ email: string; offered: boolean; badges: number; place: number; until: Date | null }>`
      select email, offered_until is not null as offered, badges, place, offered_until as until
      from badge_queue_entry order by place`);

  itHolds('should be offered first when places are added while fifty newcomers press (F28)', async () => {
    const newcomers = Array.from({ length: 50 }, (_, number) => `new${number}-${Date.now()}@mail.example`);

    const [, ...answers] = await Promise.all([
      holds(HOUSE + ADDED).then(everywhere),
      ...newcomers.map((email) => register(email)),
    ]);
    await app.runJob('badge-queue-offers');

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
    expect((await line()).map(({ offered }) => offered)).toEqual(WAIT.map((_, place) => place < ADDED));
    expect(await countedBadges(app)).toEqual({ counter: HOUSE + ADDED, counted: HOUSE + ADDED });
  });

  itHolds(
    'should stay as it is, whatever a stranger does with the addresses of who waits (F29)',
    async () => {
      await holds(HOUSE + 5);
      await everywhere();
      await app.runJob('badge-queue-offers');
      const before = await line();
      expect(before.filter(({ offered }) => offered)).toHaveLength(5);
      const seen = await Promise.all(WAIT.map((email) => waitOf(app, email)));
      const day = {
        date: '2025-12-01',
        capacity: 40,
        location: 'Hall',
        startTime: '12:00:00',
        endTime: null,
        description: null,
      };
      const { body: gameday } = await admin.post('/api/gameday').send(day).expect(201);
      // Badges that nobody waits for: the stranger takes some of these in the names of those who wait.
      await holds(HOUSE + 5 + 20 + 60);
      await everywhere();

      for (const email of WAIT) {
        for (const typed of [email, email.toUpperCase()]) {
          await register(typed, 2);
          await waitForBadges(app, typed, 8);
          await app.browser().post('/api/user/login').send({ email: typed });
          await app
            .browser()
            .post('/api/contact')
            .send({ name: 'Stranger', email: typed, message: 'Take me out.' });
          const guest = { gamedayId: gameday.id, guestName: 'Stranger', guestEmail: typed };
          await app
            .browser()
            .post('/api/gameday/public-rsvp')
            .send({ ...guest, status: 'Rejected' });
          await app
            .browser()
            .post('/api/gameday/public-queue')
            .send({ gamedayID: gameday.id, name: 'Stranger', email: typed, guests: 1 });
        }
      }

      const after = await line();
      expect(after.map(({ email, badges, place }) => ({ email, badges, place }))).toEqual(
        before.map(({ email, badges, place }) => ({ email, badges, place })),
      );
      expect(after.slice(0, 5)).toEqual(before.slice(0, 5));
      const now = await Promise.all(WAIT.slice(0, 5).map((email) => waitOf(app, email)));
      expect(now.map(({ keptUntil, badges }) => ({ keptUntil, badges }))).toEqual(
        seen.slice(0, 5).map(({ keptUntil, badges }) => ({ keptUntil, badges })),
      );
      const { counter, counted } = await countedBadges(app);
      expect(counter).toBe(counted);
    },
  );
});
