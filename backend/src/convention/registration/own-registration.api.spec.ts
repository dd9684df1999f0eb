import { readSignedId } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { ATTENDEE, TestApp } from '../../../test/test-app.ts';
import { badgesOf, registeredAs, registerForm } from './testing/registration.factory.ts';

const FAMILY = [
  { name: 'Dana', badge: true },
  { name: 'Ines', badge: false },
];

describe('the registration of the signed-in user', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ REGISTRATION_CAPACITY: '3' });
  });
  beforeEach(() => app.beginAnew());
  afterAll(() => app.stop());

  const family = () => registeredAs(app, registerForm({ attendees: FAMILY }));
  type Browser = Awaited<ReturnType<typeof family>>;
  const registrationOf = async (browser: Browser) =>
    (await browser.get('/api/registration').expect(200)).body;
  const add = (browser: Browser, form: object) =>
    browser.post('/api/registration/attendees').send({ parentAgrees: true, ...form });
  const update = (browser: Browser, id: string, form: object) =>
    browser.put(`/api/registration/attendees/${id}`).send({ parentAgrees: true, ...form });

  describe('GET /api/registration', () => {
    it('should list who is registered and what is owed', async () => {
      const browser = await family();

      expect(await registrationOf(browser)).toEqual({
        registered: true,
        paid: false,
        amountDue: 10,
        badgesMayChange: true,
        attendees: FAMILY.map((person) => ({
          ...person,
          id: expect.any(String),
          nameId: expect.any(String),
          checkedIn: false,
          badgeLink: expect.any(String),
          parentAgreed: !person.badge,
          paid: false,
          offer: null,
        })),
      });
    });

    it('should sign the code of each badge, which is an address of the site', async () => {
      const { attendees } = await registrationOf(await family());

      expect(attendees).toHaveLength(FAMILY.length);
      for (const { id, badgeLink } of attendees) {
        const { origin, pathname } = new URL(badgeLink);
        expect(origin).toBe(app.config.PUBLIC_URL);
        expect(readSignedId(app.config.secrets, 'badge', pathname.replace('/b/', ''))).toBe(id);
        expect(readSignedId(app.config.secrets, 'door', pathname.replace('/b/', ''))).toBeNull();
      }
    });

    it('should say so when there is none for this edition', async () => {
      const browser = await app.signedIn(ATTENDEE);

      expect(await registrationOf(browser)).toEqual({
        registered: false,
        paid: false,
        amountDue: 0,
        badgesMayChange: true,
        attendees: [],
      });
    });
  });

  describe('POST /api/registration/attendees', () => {
    it('should add a name to the registration and to the account', async () => {
      const browser = await family();

      const { body } = await add(browser, { name: ' Theo ', badge: true }).expect(200);

      expect(body).toMatchObject({ amountDue: 20, attendees: [...FAMILY, { name: 'Theo', badge: true }] });
      const session = await browser.get('/api/user/session').expect(200);
      expect(session.body.user.names.map(({ name }: { name: string }) => name)).toEqual([
        'Dana',
        'Ines',
        'Theo',
      ]);
    });

    it('should make the registration of somebody who has none, under names that are there already', async () => {
      const browser = await app.signedIn(ATTENDEE);
      await app.query(sql`
        insert into user_name (id, user_id, name, position)
        select uuidv7(), id, 'Dana', 0 from account where email = ${ATTENDEE}`);

      await Promise.all([
        add(browser, { name: 'Dana', badge: true }).expect(200),
        add(browser, { name: 'Theo', badge: true }).expect(200),
      ]);

      const { registered, attendees } = await registrationOf(browser);
      const { body } = await browser.get('/api/user/session').expect(200);
      expect(registered).toBe(true);
      expect(attendees).toHaveLength(2);
      expect(body.user.names).toHaveLength(2);
    });

    it('should refuse a name twice, a badge too many, a name too many and what is no name', async () => {
      const browser = await family();

      const twice = await add(browser, { name: 'Dana', badge: false }).expect(409);
      const empty = await add(browser, { name: '', badge: true }).expect(400);
      await add(browser, { name: 'Theo', badge: true }).expect(200);
      await add(browser, { name: 'Otto', badge: true }).expect(200);
      const full = await add(browser, { name: 'Late', badge: true }).expect(409);
      for (let number = 5; number <= 20; number++) {
        await add(browser, { name: `Child ${number}`, badge: false }).expect(200);
      }
      const long = await add(browser, { name: 'Child 21', badge: false }).expect(409);

      expect(twice.body.fields).toEqual({ name: 'This name is on the list already.' });
      expect(empty.body.fields).toEqual({ name: 'Name is required' });
      expect(full.body.message).toBe('No badge is left.');
      expect(long.body.message).toBe('One registration holds at most 20 names.');
      expect(await badgesOf(app)).toEqual({ counter: 3, counted: 3 });
    });
  });

  it('should begin no registration in a full house, and change none once the edition is over', async () => {
    const browser = await family();
    const [dana] = (await registrationOf(browser)).attendees;
    const stranger = await app.signedIn(ATTENDEE);
    await add(browser, { name: 'Theo', badge: true }).expect(200);
    await add(browser, { name: 'Otto', badge: true }).expect(200);

    const alone = await add(stranger, { name: 'Late', badge: false }).expect(409);
    await add(browser, { name: 'Ida', badge: false }).expect(200);
    app.clock.set('2025-10-12T01:00:00Z');
    const late = await Promise.all([
      add(browser, { name: 'Zoe', badge: false }).expect(409),
      update(browser, dana.id, { name: 'Dana', badge: false }).expect(409),
    ]);

    expect(alone.body.message).toBe('No badge is left.');
    expect(late.map(({ body }) => body.title)).toEqual(['Registration closed', 'Registration closed']);
    expect((await registrationOf(browser)).attendees).toHaveLength(5);
  });

  describe('PUT /api/registration/attendees/{id}', () => {
    it('should correct a name everywhere and keep its id', async () => {
      const browser = await family();
      const [dana] = (await registrationOf(browser)).attendees;

      const { body } = await update(browser, dana.id, { name: 'Dana Whitfield', badge: true }).expect(200);

      expect(body.attendees[0]).toEqual({ ...dana, name: 'Dana Whitfield' });
      const session = await browser.get('/api/user/session').expect(200);
      expect(session.body.user.names[0]).toEqual({ id: dana.nameId, name: 'Dana Whitfield' });
    });

    it('should take a badge for a child that turned ten and give it back', async () => {
      const browser = await family();
      const [, ines] = (await registrationOf(browser)).attendees;

      const grown = await update(browser, ines.id, { name: 'Ines', badge: true }).expect(200);
      const badges = await badgesOf(app);
      const child = await update(browser, ines.id, { name: 'Ines', badge: false }).expect(200);

      expect([grown.body.amountDue, child.body.amountDue]).toEqual([20, 10]);
      expect(badges).toEqual({ counter: 2, counted: 2 });
      expect(await badgesOf(app)).toEqual({ counter: 1, counted: 1 });
    });

    it('should leave no child alone', async () => {
      const browser = await family();
      const before = await registrationOf(browser);
      const stranger = await app.signedIn(ATTENDEE);

      const left = await update(browser, before.attendees[0].id, { name: 'Dana', badge: false }).expect(409);
      const alone = await add(stranger, { name: 'Late', badge: false }).expect(409);

      expect([left.body.title, alone.body.title]).toEqual(['No adult', 'No adult']);
      expect(await registrationOf(browser)).toEqual(before);
      await add(stranger, { name: 'Dora', badge: true }).expect(200);
      await add(stranger, { name: 'Late', badge: false }).expect(200);
    });

    it('should refuse a badge that is not there, and keep the name as it was', async () => {
      const browser = await family();
      await add(browser, { name: 'Theo', badge: true }).expect(200);
      await add(browser, { name: 'Otto', badge: true }).expect(200);
      const before = await registrationOf(browser);

      await update(browser, before.attendees[1].id, { name: 'Inez', badge: true }).expect(409);

      expect(await registrationOf(browser)).toEqual(before);
    });

    it('should refuse the name of somebody else on the list', async () => {
      const browser = await family();
      const [dana] = (await registrationOf(browser)).attendees;

      const { body } = await update(browser, dana.id, { name: 'Ines', badge: true }).expect(409);

      expect(body.title).toBe('Name taken');
    });

    it('should leave somebody who has checked in as they are', async () => {
      const browser = await family();
      const [dana] = (await registrationOf(browser)).attendees;
      await app.query(sql`update attendee set checked_in_at = now() where id = ${dana.id}`);

      const { body } = await update(browser, dana.id, { name: 'Dana', badge: false }).expect(409);

      expect(body.message).toBe('This person has checked in. Please ask at the door.');
      expect((await registrationOf(browser)).attendees[0].checkedIn).toBe(true);
    });

    it("should know only the caller's own registration", async () => {
      const [dana] = (await registrationOf(await family())).attendees;
      const stranger = await registeredAs(app, registerForm());
      const visitor = await app.signedIn(ATTENDEE);

      await update(stranger, dana.id, { name: 'Mine', badge: true }).expect(404);
      await update(visitor, dana.id, { name: 'Mine', badge: true }).expect(404);
    });
  });

  it('should not mix editions', async () => {
    const browser = await family();
    await app.query(sql`update registration set edition = '2024-10'`);

    expect(await registrationOf(browser)).toMatchObject({ registered: false, attendees: [] });
    await add(browser, { name: 'Dana', badge: true }).expect(200);
    expect(await registrationOf(browser)).toMatchObject({ registered: true, amountDue: 10 });
  });
});
