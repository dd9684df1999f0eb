import { EntityManager } from '@mikro-orm/postgresql';
import { rowsOf, sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../../test/test-app.ts';
import { badgesOf, HOLD_LONG, registerForm, registrationCode } from '../testing/registration.factory.ts';

const HOUR = 3_600;
const FAMILY = [
  { name: 'Dana', badge: true },
  { name: 'Ines', badge: false },
];

describe('a registration that nobody has confirmed', () => {
  let app: TestApp;
  let admin: ApiClient;
  let email: string;
  beforeAll(async () => {
    app = await TestApp.start({ ...HOLD_LONG, REGISTRATION_CAPACITY: '3' });
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await app.signedIn(ADMIN);
    ({ email } = await registered());
  });
  afterAll(() => app.stop());

  const registered = async (attendees = FAMILY) => {
    const form = registerForm({ attendees });
    await app.browser().post('/api/register').send(form).expect(200);
    return form;
  };
  const advance = async (hours: number) => {
    app.clock.advance(hours * HOUR);
    // Sessions of staff end when they are idle.
    admin = await app.signedIn(ADMIN);
  };
  const afterHours = async (hours: number) => {
    await advance(hours);
    await app.runJob('unconfirmed-registrations');
  };
  const openLink = async () =>
    app
      .browser()
      .post(`/api/user/verify/${await registrationCode(app, email)}`)
      .send({ confirm: true });
  const mailsTo = async () => (await app.mails()).filter(({ address }) => address === email);
  const kinds = async () => (await mailsTo()).map(({ kind }) => kind);
  const entry = async () =>
    (await admin.get('/api/registrations').query({ search: email }).expect(200)).body.items[0];

  it('should hold its badges for 72 hours, then give them back and say so', async () => {
    await afterHours(72 - 1);
    expect(await badgesOf(app)).toEqual({ counter: 1, counted: 1 });
    expect(await entry()).toMatchObject({ heldUntil: '2025-10-04T12:00:00.000Z' });

    await afterHours(1);

    expect(await badgesOf(app)).toEqual({ counter: 0, counted: 0 });
    expect(await entry()).toBeUndefined();
    expect((await mailsTo()).at(-1)).toMatchObject({
      kind: 'registration-released',
      state: 'queued',
      props: { attendees: [], heldUntil: null },
    });
  });

  it('should remind its owner once, when 24 hours remain', async () => {
    await afterHours(48 - 1);
    expect(await kinds()).toEqual(['registration-confirmation']);

    await afterHours(1);
    await afterHours(1);

    expect((await mailsTo()).slice(1)).toMatchObject([
      {
        kind: 'registration-reminder',
        props: { attendees: FAMILY, amountDue: 10, heldUntil: '2025-10-04T12:00:00.000Z' },
      },
    ]);
  });

  it('should become firm when its link is opened, and hear no more', async () => {
    await openLink();

    await afterHours(100);

    expect(await entry()).toMatchObject({ heldUntil: null });
    expect(await kinds()).toEqual(['registration-confirmation']);
  });

  it('should become firm when its owner signs in on the login page', async () => {
    await app.signedIn(email);

    await afterHours(100);

    expect(await entry()).toMatchObject({ heldUntil: null });
  });

  it('should be firm while it is marked as paid, and held anew once the mark is taken back', async () => {
    const { id } = await entry();
    await admin.put(`/api/registration/${id}/paid`).send({ paid: true }).expect(200);
    await afterHours(100);
    expect(await entry()).toMatchObject({ id, heldUntil: null });

    await admin.put(`/api/registration/${id}/paid`).send({ paid: false }).expect(200);
    await admin.put(`/api/registration/${id}/paid`).send({ paid: false }).expect(200);

    expect(await entry()).toMatchObject({ id, heldUntil: '2025-10-08T16:00:00.000Z' });
    await afterHours(48);
    expect(await kinds()).toEqual(['registration-confirmation', 'registration-reminder']);
    await afterHours(24);
    expect(await entry()).toBeUndefined();
    expect(await badgesOf(app)).toEqual({ counter: 0, counted: 0 });
  });

  it('should be reminded of anew when it is held anew, and not lose that mail by a mark that says nothing new', async () => {
    const { id } = await entry();
    const mark = (paid: boolean) => admin.put(`/api/registration/${id}/paid`).send({ paid }).expect(200);
    await afterHours(48);
    await mark(true);
    await mark(false);
    await afterHours(48);

    await mark(false);

    expect((await mailsTo()).slice(1).map(({ kind, state }) => [kind, state])).toEqual([
      ['registration-reminder', 'cancelled'],
      ['registration-reminder', 'queued'],
    ]);
  });

  it('should become firm when somebody of it is here', async () => {
    const { attendees } = await entry();
    await admin.put(`/api/attendee/${attendees[1].id}/check-in`).send({ checkedIn: true }).expect(200);

    await afterHours(100);

    expect(await entry()).toMatchObject({ heldUntil: null });
  });

  it('should let its owner register again by the link of any of its mails', async () => {
    await afterHours(72);

    const browser = app.browser();
    await browser
      .post(`/api/user/verify/${await registrationCode(app, email)}`)
      .send({ confirm: true })
      .expect(200);
    await browser.post('/api/registration/attendees').send({ name: 'Dana', badge: true }).expect(200);
    await afterHours(100);

    expect(await badgesOf(app)).toEqual({ counter: 1, counted: 1 });
    expect(await entry()).toMatchObject({ heldUntil: null });
  });

  it('should never be told what it was told before once its badges are gone', async () => {
    await afterHours(72);

    expect((await mailsTo()).map(({ kind, state }) => [kind, state])).toEqual([
      ['registration-confirmation', 'cancelled'],
      ['registration-released', 'queued'],
    ]);
  });

  it('should release as many as are late, and leave those of another edition, and of one that is over', async () => {
    await registered([{ name: 'Theo', badge: true }]);
    const other = await registered([{ name: 'Ola', badge: true }]);
    await app.query(sql`
      update registration set edition = '2024-10' from account where account.id = user_id and email = ${other.email}`);
    await afterHours(72);
    expect(await badgesOf(app)).toEqual({ counter: 1, counted: 1 });

    app.clock.set('2025-10-11T12:00:00Z');
    await registered();
    app.clock.set('2025-10-20T12:00:00Z');
    await app.runJob('unconfirmed-registrations');
    expect(await badgesOf(app)).toEqual({ counter: 2, counted: 2 });
  });

  it('should not be given back while its owner is confirming it at the same moment', async () => {
    const code = await registrationCode(app, email);
    app.clock.advance(72 * HOUR);

    await app.get(EntityManager).transactional(async (em) => {
      await rowsOf(em, sql`update account set confirmed_at = now() where email = ${email}`);
      await app.runJob('unconfirmed-registrations');
    });
    await app.runJob('unconfirmed-registrations');

    expect(await badgesOf(app)).toEqual({ counter: 1, counted: 1 });
    await app.browser().post(`/api/user/verify/${code}`).send({ confirm: true }).expect(200);
  });

  it('should not wait for an account that somebody else holds, and release it the next time', async () => {
    await advance(1);
    await registered([{ name: 'Theo', badge: true }]);
    await advance(72);

    await app.get(EntityManager).transactional(async (em) => {
      await rowsOf(em, sql`select from account where email = ${email} for update`);
      await app.runJob('unconfirmed-registrations');
      expect(await badgesOf(app)).toEqual({ counter: 1, counted: 1 });
    });
    await app.runJob('unconfirmed-registrations');

    expect(await badgesOf(app)).toEqual({ counter: 0, counted: 0 });
  });

  it('should not keep others from release and reminder when it cannot be released itself', async () => {
    const { id } = await entry();
    await app.query(sql`create table keepsake (registration_id uuid references registration)`);
    await app.query(sql`insert into keepsake values (${id})`);
    await advance(1);
    await registered([{ name: 'Theo', badge: true }]);
    await advance(24);
    const reminded = await registered([{ name: 'Ola', badge: true }]);
    await advance(48);

    await expect(app.runJob('unconfirmed-registrations')).rejects.toThrow(id);

    expect(await badgesOf(app)).toEqual({ counter: 2, counted: 2 });
    const mails = await app.mails();
    expect(mails.filter(({ address }) => address === reminded.email).map(({ kind }) => kind)).toEqual([
      'registration-confirmation',
      'registration-reminder',
    ]);
    expect(await kinds()).not.toContain('registration-released');

    await app.query(sql`drop table keepsake`);
    await advance(1);
    await app.runJob('unconfirmed-registrations');
    expect(await entry()).toBeUndefined();
  });

  it('should be gone, badges and all, or firm, when job, link, desk and newcomers meet', async () => {
    await advance(72);
    const { id } = await entry();

    const [opened, paid] = await Promise.all([
      openLink(),
      admin.put(`/api/registration/${id}/paid`).send({ paid: true }),
      app.runJob('unconfirmed-registrations'),
      registered([{ name: 'Theo', badge: true }]),
    ]);

    expect(opened.status).toBe(200);
    const kept = await entry();
    expect(paid.status).toBe(kept ? 200 : 404);
    expect(await badgesOf(app)).toEqual(kept ? { counter: 2, counted: 2 } : { counter: 1, counted: 1 });
    expect(await kinds()).toEqual(
      kept ? ['registration-confirmation'] : ['registration-confirmation', 'registration-released'],
    );
  });
});
