import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, EMAILER_PASSWORD, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { registerForm } from '../../convention/registration/testing/registration.factory.ts';

describe('the password of the e-mail tools', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.signedIn(ADMIN);
  });
  afterAll(() => app.stop());

  const preview = (client: ApiClient, query: object) =>
    client.get('/api/register/email-review/preview').query(query);

  it('should be asked for besides the session of the administrator', async () => {
    await app.browser().post('/api/register').send(registerForm()).expect(200);

    const { body, headers } = await preview(admin, { password: EMAILER_PASSWORD }).expect(200);
    expect(body).toEqual([
      { id: expect.any(String), name: expect.any(String), email: expect.any(String), skipped: null },
    ]);
    expect(headers['x-total-count']).toBe('1');
    expect(headers.link).toContain('email-review/preview?page=1&limit=100>; rel="first"');
    expect(headers.link).not.toMatch(/password/i);
    await preview(app.browser(), { password: EMAILER_PASSWORD }).expect(401);
    await preview(await app.signedIn(ORGANISER), { password: EMAILER_PASSWORD }).expect(403);
  });

  it.each([
    ['a wrong one', { password: 'Password of the tools' }],
    ['two', { password: [EMAILER_PASSWORD, EMAILER_PASSWORD] }],
  ])('should refuse %s with a detail', async (_, query) => {
    const { body } = await preview(admin, query).expect(403);

    expect(body.detail).toBe('The password is not correct.');
  });

  it.each([
    ['none', {}],
    ['an empty one', { password: '' }],
  ])('should be asked for where there is %s, which is no guess however often', async (_, query) => {
    for (let time = 0; time < 12; time++) {
      const { body } = await preview(admin, query).expect(403);
      expect(body.detail).toBe('Enter the password.');
    }

    await preview(admin, { password: EMAILER_PASSWORD }).expect(200);
  });

  it('should not be guessed more than ten times in a quarter of an hour, also at once', async () => {
    const guesser = await TestApp.start();
    try {
      const client = await guesser.signedIn(ADMIN);
      const guesses = Array.from({ length: 15 }, (_, n) => preview(client, { password: `guess ${n}` }));
      const statuses = (await Promise.all(guesses)).map(({ status }) => status);

      expect(statuses.filter((status) => status === 403)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(5);
      const { headers } = await preview(client, { password: EMAILER_PASSWORD }).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(60);
    } finally {
      await guesser.stop();
    }
  });

  it('should lock nobody out who has it right, however many calls come at once', async () => {
    await Promise.all(Array.from({ length: 25 }, () => preview(admin, { password: EMAILER_PASSWORD })));

    await preview(admin, { password: EMAILER_PASSWORD }).expect(200);
  });

  it('should switch the tools off where none is configured', async () => {
    const without = await TestApp.start({ EMAILER_PASSWORD: '' });
    try {
      const { body } = await preview(await without.signedIn(ADMIN), { password: '' }).expect(403);

      expect(body.detail).toContain('switched off');
    } finally {
      await without.stop();
    }
  });

  describe('once an administrator has changed it', () => {
    const OWN = 'seven dice & a meeple ';
    const change = (client: ApiClient, password: string) =>
      client.put('/api/organise/tools-password').send({ password });
    const state = async () => (await admin.get('/api/organise/tools-password').expect(200)).body;
    afterEach(() => app.query(sql`delete from tools_password`));

    it('should be the new one as it was typed, of which nothing but a hash is kept, and not that of the settings', async () => {
      expect(await state()).toEqual({ source: 'settings', changedAt: null });

      await change(admin, OWN).expect(204);

      await preview(admin, { password: OWN }).expect(200);
      await preview(admin, { password: EMAILER_PASSWORD }).expect(403);
      await preview(admin, { password: OWN.trim() }).expect(403);
      expect(await state()).toEqual({ source: 'site', changedAt: expect.stringMatching(/Z$/) });
      const [kept] = await app.query(sql<{ hash: string }>`select hash from tools_password`);
      expect(kept?.hash).toMatch(/^[\w-]{22}\.[\w-]{43}$/);
      const { body } = await admin.get('/api/organise/audit').expect(200);
      expect(body.items[0].what).toContain('Changed the password of the e-mail tools');
    });

    it('should be changed again, and the former one is void', async () => {
      await change(admin, OWN).expect(204);
      await change(admin, 'another one of these').expect(204);

      await preview(admin, { password: OWN }).expect(403);
      await preview(admin, { password: 'another one of these' }).expect(200);
    });

    it('should be right however a keyboard writes an accent', async () => {
      await change(admin, 'Würfel und Würde'.normalize('NFD')).expect(204);

      await preview(admin, { password: 'Würfel und Würde'.normalize('NFC') }).expect(200);
    });

    it('should switch the tools on where the settings have none', async () => {
      const without = await TestApp.start({ EMAILER_PASSWORD: '' });
      try {
        const own = await without.signedIn(ADMIN);
        expect((await own.get('/api/organise/tools-password')).body.source).toBe('none');
        await change(own, OWN).expect(204);

        await preview(own, { password: OWN }).expect(200);
      } finally {
        await without.query(sql`delete from tools_password`);
        await without.stop();
      }
    });

    it('should be long enough, and nobody but an administrator sees or changes it', async () => {
      const { body } = await change(admin, 'too short').expect(400);
      expect(body.fields.password).toBe('Please use 10 to 200 characters');
      const organiser = await app.signedIn(ORGANISER);
      await change(organiser, OWN).expect(403);
      await organiser.get('/api/organise/tools-password').expect(403);
      await change(app.browser(), OWN).expect(401);
      expect(await state()).toEqual({ source: 'settings', changedAt: null });
    });
  });
});
