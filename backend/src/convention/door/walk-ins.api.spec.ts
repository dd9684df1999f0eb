import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { EmailTools } from '../../email/admin-tools/testing/email-tools.ts';
import { waitForBadges, waitOf } from '../badge-queue/testing/badge-line.ts';
import {
  badgesOf,
  HOLD_LONG,
  registeredAs,
  registerForm,
} from '../registration/testing/registration.factory.ts';
import { doorToken, withDoorLink } from './testing/door-link.ts';
import { walkIn } from './testing/walk-in.ts';
import type { WalkInDto } from './walk-ins.dto.ts';

const CAPACITY = 4;
const DANA = 'dana@mail.example';
const CHILD = { name: 'Ines Walker', badge: false };

describe('a walk-in', () => {
  let app: TestApp;
  let admin: ApiClient;
  let helper: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo({ REGISTRATION_CAPACITY: String(CAPACITY), ...HOLD_LONG });
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await app.signedIn(ADMIN);
    helper = await withDoorLink(app, admin);
  });
  afterAll(() => app.stop());

  const add = (form: WalkInDto, by = helper) => by.post('/api/door/walk-ins').send(form);
  const listed = async () => (await admin.get('/api/registrations').expect(200)).body.items;
  const door = async () => (await helper.get('/api/door').expect(200)).body;
  const dana = () =>
    registeredAs(app, registerForm({ email: DANA, attendees: [{ name: 'Dana', badge: true }] }));
  const mailed = async () =>
    (await app.mails()).map(({ kind, address }) => [kind, address]).filter(([kind]) => kind !== 'sign-in');
  const refusal = async (form: WalkInDto) => (await add(form).expect(409)).body.detail;

  it('should be registered, paid and here at once, and counted everywhere', async () => {
    const form = walkIn('Wanda Walker', { others: [CHILD] });

    const { body } = await add(form).expect(200);

    expect(body).toEqual({
      id: expect.any(String),
      email: null,
      registeredAt: '2025-10-01T12:00:00.000Z',
      heldUntil: null,
      paid: true,
      amount: 10,
      amountDue: 0,
      badges: 1,
      attendees: form.attendees.map((person) => ({ ...person, checkedInAt: '2025-10-01T12:00:00.000Z' })),
    });
    expect(await listed()).toEqual([body]);
    expect(await door()).toMatchObject({ expected: 2, here: 2 });
    expect(await badgesOf(app)).toEqual({ counter: 1, counted: 1 });
    const { body: places } = await app.browser().get('/api/register/places').expect(200);
    expect(places).toMatchObject({ badgesTaken: 1, badgesLeft: CAPACITY - 1 });
    const { parties } = (await helper.get('/api/door/2025-10').expect(200)).body;
    expect(parties).toMatchObject([
      { id: body.id, owed: 0, people: [{ name: 'Wanda Walker' }, { child: true }] },
    ]);
  });

  it('should owe what was not paid, and be firm all the same', async () => {
    const { body } = await add(walkIn('Wanda', { paid: false })).expect(200);

    expect(body).toMatchObject({ paid: false, amountDue: 10, heldUntil: null });
    app.clock.advance(8 * 24 * 3600);
    await app.runJob('unconfirmed-registrations');
    await app.runJob('unconfirmed-accounts');
    admin = await app.signedIn(ADMIN);
    expect(await listed()).toHaveLength(1);
  });

  it('should be registered once, however often and at once it is sent, and keep the earliest mark', async () => {
    const form = walkIn('Wanda', { at: '2025-10-01T11:00:00.000Z' });
    const withAddress = walkIn('Wim', { email: 'wim@mail.example' });

    const answers = await Promise.all([form, form, withAddress, form, withAddress].map((each) => add(each)));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(2);
    expect((await listed()).map(({ attendees }: { attendees: object[] }) => attendees)).toMatchObject([
      [{ name: 'Wanda', checkedInAt: '2025-10-01T11:00:00.000Z' }],
      [{ name: 'Wim' }],
    ]);
    expect(await badgesOf(app)).toEqual({ counter: 2, counted: 2 });
    expect(await mailed()).toEqual([['registration-confirmation', 'wim@mail.example']]);
  });

  it('should have those registered who are missing when it is sent again', async () => {
    const form = walkIn('Wanda', { others: [{ name: 'Wim', badge: true }] });
    const [wanda] = form.attendees;
    await add({ ...form, attendees: wanda ? [wanda] : [] }).expect(200);

    expect((await add(form).expect(200)).body).toMatchObject({
      badges: 2,
      attendees: [{ name: 'Wanda' }, { name: 'Wim' }],
    });
    expect(await badgesOf(app)).toEqual({ counter: 2, counted: 2 });
  });

  it('should stand in the audit trail with whom it was for', async () => {
    const form = walkIn('Wanda Walker', { others: [CHILD], paid: false });
    await add(form).expect(200);

    expect(await app.audited(form.attendees[0]?.id ?? '')).toEqual([
      ['registration.walked-in', { people: 2, paid: false }],
    ]);
    const { body } = await admin.get('/api/organise/audit').query({ kind: 'registration' }).expect(200);
    expect(body.items[0]).toMatchObject({
      who: 'a helper with the door link',
      what: 'Registered Wanda Walker and 1 other at the door, not paid',
    });
  });

  describe('without an address', () => {
    it('should get no mail: not at once, not by a mailing, not by typing what stands for it', async () => {
      await add(walkIn()).expect(200);
      const [account] = await app.query(
        sql<{ email: string }>`select email from account where email like 'walk-in-%'`,
      );
      const email = account?.email ?? '';

      const tools = await EmailTools.of(app);
      const { body } = await tools.get('register/email-notpaid/preview').expect(200);
      expect(JSON.stringify(body)).not.toContain('walk-in');
      await app.browser().post('/api/user/login').send({ email }).expect(400);
      await app.browser().post('/api/register').send(registerForm({ email })).expect(400);
      expect((await app.mails()).map(({ address }) => address)).not.toContain(email);
    });

    it('should have none in the table, at the desk and for helpers', async () => {
      await add(walkIn()).expect(200);

      const { text } = await admin.get('/api/registrations.csv').expect(200);
      expect(text.replaceAll('"', '')).toContain('Wanda Walker,,10 and over,10,Yes,');
      for (const search of ['address', 'invalid', 'walk-in'])
        expect((await admin.get('/api/registrations').query({ search }).expect(200)).body.items).toEqual([]);
      for (const reader of [admin, helper])
        expect((await reader.get('/api/registrations').expect(200)).body.items[0].email).toBeNull();
    });

    it('should go with its registration', async () => {
      const { body } = await add(walkIn()).expect(200);
      await admin
        .put(`/api/attendee/${body.attendees[0].id}/check-in`)
        .send({ checkedIn: false, at: '2025-10-01T12:00:01.000Z' })
        .expect(200);
      await admin.delete(`/api/registration/${body.id}`).expect(204);
      await app.runJob('unconfirmed-accounts');

      expect(await app.query(sql`select id from account where email like 'walk-in-%'`)).toEqual([]);
    });
  });

  describe('and the badges', () => {
    const fill = (taken: number) =>
      dana().then((owner) =>
        Promise.all(
          Array.from({ length: taken - 1 }, (_, n) =>
            owner
              .post('/api/registration/attendees')
              .send({ name: `Name ${n}`, badge: true })
              .expect(200),
          ),
        ),
      );

    it('should take no more than there are', async () => {
      await fill(CAPACITY - 1);

      expect(await refusal(walkIn('Wanda', { others: [{ name: 'Wim', badge: true }] }))).toBe(
        'Only 1 badge is left.',
      );
      await add(walkIn('Wanda', { others: [CHILD] })).expect(200);
      expect(await refusal(walkIn('Wim'))).toBe('No badge is left.');
      expect(await badgesOf(app)).toEqual({ counter: CAPACITY, counted: CAPACITY });
      expect(await app.query(sql`select id from account where email like 'walk-in-%'`)).toHaveLength(1);
    });

    it('should give the last one to one of two doors', async () => {
      await fill(CAPACITY - 1);

      const answers = await Promise.all(['Wanda', 'Wim', 'Wolf'].map((name) => add(walkIn(name))));

      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
      expect(await badgesOf(app)).toEqual({ counter: CAPACITY, counted: CAPACITY });
    });

    it('should leave those that are kept for somebody who waits, and let that one have them', async () => {
      await fill(CAPACITY);
      await waitForBadges(app, 'ola@mail.example').expect(200);
      const [{ id, attendees }] = await listed();
      await app.query(sql`update attendee set checked_in_at = null where registration_id = ${id}`);
      const owner = await app.signedIn(DANA);
      await owner
        .delete(`/api/me/badges/${(await owner.get('/api/registration')).body.attendees[1].nameId}`)
        .expect(200);
      expect(attendees).toHaveLength(CAPACITY);
      expect(await waitOf(app, 'ola@mail.example')).toMatchObject({ place: null });

      expect(await refusal(walkIn('Wanda'))).toBe('No badge is left.');
      const ola = () => walkIn('Ola', { email: 'ola@mail.example' });
      // Anybody can say it.
      expect(await refusal(ola())).toBe('No badge is left.');
      await app.signedIn('ola@mail.example');
      await add(ola()).expect(200);
    });

    it('should be none for children alone', async () => {
      expect(
        await refusal(walkIn('Ines', { attendees: [{ ...walkIn().attendees[0], ...CHILD }] as never })),
      ).toContain('Children of 9 and under');
    });
  });

  describe('refused', () => {
    it('should be for strangers and before the door opens', async () => {
      await add(walkIn(), app.browser()).expect(401);
      await add(walkIn(), await dana()).expect(403);
      const early = app.browser();
      await early
        .post('/api/door/open')
        .send({ token: await doorToken(admin) })
        .expect(204);
      await app.query(sql`update door_link set early_until = null`);
      await add(walkIn(), early).expect(409);
      await add(walkIn(), admin).expect(200);
    });

    it('should be when the convention is over', async () => {
      app.clock.set('2025-10-12T06:00:00.000Z');
      admin = await app.signedIn(ADMIN);

      const { body } = await add(walkIn(), admin).expect(409);

      expect(body.title).toBe('Registration closed');
    });

    it('should not be kept when the convention is over where they were registered before', async () => {
      const form = { ...walkIn(), at: '2025-10-11T18:00:00.000Z' };
      app.clock.set('2025-10-11T18:00:00.000Z');
      admin = await app.signedIn(ADMIN);
      await add(form, admin).expect(200);
      app.clock.set('2025-10-12T06:00:00.000Z');
      admin = await app.signedIn(ADMIN);

      expect((await add(form, admin)).body.code).not.toBe('late-walk-in');
      expect(await app.query(sql`select id from late_walk_in`)).toEqual([]);
    });

    it('should be without a name, with two of one, and with ids of other people', async () => {
      const { body } = await add(walkIn()).expect(200);
      const [person] = body.attendees;
      const wim = walkIn('Wim');

      await add(walkIn('  ')).expect(400);
      await add(walkIn('Wim', { others: [{ name: 'Wim', badge: true }] })).expect(400);
      await add({
        ...wim,
        attendees: [...wim.attendees, ...wim.attendees.map((one) => ({ ...one, name: 'Wolf' }))],
      }).expect(400);
      await app.query(sql`update registration set edition = '2024-10'`);
      await add({ ...wim, attendees: [{ id: person.id, name: 'Wim', badge: true }] }).expect(400);
      expect(await listed()).toEqual([]);
    });
  });
});
