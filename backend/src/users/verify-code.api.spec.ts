import { sql } from '@tablefall/platform/database/sql';
import { type ApiClient, ATTENDEE, TestApp } from '../../test/test-app.ts';

describe('POST /api/user/verify-code', () => {
  let app: TestApp;
  let browser: ApiClient;
  beforeEach(async () => {
    app = await TestApp.startTwo({ RESEND_COOLDOWN_SECONDS: '0' });
    await app.addAccount(ATTENDEE);
    browser = app.browser();
  });
  afterEach(() => app.stop());

  /** Asks for a sign-in mail. @returns the digits in it */
  const ask = async (by = browser): Promise<string> => {
    await by.post('/api/user/login').send({ email: ATTENDEE }).expect(200);
    return app.signInDigits(ATTENDEE);
  };
  const type = (code: string, by = browser, email = ATTENDEE) =>
    by.post('/api/user/verify-code').send({ email, code });
  const other = (digits: string) => digits.replace(/.$/, (last) => String((Number(last) + 1) % 10));
  const tries = async () =>
    (await app.query(sql<{ tries: number }>`select tries from sign_in_code`)).map((code) => code.tries);

  it('should sign in the browser that asked, however address and digits are typed, once', async () => {
    const digits = await ask();
    expect(digits).toMatch(/^\d{6}$/);

    const { body } = await type(
      ` ${digits.slice(0, 3)} ${digits.slice(3)} `,
      browser,
      ATTENDEE.toUpperCase(),
    ).expect(200);

    expect(body).toMatchObject({ email: ATTENDEE });
    expect((await browser.get('/api/user/session').expect(200)).body.user).toMatchObject({ email: ATTENDEE });
    await type(digits).expect(400);
  });

  it('should take the digits of each mail that was asked for here', async () => {
    const first = await ask();
    await ask();

    await type(first).expect(200);
  });

  it('should refuse another browser, and leave the mail as it is for the one that asked', async () => {
    const digits = await ask();
    const stranger = app.browser();
    await stranger.post('/api/user/login').send({ email: 'nobody@mail.example' }).expect(404);

    const { body } = await type(digits, stranger).expect(400);
    await type(digits, app.browser()).expect(400);

    expect(body).toMatchObject({ title: 'Wrong code', fields: { code: expect.any(String) } });
    expect(await tries()).toEqual([0]);
    await type(digits).expect(200);
  });

  it('should refuse the sixth try even when it is right, while the link stays good', async () => {
    const digits = await ask();
    for (let attempt = 0; attempt < 5; attempt++) await type(other(digits)).expect(400);

    await type(digits).expect(400);

    expect(await tries()).toEqual([5]);
    await browser
      .post(`/api/user/verify/${await app.signInCode(ATTENDEE)}`)
      .send({})
      .expect(200);
  });

  it('should compare no more than five of many tries at once, also on two backends', async () => {
    const digits = await ask();
    const guesses = Array.from({ length: 12 }, () => type(other(digits)));

    const answers = await Promise.all(guesses);

    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(400));
    expect(await tries()).toEqual([5]);
  });

  it('should refuse whoever guesses from mail to mail, until the day is over', async () => {
    for (let mail = 0; mail < 4; mail++) {
      const stranger = app.browser();
      const digits = await ask(stranger);
      for (let attempt = 0; attempt < 5; attempt++) await type(other(digits), stranger).expect(400);
    }

    await type(await ask()).expect(400);
    app.clock.advance(24 * 60 * 60);
    await type(await ask()).expect(200);
  });

  it('should refuse digits after 15 minutes, and once the account is blocked', async () => {
    const old = await ask();
    app.clock.advance(15 * 60);
    await type(old).expect(400);

    const digits = await ask();
    await app.query(sql`update account set blocked_at = now() where email = ${ATTENDEE}`);
    await type(digits).expect(403);
  });

  it.each(['', '12345', '1234567', 'abcdef', 123456, null])('should refuse %j as no code', async (code) => {
    const { body } = await browser.post('/api/user/verify-code').send({ email: ATTENDEE, code }).expect(400);

    expect(body.fields).toEqual({ code: 'Please type the six digits of the mail' });
  });
});
