import { sql } from '@tablefall/platform/database/sql';
import { cookiesOf } from '../../test/api-client.ts';
import { ADMIN, type ApiClient, ATTENDEE, ORGANISER, TestApp } from '../../test/test-app.ts';
import {
  registeredAs,
  registerForm,
  registrationCode,
} from '../convention/registration/testing/registration.factory.ts';

const DAY = 24 * 3_600;
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

describe('sessions', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));

  const userOf = async (client: ApiClient) => (await client.get('/api/user/session').expect(200)).body.user;
  /** What somebody reads who sends these cookies. */
  const readBy = async (cookies: string) =>
    (await app.browser().get('/api/user/session').set('Cookie', cookies).expect(200)).body.user;
  const days = (count: number) => app.clock.advance(count * DAY);

  describe('opened by the link of a registration mail', () => {
    it.each([ADMIN, ORGANISER])('should never give the roles of %s (S3)', async (email) => {
      const client = await registeredAs(app, registerForm({ email }));

      expect(await userOf(client)).toMatchObject({ email, roles: [], needsStaffLogin: true });
      await client.get('/api/gamedays').expect(403);
      await client.get('/api/registrations').expect(403);
      days(1);
      await client.get('/api/gamedays').expect(403);
    });

    it('should leave the login of the same user in the same browser as it is', async () => {
      const form = registerForm({ email: ORGANISER, attendees: [{ name: 'Sam Staff', badge: true }] });
      const client = await app.signedIn(ORGANISER);
      await client.post('/api/register').send(form).expect(200);

      const { body } = await client
        .post(`/api/user/verify/${await registrationCode(app, ORGANISER)}`)
        .send({ confirm: true })
        .expect(200);

      expect(body).toMatchObject({ email: ORGANISER, roles: ['organiser'] });
      await client.get('/api/gamedays').expect(200);
    });

    it('should not take the roles that a login gives elsewhere', async () => {
      const byLink = await registeredAs(app, registerForm({ email: 'both@mail.example' }));
      const byLogin = await app.signedIn(ADMIN);

      expect(await userOf(byLogin)).toMatchObject({ needsStaffLogin: false });
      expect(await userOf(byLink)).toMatchObject({ roles: [], needsStaffLogin: false });
    });
  });

  describe('their end', () => {
    const useDaily = async (client: ApiClient, count: number) => {
      for (let day = 0; day < count; day++) {
        days(1);
        expect(await userOf(client)).not.toBeNull();
      }
    };

    it('should come to staff after 7 days, in use or not', async () => {
      const client = await app.signedIn(ORGANISER);

      await useDaily(client, 6);
      days(1);

      expect(await userOf(client)).toBeNull();
      await client.get('/api/gamedays').expect(401);
    });

    it('should come to others after 30 days', async () => {
      const client = await app.signedIn(ATTENDEE);

      await useDaily(client, 29);
      days(1);

      expect(await userOf(client)).toBeNull();
    });

    it.each([
      [ADMIN, 3],
      [ATTENDEE, 14],
    ])('should come earlier when %s is away for %i days', async (email, idle) => {
      const client = await app.signedIn(email);
      days(idle - 1);
      expect(await userOf(client)).not.toBeNull();

      days(idle);

      expect(await userOf(client)).toBeNull();
    });

    it('should tell the browser the same', async () => {
      const maxAges: string[] = [];
      for (const email of [ADMIN, ATTENDEE]) {
        await app.addAccount(email);
        const client = app.browser();
        await client.post('/api/user/login').send({ email }).expect(200);
        const { headers } = await client.post(`/api/user/verify/${await app.signInCode(email)}`).expect(200);
        maxAges.push(/tablefall_session=.*?Max-Age=(\d+)/.exec(String(headers['set-cookie']))?.[1] ?? '');
      }

      expect(maxAges).toEqual([String(7 * DAY), String(30 * DAY)]);
    });
  });

  it('should give no role to a login of long ago, when its address becomes staff', async () => {
    const client = await app.signedIn(ADMIN);
    await app.query(sql`
      update session set created_at = session.created_at - interval '8 days', expires_at = now() + interval '9 years'
      from account where account.id = user_id and email = ${ADMIN}`);

    expect(await userOf(client)).toMatchObject({ roles: [], needsStaffLogin: true });
  });

  it('should leave no earlier session of the same browser behind', async () => {
    const client = await app.signedIn('shared@mail.example');
    const earlier = cookiesOf(client);
    expect(await readBy(earlier)).toMatchObject({ email: 'shared@mail.example' });
    await app.addAccount('second@mail.example');
    await client.post('/api/user/login').send({ email: 'second@mail.example' }).expect(200);

    await client.post(`/api/user/verify/${await app.signInCode('second@mail.example')}`).expect(200);

    expect(await userOf(client)).toMatchObject({ email: 'second@mail.example' });
    expect(await readBy(earlier)).toBeNull();
  });

  describe('GET /api/user/sessions', () => {
    it("should list one's own, in words", async () => {
      const email = 'lister@mail.example';
      const first = await app.signedIn(email);
      app.clock.advance(60);
      const second = app.browser();
      await second.post('/api/user/login').send({ email }).expect(200);
      const code = await app.signInCode(email);
      await second.post(`/api/user/verify/${code}`).set('User-Agent', FIREFOX).expect(200);

      const { body } = await second.get('/api/user/sessions').expect(200);

      const moment = '2025-10-01T12:01:00.000Z';
      expect(body).toEqual([
        {
          id: expect.any(String),
          browser: 'Firefox on Linux',
          createdAt: moment,
          lastSeenAt: moment,
          current: true,
        },
        expect.objectContaining({ browser: 'Unknown browser', current: false }),
      ]);
      expect((await first.get('/api/user/sessions').expect(200)).body).toHaveLength(2);
      const stranger = await app.signedIn('newcomer@mail.example');
      expect((await stranger.get('/api/user/sessions').expect(200)).body).toHaveLength(1);
      // The first is away for longer than sessions last.
      for (const days of [13, 2]) {
        app.clock.advance(days * 86_400);
        expect((await second.get('/api/user/sessions').expect(200)).body).toHaveLength(days > 2 ? 2 : 1);
      }
    });

    it('should be refused to visitors', async () => {
      await app.browser().get('/api/user/sessions').expect(401);
      await app.browser().delete('/api/user/sessions').expect(401);
    });
  });

  describe('DELETE /api/user/sessions', () => {
    it("should end all of one's sessions but this one, and nobody else's", async () => {
      const email = 'traveller@mail.example';
      const [lost, here, stranger] = [
        await app.signedIn(email),
        await app.signedIn(email),
        await app.signedIn('stranger@mail.example'),
      ];

      await here.delete('/api/user/sessions').expect(204);

      expect(await userOf(lost)).toBeNull();
      expect(await userOf(here)).toMatchObject({ email });
      expect(await userOf(stranger)).not.toBeNull();
      expect((await here.get('/api/user/sessions').expect(200)).body).toMatchObject([{ current: true }]);
    });
  });

  describe('on an https site', () => {
    it('should be held by cookies that only this host can set', async () => {
      const site = await TestApp.start({ PUBLIC_URL: 'https://tablefall.example' });
      try {
        const asked = await site.browser().post('/api/user/login').send({ email: ADMIN }).expect(200);
        const nonce = String(asked.headers['set-cookie']).split(';')[0] ?? '';
        const code = await site.signInCode(ADMIN);
        const { headers } = await site
          .browser()
          .post(`/api/user/verify/${code}`)
          .set('Cookie', nonce)
          .send({})
          .expect(200);

        expect(nonce).toMatch(/^__Host-tablefall_nonce=/);
        expect(String(headers['set-cookie'])).toMatch(
          /__Host-tablefall_session=[^;]+; Max-Age=\d+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax/,
        );
        const session = String(headers['set-cookie']).split(';')[0] ?? '';
        const { body } = await site.browser().get('/api/user/session').set('Cookie', session).expect(200);
        expect(body.user.email).toBe(ADMIN);
        const plain = session.replace('__Host-', '');
        await site.browser().get('/api/user/session').set('Cookie', plain).expect(200, { user: null });
      } finally {
        await site.stop();
      }
    });
  });
});
