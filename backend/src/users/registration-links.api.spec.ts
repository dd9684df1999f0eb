import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../test/test-app.ts';
import {
  registeredAs,
  registerForm,
  registrationCode,
} from '../convention/registration/testing/registration.factory.ts';

describe('links of registration mails, which people forward', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(() => app.clock.set('2025-10-01T12:00:00Z'));

  const userOf = async (client: ApiClient) => (await client.get('/api/user/session').expect(200)).body.user;

  describe('a session that one opened', () => {
    it('should only show where it was opened before, but in the browser that asked for it', async () => {
      const form = registerForm();
      const own = await registeredAs(app, form);
      const code = await registrationCode(app, form.email);
      const friend = app.browser();

      await friend.post(`/api/user/verify/${code}`).send({ confirm: true }).expect(200);

      expect(await userOf(own)).toMatchObject({ needsLogin: false });
      expect(await userOf(friend)).toMatchObject({ email: form.email, needsLogin: true });
      await friend.get('/api/registration').expect(200);
      const person = { name: 'Ben', badge: true };
      const { body } = await friend.post('/api/registration/attendees').send(person).expect(403);
      expect(body.title).toBe('Please log in');
      await friend.delete('/api/user/sessions').expect(403);
      // It would work on when the session has ended.
      await friend.get('/api/user/calendar').expect(403);
      await own.post('/api/registration/attendees').send(person).expect(200);

      await friend.post('/api/user/login').send({ email: form.email }).expect(200);
      await friend.post(`/api/user/verify/${await app.signInCode(form.email)}`).expect(200);

      await friend.post('/api/registration/attendees').send({ name: 'Eva', badge: true }).expect(200);
    });

    it('should show no codes that let people in at the door where it only shows (T42)', async () => {
      const form = registerForm();
      const own = await registeredAs(app, form);
      const friend = app.browser();
      const code = await registrationCode(app, form.email);
      await friend.post(`/api/user/verify/${code}`).send({ confirm: true }).expect(200);
      const codesOf = async (browser: ApiClient) => {
        const { body: registration } = await browser.get('/api/registration').expect(200);
        const { body: days } = await browser.get('/api/me/days').expect(200);
        return [...registration.attendees, ...days.people].map(({ badgeLink }) => badgeLink);
      };

      expect(new Set(await codesOf(friend))).toEqual(new Set([null]));
      expect(await codesOf(own)).toEqual(expect.arrayContaining([expect.stringContaining('/b/')]));
    });

    it('should be as good as a login where it is opened first', async () => {
      const form = registerForm();
      await app.browser().post('/api/register').send(form).expect(200);
      const code = await registrationCode(app, form.email);
      const [phone, friend] = [app.browser(), app.browser()];

      const opening = (browser: ApiClient) =>
        browser.post(`/api/user/verify/${code}`).send({ confirm: true }).expect(200);
      const answers = [await opening(phone), await opening(friend), await opening(phone)];

      expect(answers.map(({ body }) => body.needsLogin)).toEqual([false, true, false]);
    });

    it('should not take from a browser what it may do', async () => {
      const form = registerForm();
      const own = await registeredAs(app, form);
      app.clock.advance(3_600);
      await app.browser().post('/api/register').send(form).expect(200);

      await own
        .post(`/api/user/verify/${await registrationCode(app, form.email)}`)
        .send({ confirm: true })
        .expect(200);

      expect(await userOf(own)).toMatchObject({ needsLogin: false });
    });
  });

  it('should sign in where the cookie of a session that has expired is left', async () => {
    const form = registerForm();
    const own = await registeredAs(app, form);
    const code = await registrationCode(app, form.email);
    app.clock.advance(15 * 86_400);
    expect(await userOf(own)).toBeNull();

    await own.post(`/api/user/verify/${code}`).send({ confirm: true }).expect(200);

    expect(await userOf(own)).toMatchObject({ email: form.email });
  });

  it('should be void once their owner signs out everywhere else', async () => {
    const form = registerForm();
    const own = await registeredAs(app, form);
    const code = await registrationCode(app, form.email);

    await own.delete('/api/user/sessions').expect(204);

    await app.browser().post(`/api/user/verify/${code}`).send({ confirm: true }).expect(404);
    expect(await userOf(own)).not.toBeNull();
  });

  describe('POST /api/user/sessions/end', () => {
    it('should sign somebody out everywhere, links included, for the administrator alone', async () => {
      const form = registerForm();
      const own = await registeredAs(app, form);
      const code = await registrationCode(app, form.email);
      const admin = await app.signedIn(ADMIN);
      const end = (client: ApiClient, email: string) => client.post('/api/user/sessions/end').send({ email });
      await end(app.browser(), form.email).expect(401);
      await end(own, form.email).expect(403);
      await end(await app.signedIn(ORGANISER), form.email).expect(403);

      await end(admin, form.email.toUpperCase()).expect(204);

      expect(await userOf(own)).toBeNull();
      expect(await userOf(admin)).not.toBeNull();
      await app.browser().post(`/api/user/verify/${code}`).send({ confirm: true }).expect(404);
      await end(admin, 'nobody@mail.example').expect(404);
      const [entry] = await app.query(sql<{ details: unknown }>`
        select details from audit_entry where action = 'session.all-ended'`);
      expect(entry?.details).toEqual({ ended: 1, links: 1 });
    });

    it('should end what staff are signed in with', async () => {
      const staff = await app.signedIn(ORGANISER);
      const admin = await app.signedIn(ADMIN);

      await admin.post('/api/user/sessions/end').send({ email: ORGANISER }).expect(204);

      await staff.get('/api/gamedays').expect(401);
    });
  });
});
