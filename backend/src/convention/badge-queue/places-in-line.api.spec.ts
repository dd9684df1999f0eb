import { sql } from '@tablefall/platform/database/sql';
import { Transactions } from '@tablefall/platform/database/transactions';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { type ApiClient, TestApp } from '../../../test/test-app.ts';
import { offerCall } from '../hand-over/testing/badge-offers.ts';
import { RegistrationImport } from '../registration/registration-import.service.ts';
import { HOLD_LONG, registeredAs, registerForm } from '../registration/testing/registration.factory.ts';
import { countedBadges, lineOf, waitForBadges, waitOf } from './testing/badge-line.ts';

const PRIYA = 'priya@mail.example';
const OLA = 'ola@mail.example';

const people = (count: number, name = 'Guest') =>
  Array.from({ length: count }, (_, number) => ({ name: `${name} ${'abcdefgh'[number]}`, badge: true }));

describe('places in the line for badges', () => {
  let app: TestApp;
  let holder: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start({ REGISTRATION_CAPACITY: '3', ...HOLD_LONG });
  });
  beforeEach(async () => {
    await app.beginAnew();
    holder = await registeredAs(app, registerForm({ email: 'holder@mail.example', attendees: people(3) }));
  });
  afterAll(() => app.stop());

  const register = (email: string, badges = 1, line?: string) =>
    app
      .browser()
      .post('/api/register')
      .send({ email, attendees: people(badges, email.split('@')[0]), line });
  /** What staff do in the form of the edition, which asks nobody who waits. */
  const houseHolds = async (capacity: number) => {
    await app.query(sql`update edition_settings set capacity = ${capacity}`);
    await app.get(CurrentEdition).refresh();
  };
  const job = () => {
    app.clock.advance(60);
    return app.runJob('badge-queue-offers');
  };
  const confirm = (email: string) =>
    app.query(sql`update account set confirmed_at = ${app.clock.now()} where email = ${email}`);
  const line = () => app.query(sql<{ email: string }>`select email from badge_queue_entry order by place`);

  it('should be served before a newcomer when the house grows, and let newcomers wait (T38)', async () => {
    await waitForBadges(app, PRIYA).expect(200);
    await houseHolds(4);

    await register(OLA).expect(409);
    await waitForBadges(app, OLA).expect(200);

    expect(await waitOf(app, PRIYA)).toMatchObject({ place: null, keptUntil: expect.any(String) });
    expect(await waitOf(app, OLA)).toMatchObject({ place: 1 });
    await register(PRIYA, 1, await lineOf(app, PRIYA)).expect(200);
    expect(await countedBadges(app)).toEqual({ counter: 4, counted: 4 });
  });

  it('should be open to who is registered for another edition alone', async () => {
    await app.query(sql`update registration set edition = '2024-10'`);

    await waitForBadges(app, 'holder@mail.example').expect(200);

    expect(await waitOf(app, 'holder@mail.example')).toMatchObject({ place: 1 });
  });

  it('should be taken from nobody, nor an offer, by who types their address into the form (T38)', async () => {
    await waitForBadges(app, PRIYA, 2).expect(200);
    await waitForBadges(app, OLA).expect(200);
    await houseHolds(5);
    await job();
    const { parties: _, ...offered } = await waitOf(app, PRIYA);
    expect(offered.keptUntil).toEqual(expect.any(String));
    await houseHolds(8);

    await register(PRIYA).expect(200);
    await register(OLA).expect(200);
    await job();

    expect(await waitOf(app, PRIYA)).toMatchObject(offered);
    expect(await line()).toHaveLength(2);
    const { counter, counted } = await countedBadges(app);
    expect(counter).toBe(counted);
  });

  it('should be for as many badges less as their owner confirms by another road', async () => {
    await waitForBadges(app, PRIYA, 2).expect(200);
    await waitForBadges(app, OLA).expect(200);
    await houseHolds(9);
    const child = { name: 'Meera', badge: false };
    const family = { email: PRIYA, attendees: [...people(1, 'priya'), child], parentAgrees: true };
    await app.browser().post('/api/register').send(family).expect(200);
    await register(OLA).expect(200);

    for (const email of [PRIYA, OLA]) await confirm(email);
    await job();
    await job();

    expect(await line()).toEqual([{ email: PRIYA }]);
    expect(await waitOf(app, PRIYA)).toMatchObject({ badges: 1, keptUntil: expect.any(String) });
    expect(await countedBadges(app)).toEqual({ counter: 6, counted: 6 });
  });

  it('should leave what is free to who waits for more, and adds the first name, and keep the rest waiting', async () => {
    const priya = await app.signedIn(PRIYA);
    await waitForBadges(app, PRIYA, 3).expect(200);
    await houseHolds(5);

    await priya.post('/api/registration/attendees').send({ name: 'Priya', badge: true }).expect(200);

    expect(await waitOf(app, PRIYA)).toMatchObject({ badges: 2, place: 1, keptUntil: null });
    expect(await countedBadges(app)).toEqual({ counter: 4, counted: 4 });
  });

  it('should give way to nobody behind who fits when the first adds a name to what waits for more', async () => {
    const priya = await app.signedIn(PRIYA);
    await waitForBadges(app, PRIYA, 2).expect(200);
    await waitForBadges(app, OLA).expect(200);
    await houseHolds(5);

    await priya.post('/api/registration/attendees').send({ name: 'Priya', badge: true }).expect(200);

    expect(await waitOf(app, PRIYA)).toMatchObject({ badges: 1, keptUntil: expect.any(String) });
    expect(await waitOf(app, OLA)).toMatchObject({ place: 1 });
    expect(await countedBadges(app)).toEqual({ counter: 5, counted: 5 });
  });

  it('should be for less by a badge that is handed on or that staff take over, with what is kept (B3)', async () => {
    await waitForBadges(app, PRIYA, 3).expect(200);
    await waitForBadges(app, OLA, 2).expect(200);
    await houseHolds(6);
    await job();
    const [, second] = (await holder.get('/api/registration').expect(200)).body.attendees;
    await holder.post(`/api/me/badges/${second.nameId}/hand-over`).send({ email: PRIYA }).expect(200);
    await app
      .browser()
      .post(await offerCall(app, PRIYA))
      .send({ name: 'Priya', badge: true })
      .expect(204);
    expect(await waitOf(app, PRIYA)).toMatchObject({ badges: 2, keptUntil: expect.any(String) });
    expect(await waitOf(app, OLA)).toMatchObject({ badges: 2, place: 1 });

    const take = () =>
      app.get(Transactions).run((unit) =>
        app.get(RegistrationImport).take(unit, [
          {
            edition: app.get(CurrentEdition).key,
            email: 'Ola@mail.example',
            registeredAt: app.clock.now(),
            paidBadges: 1,
            attendees: people(1),
          },
        ]),
      );
    expect(await take()).toBe(1);
    expect(await waitOf(app, OLA)).toMatchObject({ badges: 1 });
    expect(await take()).toBe(0);

    expect(await waitOf(app, OLA)).toMatchObject({ badges: 1 });
    const { counter, counted } = await countedBadges(app);
    expect(counter).toBe(counted);
  });
});
