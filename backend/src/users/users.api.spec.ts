import { sql } from '@tablefall/platform/database/sql';
import { cookiesOf } from '../../test/api-client.ts';
import { ADMIN, ATTENDEE, TestApp } from '../../test/test-app.ts';

describe('signing in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startTwo();
    await app.addAccount(ATTENDEE);
  });
  afterAll(() => app.stop());

  const asked = async (email: string) => {
    const browser = app.browser();
    // Past the cooldown of the mail before.
    app.clock.advance(60);
    await browser.post('/api/user/login').send({ email }).expect(200);
    return { browser, code: await app.signInCode(email) };
  };

  describe('POST /api/user/login', () => {
    it.each(['', 'dana', 'dana@', 42, null])('should refuse %p as an address', async (email) => {
      const { body } = await app.browser().post('/api/user/login').send({ email }).expect(400);

      expect(body).toMatchObject({ statusCode: 400, fields: { email: 'Invalid email' } });
    });

    it('should answer 404 for an address that nobody registered with', async () => {
      const { body } = await app
        .browser()
        .post('/api/user/login')
        .send({ email: 'nobody@mail.example' })
        .expect(404);

      expect(body).toMatchObject({ statusCode: 404, message: expect.any(String), detail: body.message });
    });

    it('should know an address in any case', async () => {
      await app
        .browser()
        .post('/api/user/login')
        .send({ email: ` ${ATTENDEE.toUpperCase()} ` })
        .expect(200);
    });

    it('should make the account of staff on first use', async () => {
      await app.browser().post('/api/user/login').send({ email: ADMIN }).expect(200);
    });

    it('should keep no usable code in the database', async () => {
      const { code } = await asked(ATTENDEE);

      const rows = await app.query(sql<{ text: string }>`
        select row_to_json(mail)::text as text from mail
        union all select row_to_json(sign_in_code)::text from sign_in_code`);
      expect(rows.some(({ text }) => text.includes(code))).toBe(false);
    });
  });

  describe('POST /api/user/verify/{code}', () => {
    it('should sign in the browser that asked, without a click', async () => {
      const { browser, code } = await asked(ADMIN);

      const { body } = await browser.post(`/api/user/verify/${code}`).send({}).expect(200);

      expect(body).toEqual({
        email: ADMIN,
        names: [{ id: expect.any(String), name: 'Tablefall Team' }],
        roles: ['organiser', 'administrator'],
        needsStaffLogin: false,
        hasSignedIn: true,
        needsLogin: false,
        hasFreshSignIn: true,
      });
      const session = await browser.get('/api/user/session').expect(200);
      expect(session.body.user.email).toBe(ADMIN);
    });

    it('should ask another browser to confirm and leave the code usable', async () => {
      const { code } = await asked(ATTENDEE);
      const scanner = app.browser();

      const { body } = await scanner.post(`/api/user/verify/${code}`).send({}).expect(428);
      expect(body.message).toBe(
        'This link was not asked for in this browser. Confirm that you want to sign in here as d…a@mail.example.',
      );
      await scanner.get('/api/user/session').expect(200, { user: null });
      await app.browser().post(`/api/user/verify/${code}`).send({ confirm: true }).expect(200);
    });

    it('should work once, even when clicked twenty times at once', async () => {
      const { browser, code } = await asked(ATTENDEE);

      const answers = await Promise.all(
        Array.from({ length: 20 }, () => browser.post(`/api/user/verify/${code}`).send({ confirm: true })),
      );

      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(19);
    });

    it('should forget codes and sessions that have expired, of everybody', async () => {
      await app.signedIn('earlier@mail.example');
      await asked('earlier@mail.example');
      const kept = () =>
        app.query(sql<{ kind: string }>`
          select kind from (
            select 'session' as kind, user_id from session union all select 'code', user_id from sign_in_code
          ) kept join account on account.id = kept.user_id
          where account.email = 'earlier@mail.example'`);
      expect(await kept()).toHaveLength(3);

      await app.runJob('expired-sessions');
      expect(await kept()).toHaveLength(3);
      app.clock.advance(31 * 24 * 3_600);
      await app.runJob('expired-sessions');

      expect(await kept()).toEqual([]);
    });

    it('should refuse a code after 15 minutes', async () => {
      const { browser, code } = await asked(ATTENDEE);
      app.clock.advance(15 * 60);

      const { body } = await browser.post(`/api/user/verify/${code}`).send({}).expect(404);

      expect(body.title).toBe('Invalid Verification Code');
    });

    it.each(['unknown', '%00', 'a'.repeat(5_000)])('should refuse the code %.20s', async (code) => {
      const { status } = await app.browser().post(`/api/user/verify/${code}`).send({});

      expect([400, 404]).toContain(status);
    });
  });

  describe('the session', () => {
    it('should be held by an HttpOnly, SameSite cookie', async () => {
      const { browser, code } = await asked(ATTENDEE);

      const response = await browser.post(`/api/user/verify/${code}`).expect(200);

      expect(String(response.headers['set-cookie'])).toMatch(
        /tablefall_session=[^;]+;.*HttpOnly; SameSite=Lax/,
      );
    });

    it('should end with logout, on the server too', async () => {
      const browser = await app.signedIn(ATTENDEE);
      const kept = cookiesOf(browser);
      const readAgain = () => app.browser().get('/api/user/session').set('Cookie', kept).expect(200);
      expect((await readAgain()).body.user).toMatchObject({ email: ATTENDEE });

      await browser.post('/api/user/logout').expect(204);

      await browser.get('/api/user/session').expect(200, { user: null });
      expect((await readAgain()).body).toEqual({ user: null });
    });

    it('should list the names of the account in their order', async () => {
      const browser = await app.signedIn('family@mail.example');
      await app.query(sql`
        insert into user_name (id, user_id, name, position)
        select uuidv7(), account.id, name, position
        from account, (values ('Theo', 1), ('Dana', 0)) as given(name, position) where email = 'family@mail.example'`);

      const { body } = await browser.get('/api/user/session').expect(200);

      expect(body.user.names.map(({ name }: { name: string }) => name)).toEqual(['Dana', 'Theo']);
    });
  });
});
