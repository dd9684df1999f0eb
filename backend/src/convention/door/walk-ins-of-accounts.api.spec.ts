import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import {
  badgesOf,
  HOLD_LONG,
  registeredAs,
  registerForm,
} from '../registration/testing/registration.factory.ts';
import { withDoorLink } from './testing/door-link.ts';
import { walkIn } from './testing/walk-in.ts';
import type { WalkInDto } from './walk-ins.dto.ts';

const DANA = 'dana@mail.example';
const CHILD = { name: 'Ines Walker', badge: false };

describe('a walk-in with an address', () => {
  let app: TestApp;
  let admin: ApiClient;
  let helper: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start({ REGISTRATION_CAPACITY: '4', ...HOLD_LONG });
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await app.signedIn(ADMIN);
    helper = await withDoorLink(app, admin);
  });
  afterAll(() => app.stop());

  const add = (form: WalkInDto) => helper.post('/api/door/walk-ins').send(form);
  const listed = async () => (await admin.get('/api/registrations').expect(200)).body.items;
  const dana = () =>
    registeredAs(app, registerForm({ email: DANA, attendees: [{ name: 'Dana', badge: true }] }));
  const mailed = async () =>
    (await app.mails()).map(({ kind, address }) => [kind, address]).filter(([kind]) => kind !== 'sign-in');
  const refusal = async (form: WalkInDto) => (await add(form).expect(409)).body.detail;

  it('should be mailed the registration, which confirms it when it is opened and not before', async () => {
    await add(walkIn('Dana', { email: ` ${DANA.toUpperCase()} ` })).expect(200);

    expect(await mailed()).toEqual([['registration-confirmation', DANA]]);
    expect(await app.query(sql`select confirmed_at from account where email = ${DANA}`)).toEqual([
      { confirmed_at: null },
    ]);
  });

  it('should join the registration that there is, which owes what it owed', async () => {
    const owner = await dana();

    const { body } = await add(walkIn('Theo', { email: DANA, others: [CHILD] })).expect(200);

    expect(body).toMatchObject({ amountDue: 10, badges: 2 });
    expect((await owner.get('/api/registration').expect(200)).body.attendees).toMatchObject([
      { name: 'Dana', checkedIn: false },
      { name: 'Theo', checkedIn: true },
      { name: CHILD.name, checkedIn: true },
    ]);
    expect(await listed()).toHaveLength(1);
  });

  it('should let a child join a grown-up of the registration', async () => {
    await dana();

    const { body } = await add(
      walkIn('Ines', { email: DANA, attendees: [{ ...walkIn().attendees[0], ...CHILD }] as never }),
    ).expect(200);

    expect(body).toMatchObject({ badges: 1 });
  });

  it('should not double who is on the list', async () => {
    await dana();

    expect(await refusal(walkIn('Dana', { email: DANA }))).toBe(
      'Dana is on the list already. Please look for the name and check them in.',
    );
    expect(await badgesOf(app)).toEqual({ counter: 1, counted: 1 });
  });

  describe('of people who came in without a network', () => {
    const at = '2025-10-01T11:00:00.000Z';
    const party = () => walkIn('Dana', { email: DANA, others: [{ name: 'Theo', badge: true }], at });

    it('should register those who are missing, and check in the others once', async () => {
      await dana();
      const form = party();

      expect(await refusal({ ...form, at: undefined })).toContain('Dana is on the list already.');
      for (const _ of ['once', 'again'])
        expect((await add(form).expect(200)).body).toMatchObject({
          amountDue: 0,
          attendees: [
            { name: 'Dana', checkedInAt: at },
            { name: 'Theo', checkedInAt: at },
          ],
        });
      expect(await badgesOf(app)).toEqual({ counter: 2, counted: 2 });
    });

    it('should check in somebody who is on the list, with what they paid', async () => {
      await dana();
      const form = walkIn('Dana', { email: DANA, at });

      for (const _ of ['once', 'again'])
        expect((await add(form).expect(200)).body).toMatchObject({
          amountDue: 0,
          attendees: [{ name: 'Dana', checkedInAt: at }],
        });
      expect(await badgesOf(app)).toEqual({ counter: 1, counted: 1 });
    });

    it('should say so where who paid at the door had paid before', async () => {
      await dana();
      const [{ id }] = await listed();
      await admin.put(`/api/registration/${id}/paid`).send({ paid: true }).expect(200);

      expect(await refusal(walkIn('Dana', { email: DANA, at }))).toContain('Dana is on the list already.');
      const unpaid = walkIn('Dana', { email: DANA, at, paid: false });
      expect((await add(unpaid).expect(200)).body).toMatchObject({ attendees: [{ checkedInAt: at }] });
    });

    it('should refuse the money of who came in at another door, and take it where others come with them', async () => {
      await dana();
      const { attendees, id } = (await listed())[0];
      const before = { checkedIn: true, at: '2025-10-01T10:00:00.000Z' };
      await helper.put(`/api/attendee/${attendees[0].id}/check-in`).send(before).expect(200);

      expect(await refusal(walkIn('Dana', { email: DANA, at }))).toContain('Dana is on the list already.');
      const { body } = await add(party()).expect(200);

      expect(body).toMatchObject({
        id,
        amountDue: 0,
        attendees: [{ checkedInAt: before.at }, { checkedInAt: at }],
      });
    });
  });

  it('should be told as paid where they paid, whatever the others owe', async () => {
    await dana();
    const form = walkIn('Theo', { email: DANA });
    await add(form).expect(200);

    expect(await app.audited(form.attendees[0]?.id ?? '')).toEqual([
      ['registration.walked-in', { people: 1, paid: true }],
    ]);
  });

  it('should make a registration for an account of former years', async () => {
    await app.addAccount(DANA);

    await add(walkIn('Dana', { email: DANA })).expect(200);

    expect(await listed()).toMatchObject([{ email: DANA, paid: true }]);
  });
});
