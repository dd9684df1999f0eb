import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, TestApp } from '../../../test/test-app.ts';
import { registerForm, registrationCode } from './testing/registration.factory.ts';

describe('the link of the mail about a registration (rid)', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(() => app.beginAnew());
  afterAll(() => app.stop());

  const registered = async () => {
    const form = registerForm();
    const browser = app.browser();
    await browser.post('/api/register').send(form).expect(200);
    return { browser, email: form.email, code: await registrationCode(app, form.email) };
  };
  const verify = (code: string, body = {}) => app.browser().post(`/api/user/verify/${code}`).send(body);

  it('should sign in the browser that registered, without a click', async () => {
    const { browser, code, email } = await registered();

    const { body } = await browser.post(`/api/user/verify/${code}`).send({}).expect(200);

    expect(body).toMatchObject({ email, names: [{ name: expect.any(String) }], roles: [] });
  });

  it('should ask every other browser to confirm, and be none the worse for scanners', async () => {
    const { code } = await registered();

    await verify(code).expect(428);
    await verify(code).expect(428);
    const scanner = app.browser();
    await scanner.get(`/events?rid=${code}`);
    await scanner.get('/api/user/session').expect(200, { user: null });

    await verify(code, { confirm: true }).expect(200);
  });

  it('should work again and again for 30 days, and no longer', async () => {
    const { code } = await registered();
    const day = 24 * 3_600;

    await verify(code, { confirm: true }).expect(200);
    await verify(code, { confirm: true }).expect(200);
    app.clock.advance(30 * day - 1);
    await verify(code, { confirm: true }).expect(200);
    app.clock.advance(2);
    const { body } = await verify(code, { confirm: true }).expect(404);

    expect(body.title).toBe('Invalid Verification Code');
  });

  it('should outlive a login link, which voids earlier logins only', async () => {
    const { code, email } = await registered();
    await app.browser().post('/api/user/login').send({ email }).expect(200);
    const login = await app.signInCode(email);

    await verify(login, { confirm: true }).expect(200);
    await verify(login, { confirm: true }).expect(404);
    await verify(code, { confirm: true }).expect(200);
  });

  it('should leave no usable code in the database', async () => {
    const { code } = await registered();

    const rows = await app.query(sql<{ text: string }>`
      select row_to_json(mail)::text as text from mail
      union all select row_to_json(sign_in_code)::text from sign_in_code`);

    expect(rows.some(({ text }) => text.includes(code))).toBe(false);
  });

  it('should be mailed to staff like to anybody', async () => {
    await app
      .browser()
      .post('/api/register')
      .send(registerForm({ email: ADMIN }))
      .expect(200);

    const mails = (await app.mails()).filter(({ address }) => address === ADMIN);
    expect(mails).toMatchObject([{ kind: 'registration-confirmation' }]);
  });
});
