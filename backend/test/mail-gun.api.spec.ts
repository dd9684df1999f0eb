import { sql } from '@tablefall/platform/database/sql';
import { registerForm } from '../src/convention/registration/testing/registration.factory.ts';
import { createEvent, playerNamed } from '../src/events/testing/event.factory.ts';
import type { GamedayDto } from '../src/gamedays/gamedays.dto.ts';
import { createGameday } from '../src/gamedays/testing/gameday.factory.ts';
import { fullGameday } from '../src/gamedays/testing/queue.factory.ts';
import { act, createListing } from '../src/marketplace/testing/listing.factory.ts';
import { newNetwork } from './api-client.ts';
import { ADMIN, TestApp } from './test-app.ts';
import { TestWorker } from './test-worker.ts';

const A_DAY = 20;
const DAY_SECONDS = 24 * 60 * 60;
/** The worker tells the time by the real clock. */
const inDays = (days: number) => new Date(Date.now() + days * DAY_SECONDS * 1000).toISOString();

const eventDay = new Date(inDays(60)).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });

describe('our mails as a gun at somebody (T37)', () => {
  let app: TestApp;
  let worker: TestWorker;
  beforeAll(async () => {
    app = await TestApp.start({
      MAIL_BY_OTHERS_PER_DAY: String(A_DAY),
      RESEND_COOLDOWN_SECONDS: '0',
      TRUSTED_PROXIES: '1',
      CONVENTION_START: inDays(60).slice(0, 10).concat('T12:00'),
      CONVENTION_END: inDays(61).slice(0, 10).concat('T20:00'),
    });
    app.clock.set(inDays(0));
    worker = await TestWorker.start(app);
  });
  afterAll(async () => {
    await worker.stop();
    await app.stop();
  });

  /** As somebody does who is nowhere twice. */
  const typed = (path: string, body: object) =>
    app.browser().post(path).set('X-Forwarded-For', newNetwork()).send(body);
  const mailboxOf = (address: string) => {
    const [name, domain] = address.split('@');
    return worker.mailServer.received.filter(({ to }) => {
      const [local = '', at] = to.split('@');
      return at === domain && local.split('+')[0] === name;
    });
  };

  it('should reach a mailbox so often a day, by all roads and accounts together, tags or not', async () => {
    const staff = await app.signedIn(ADMIN);
    const victim = await playerNamed(app, 'Dana');
    const tagged = (tag: number) => victim.email.replace('@', `+${tag}@`);
    const listing = await createListing(victim);
    const event = await createEvent(victim, { eventDay });
    const gamedays: GamedayDto[] = [];
    for (let count = 0; count < 3; count++) {
      gamedays.push(await createGameday(staff, { date: inDays(30 + count).slice(0, 10) }));
    }
    const { gameday: full } = await fullGameday(app, staff, {
      capacity: 1,
      date: inDays(40).slice(0, 10),
    });
    await worker.untilAllSent();
    const before = mailboxOf(victim.email).length;

    for (const name of ['Ola', 'Priya', 'Karim']) {
      const rival = await playerNamed(app, name);
      for (let time = 0; time < 6; time++) {
        await act(rival, listing, 'mark-pending').expect(200);
        await act(rival, listing, 'undo-pending').expect(200);
        const message = `Still there? ${time}`;
        await rival.client.post(`/api/forsale/${listing.id}/discussions`).send({ message }).expect(200);
        await rival.client.post(`/api/event/${event.id}/discussions`).send({ message }).expect(200);
      }
    }
    for (let tag = 0; tag < 5; tag++) {
      await typed('/api/register', registerForm({ email: tagged(tag) })).expect(200);
      for (const { id } of gamedays) {
        const answer = { gamedayId: id, guestName: 'Kim', status: 'Accepted', replyComments: null };
        await typed('/api/gameday/public-rsvp', { ...answer, guestEmail: tagged(tag) }).expect(200);
      }
      const wait = { gamedayID: full.id, name: 'Kim', guests: 0 };
      await typed('/api/gameday/public-queue', { ...wait, email: tagged(tag) }).expect(200);
    }
    await worker.untilAllSent();

    const arrived = mailboxOf(victim.email).length - before;
    expect(arrived).toBeLessThanOrEqual(A_DAY);
    // What was taken back before it left makes room for no more than itself.
    expect(arrived).toBeGreaterThan(A_DAY / 2);
    const held = await app.query(
      sql<{ reason: string }>`select distinct last_error as reason from mail where state = 'suppressed'`,
    );
    expect(held).toEqual([
      { reason: 'Held back: others have caused as many mails to this mailbox as may be in a day' },
    ]);
  });

  it('should leave a mailbox its sign-in mails, and those of others to others', async () => {
    const victim = await playerNamed(app, 'Ida');
    const listing = await createListing(victim);
    const rival = await playerNamed(app, 'Bo');
    for (let time = 0; time < A_DAY; time++) {
      await act(rival, listing, 'mark-pending').expect(200);
      await act(rival, listing, 'undo-pending').expect(200);
    }
    await worker.untilAllSent();
    const before = mailboxOf(victim.email).length;

    await app.browser().post('/api/user/login').send({ email: victim.email }).expect(200);
    await createListing(rival).then((other) => act(victim, other, 'mark-pending').expect(200));
    await worker.untilAllSent();

    expect(mailboxOf(victim.email)).toHaveLength(before + 1);
    expect(mailboxOf(rival.email).at(-1)?.raw).toContain('Ida');
  });

  it('should begin anew a day later', async () => {
    const email = 'fern@mail.example';
    const register = () => typed('/api/register', registerForm({ email })).expect(200);
    for (let time = 0; time < A_DAY + 2; time++) await register();
    await worker.untilAllSent();
    expect(mailboxOf(email)).toHaveLength(A_DAY);

    app.clock.advance(DAY_SECONDS);
    await register();
    await worker.untilAllSent();

    expect(mailboxOf(email)).toHaveLength(A_DAY + 1);
  });

  it('should not be what was taken back before it left', async () => {
    const email = 'hana@mail.example';
    const register = () => typed('/api/register', registerForm({ email })).expect(200);
    for (let time = 0; time < A_DAY; time++) await register();
    await worker.untilAllSent();
    await app.outbox.becomes('cancelled', { to: [email] });

    await register();
    await worker.untilAllSent();

    expect(mailboxOf(email)).toHaveLength(A_DAY + 1);
  });

  it('should be none at all for whoever reported our mail as spam', async () => {
    const email = 'gil@mail.example';
    const seller = await playerNamed(app, 'Lin');
    const listing = await createListing(seller);
    for (const address of [email, seller.email]) await app.outbox.suppress(address, 'complained');
    await worker.untilAllSent();
    const before = mailboxOf(seller.email).length;

    await typed('/api/register', registerForm({ email })).expect(200);
    const rival = await playerNamed(app, 'Mio');
    await act(rival, listing, 'mark-pending').expect(200);
    await worker.untilAllSent();

    expect(mailboxOf(email)).toEqual([]);
    expect(mailboxOf(seller.email)).toHaveLength(before);
  });
});
