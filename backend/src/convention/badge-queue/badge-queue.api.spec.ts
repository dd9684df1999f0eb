import { sql } from '@tablefall/platform/database/sql';
import { CurrentEdition } from '@tablefall/platform/edition/current-edition';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { HOLD_LONG, registeredAs, registerForm } from '../registration/testing/registration.factory.ts';
import { countedBadges, lineOf, waitForBadges, waitOf } from './testing/badge-line.ts';

const PRIYA = 'priya@mail.example';
const OLA = 'ola@mail.example';
const KIM = 'kim@mail.example';
const DAY_S = 24 * 60 * 60;

describe('the queue for badges', () => {
  let app: TestApp;
  let holder: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start({ REGISTRATION_CAPACITY: '2', ...HOLD_LONG });
  });
  beforeEach(async () => {
    await app.beginAnew();
    holder = await registeredAs(
      app,
      registerForm({
        email: 'holder@mail.example',
        attendees: [
          { name: 'Ana', badge: true },
          { name: 'Ben', badge: true },
        ],
      }),
    );
  });
  afterAll(() => app.stop());

  const names = async (): Promise<{ id: string; nameId: string }[]> =>
    (await holder.get('/api/registration').expect(200)).body.attendees;
  const giveBackOne = async () => {
    const [first] = await names();
    await holder.delete(`/api/me/badges/${first?.nameId}`).expect(200);
  };
  const register = (email: string, people: string[], line?: string) =>
    app
      .browser()
      .post('/api/register')
      .send({ email, attendees: people.map((name) => ({ name, badge: true })), line });
  const mailsTo = async (email: string) =>
    (await app.mails())
      .filter(({ kind, address }) => kind === 'badge-queue' && address === email)
      .map(({ props, state }) => [(props as { news: string }).news, state]);
  const later = (seconds: number, job = 'badge-queue-offers') => {
    app.clock.advance(seconds);
    return app.runJob(job);
  };
  const places = async () => (await app.browser().get('/api/register/places').expect(200)).body;

  it('should take those who find the house full, in their order, and mail each the place', async () => {
    await waitForBadges(app, PRIYA, 2).expect(200);
    await waitForBadges(app, OLA).expect(200);

    expect(await waitOf(app, PRIYA)).toEqual({
      name: 'priya',
      email: PRIYA,
      badges: 2,
      place: 1,
      keptUntil: null,
      missed: false,
      passedOver: false,
      parties: 2,
    });
    expect(await waitOf(app, OLA)).toMatchObject({ place: 2 });
    expect(await mailsTo(PRIYA)).toEqual([['waiting', 'queued']]);
    expect(await places()).toMatchObject({ badgesLeft: 0, badgesOffered: 0, partiesWaiting: 2 });
  });

  it('should answer alike whoever is known, and change nothing for them', async () => {
    await waitForBadges(app, PRIYA, 2).expect(200);

    const again = await waitForBadges(app, PRIYA.toUpperCase(), 1).expect(200);
    const registered = await waitForBadges(app, 'holder@mail.example').expect(200);
    const unknown = await waitForBadges(app, OLA).expect(200);

    expect(
      [again, registered, unknown].map(({ body }) => body.message.replace(/to \S+@\S+\. /, 'to *. ')),
    ).toEqual(
      Array(3).fill(
        'We wrote to *. The mail tells your place in line, or asks you to confirm the address first.',
      ),
    );
    expect(await waitOf(app, PRIYA)).toMatchObject({ badges: 2, place: 1 });
    expect(await mailsTo(PRIYA)).toHaveLength(1);
    expect(await mailsTo('holder@mail.example')).toEqual([]);
  });

  it('should refuse who can have badges, and once the doors are open everybody', async () => {
    await giveBackOne();

    const free = await waitForBadges(app, PRIYA).expect(409);
    await waitForBadges(app, PRIYA, 2).expect(200);
    app.clock.advance(9 * DAY_S + 5 * 60 * 60);
    const open = await waitForBadges(app, OLA, 2).expect(409);

    expect([free, open].map(({ body }) => body.title)).toEqual(['Badges are free', 'The doors are open']);
  });

  it.each([
    { badges: 0 },
    { badges: 9 },
    { badges: 1.5 },
    { name: '' },
    { email: 'nobody' },
    { badges: '2' },
  ])('should refuse %j', async (change) => {
    const form = { name: 'Priya', email: PRIYA, badges: 2, ...change };

    await app.browser().post('/api/register/queue').send(form).expect(400);
  });

  it('should keep a freed badge for the first who fits, from everybody else, until they register', async () => {
    await waitForBadges(app, PRIYA, 2).expect(200);
    await waitForBadges(app, OLA).expect(200);
    await giveBackOne();

    expect(await waitOf(app, PRIYA)).toMatchObject({ place: 1, passedOver: true });
    expect(await waitOf(app, OLA)).toMatchObject({ place: null, keptUntil: '2025-10-02T12:00:00.000Z' });
    expect(await places()).toMatchObject({ badgesLeft: 0, badgesOffered: 1, partiesWaiting: 1 });
    expect(await mailsTo(OLA)).toEqual([
      ['waiting', 'cancelled'],
      ['offered', 'queued'],
    ]);
    expect(await mailsTo(PRIYA)).toContainEqual(['passed-over', 'queued']);

    await register(KIM, ['Kim']).expect(409);
    await register(OLA, ['Ola']).expect(409);
    await register(OLA, ['Ola'], `${await lineOf(app, PRIYA)}`).expect(409);
    await register(OLA, ['Ola'], await lineOf(app, OLA)).expect(200);

    expect(await countedBadges(app)).toEqual({ counter: 2, counted: 2 });
    expect(await places()).toMatchObject({ badgesOffered: 0, partiesWaiting: 1 });
    await app.browser().get('/api/register/queue').query({ line: 'x.y' }).expect(404);
  });

  it('should offer what is left of an offer to the next', async () => {
    await waitForBadges(app, PRIYA, 2).expect(200);
    await waitForBadges(app, OLA).expect(200);
    const admin = await app.signedIn(ADMIN);
    const { body: desk } = await admin.get('/api/registrations').expect(200);
    await admin.delete(`/api/registration/${desk.items[0].id}`).expect(204);
    expect(await waitOf(app, PRIYA)).toMatchObject({ place: null });

    await register(PRIYA, ['Priya'], await lineOf(app, PRIYA)).expect(200);

    expect(await waitOf(app, OLA)).toMatchObject({ place: null });
    expect(await countedBadges(app)).toEqual({ counter: 2, counted: 2 });
  });

  it('should let a known account take its badges name by name', async () => {
    const admin = await app.signedIn(ADMIN);
    const { body: desk } = await admin.get('/api/registrations').expect(200);
    await waitForBadges(app, ADMIN, 2).expect(200);
    await waitForBadges(app, OLA).expect(200);
    await admin.delete(`/api/registration/${desk.items[0].id}`).expect(204);

    await admin.post('/api/registration/attendees').send({ name: 'Meera', badge: true }).expect(200);
    expect(await waitOf(app, ADMIN)).toMatchObject({ badges: 1, place: null });
    await admin.post('/api/registration/attendees').send({ name: 'Theo', badge: true }).expect(200);
    await admin.post('/api/registration/attendees').send({ name: 'Jonah', badge: true }).expect(409);

    expect(await waitOf(app, OLA)).toMatchObject({ place: 1 });
    expect(await countedBadges(app)).toEqual({ counter: 2, counted: 2 });
  });

  it('should ask the next when nobody registers in time, and end the wait the second time', async () => {
    await waitForBadges(app, PRIYA).expect(200);
    await waitForBadges(app, OLA).expect(200);
    await giveBackOne();

    await later(DAY_S);
    expect(await waitOf(app, PRIYA)).toMatchObject({ place: 1, missed: true, keptUntil: null });
    expect(await waitOf(app, OLA)).toMatchObject({ place: null });
    await later(DAY_S);
    expect(await waitOf(app, PRIYA)).toMatchObject({ place: null });
    await later(DAY_S);
    expect((await mailsTo(OLA)).map(([news]) => news)).toEqual(['waiting', 'offered', 'missed', 'offered']);

    await app
      .browser()
      .get('/api/register/queue')
      .query({ line: await lineOf(app, PRIYA) })
      .expect(404);
    expect((await mailsTo(PRIYA)).at(-1)).toEqual(['removed', 'queued']);
    expect(await waitOf(app, OLA)).toMatchObject({ place: null });
    expect(await countedBadges(app)).toEqual({ counter: 2, counted: 2 });
  });

  it('should let the holder of the link change the number and leave, once', async () => {
    await waitForBadges(app, PRIYA, 2).expect(200);
    await giveBackOne();
    const line = await lineOf(app, PRIYA);
    const call = (method: 'put' | 'delete') => app.browser()[method]('/api/register/queue').query({ line });

    await call('put').send({ badges: 9 }).expect(400);
    const { body } = await call('put').send({ badges: 1 }).expect(200);
    expect(body).toMatchObject({ badges: 1, place: null });
    await call('put').send({ badges: 2 }).expect(409);
    await call('delete').expect(204);
    await call('delete').expect(204);

    expect(await places()).toMatchObject({ badgesLeft: 1, badgesOffered: 0, partiesWaiting: 0 });
    await app.browser().delete('/api/register/queue').query({ line: 'x.y' }).expect(404);
    await call('put').send({ badges: 1 }).expect(404);
  });

  it('should change nothing of this edition by a link of another one', async () => {
    await waitForBadges(app, PRIYA, 2).expect(200);
    const line = await lineOf(app, PRIYA);
    await app.query(sql`update badge_queue_entry set edition = '2024-10', offered_until = '2030-01-01'`);
    const counted = async () => (await places()).badgesLeft;
    expect(await counted()).toBe(0);

    await app.browser().delete('/api/register/queue').query({ line });

    expect(await counted()).toBe(0);
    await app.browser().put('/api/register/queue').query({ line }).send({ badges: 1 }).expect(404);
    await register(PRIYA, ['Priya'], line).expect(409);
  });

  it('should offer badges that a larger house brings within a minute', async () => {
    await waitForBadges(app, PRIYA).expect(200);
    await app.query(sql`update edition_settings set capacity = 3`);
    await app.get(CurrentEdition).refresh();

    await later(60);

    expect(await waitOf(app, PRIYA)).toMatchObject({ place: null });
  });

  it('should offer the badges of an address that nobody confirmed', async () => {
    await giveBackOne();
    await register(KIM, ['Kim']).expect(200);
    await waitForBadges(app, PRIYA).expect(200);

    await later(4 * DAY_S, 'unconfirmed-registrations');

    expect(await waitOf(app, PRIYA)).toMatchObject({ place: null });
  });

  it('should be listed, put into another order and taken out by the administrator', async () => {
    for (const email of [PRIYA, OLA, KIM]) await waitForBadges(app, email).expect(200);
    const admin = await app.signedIn(ADMIN);
    const list = async () => (await admin.get('/api/registrations/queue').expect(200)).body;
    const idOf = async (email: string) =>
      (await list()).items.find((entry: { email: string }) => entry.email === email).id;
    const change = (method: 'put' | 'delete', path: string) =>
      admin[method](`/api/registrations/queue/${path}`);

    await change('put', `${await idOf(KIM)}/first`).expect(204);
    expect(
      (await list()).items.map(({ email, place }: { email: string; place: number }) => [email, place]),
    ).toEqual([
      [KIM, 1],
      [PRIYA, 2],
      [OLA, 3],
    ]);
    await giveBackOne();
    expect(await list()).toMatchObject({
      total: 3,
      items: [{ email: KIM, badges: 1, place: null, keptUntil: '2025-10-02T12:00:00.000Z' }, {}, {}],
    });
    await change('put', `${await idOf(KIM)}/first`).expect(404);
    await change('delete', await idOf(KIM)).expect(204);
    await change('delete', '01980000-0000-7000-8000-000000000000').expect(404);

    expect((await list()).items.map(({ email }: { email: string }) => email)).toEqual([PRIYA, OLA]);
    expect(await waitOf(app, PRIYA)).toMatchObject({ place: null });
    expect(await countedBadges(app)).toEqual({ counter: 2, counted: 2 });
  });

  it('should offer each freed badge once, to the first, whoever else asks at the same moment', async () => {
    const waiting = Array.from({ length: 12 }, (_, index) => `waiting${index}@mail.example`);
    for (const email of waiting) {
      await waitForBadges(app, email).expect(200);
    }
    const [first, second] = await names();

    const asked = await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => register(`late${index}@mail.example`, ['Late'])),
      holder.delete(`/api/me/badges/${first?.nameId}`),
      holder.delete(`/api/me/badges/${second?.nameId}`),
    ]);

    expect(asked.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(409));
    const found = await Promise.all(waiting.map(async (email) => (await waitOf(app, email)).place));
    expect(found.slice(0, 4)).toEqual([null, null, 1, 2]);
    expect(await countedBadges(app)).toEqual({ counter: 2, counted: 2 });
  });
});
