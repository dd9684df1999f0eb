import { sql } from '@tablefall/platform/database/sql';
import { type ApiClient, ATTENDEE, TestApp } from '../../test/test-app.ts';
import { DoctorService } from '../system/doctor/doctor.service.ts';

describe('POST /api/user/verify-code', () => {
  let app: TestApp;
  let browser: ApiClient;
  beforeAll(async () => {
    app = await TestApp.startTwo({ RESEND_COOLDOWN_SECONDS: '0' });
  });
  beforeEach(async () => {
    await app.beginAnew();
    await app.addAccount(ATTENDEE);
    browser = app.browser();
  });
  afterAll(() => app.stop());

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

  describe('while strangers guess', () => {
    /** Types wrong digits as often as one may, in a browser of one's own. */
    const guess = async (mails: number) => {
      for (let mail = 0; mail < mails; mail++) {
        const stranger = app.browser();
        const digits = await ask(stranger);
        for (let attempt = 0; attempt < 5; attempt++) await type(other(digits), stranger).expect(400);
        app.clock.advance(60);
      }
    };
    const noticed = async () =>
      (await app.mails()).filter(({ kind, address }) => kind === 'wrong-codes' && address === ATTENDEE);

    it('should say that codes are off to a new browser, while one that is known to the account goes on (T35)', async () => {
      await type(await ask()).expect(200);
      await browser.post('/api/user/logout').expect(204);
      await guess(4);

      const stranger = app.browser();
      const { body } = await type(await ask(stranger), stranger).expect(400);

      expect(body).toMatchObject({ title: 'Codes are off', message: expect.stringContaining('link') });
      await stranger
        .post(`/api/user/verify/${await app.signInCode(ATTENDEE)}`)
        .send({})
        .expect(200);
      await type(await ask()).expect(200);
    });

    it('should stop a browser that is known after sixty tries, whatever of its cookies it sends', async () => {
      const { headers } = await type(await ask()).expect(200);
      const cookie = /tablefall_known=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';
      let title = '';
      let tries = 0;
      while (title !== 'Codes are off' && tries < 200) {
        const nameless = app.browser();
        nameless.jar.setCookie(cookie, '127.0.0.1', '/');
        app.clock.advance(20);
        const digits = await ask(nameless);
        for (let attempt = 0; attempt < 5 && title !== 'Codes are off'; attempt++) {
          title = (await type(other(digits), nameless).expect(400)).body.title;
          tries++;
        }
      }

      // The right one of before was a try as well.
      expect(tries).toBe(60);
    });

    it('should tell the owner at the fifth wrong code in a row, once a day, and what it was among what happened', async () => {
      const digits = await ask();
      for (let attempt = 0; attempt < 4; attempt++) await type(other(digits)).expect(400);
      expect(await noticed()).toEqual([]);
      await type(other(digits)).expect(400);
      await guess(1);

      expect(await noticed()).toMatchObject([
        { props: { at: expect.any(String), browser: expect.any(String) } },
      ]);
      const owner = await app.signedIn(ATTENDEE);
      const { body } = await owner.get('/api/user/security-events').expect(200);
      expect(body.map(({ what }: { what: string }) => what)).toContain(
        'Somebody: Typed a wrong sign-in code',
      );
    });

    it('should take codes of known browsers alone once too many are wrong for all accounts together, and alarm', async () => {
      const state = async () => {
        const findings = await app.get(DoctorService).findings();
        return findings.find(({ check }) => check === 'sign-in-codes')?.state;
      };
      await type(await ask()).expect(200);
      await browser.post('/api/user/logout').expect(204);
      expect(await state()).toBe('ok');
      await app.query(sql`
        insert into account (id, email, created_at)
        select uuidv7(), 'guessed' || n || '@mail.example', now() from generate_series(1, 60) n`);
      await app.query(sql`
        insert into sign_in_code (id, user_id, purpose, code_hash, created_at, expires_at, tries)
        select uuidv7(), id, 'login', email, ${app.clock.now()}, ${new Date(app.clock.now().getTime() + 900_000)}, 5
        from account where email like 'guessed%'`);

      const stranger = app.browser();
      await app.addAccount('kim@mail.example');
      await stranger.post('/api/user/login').send({ email: 'kim@mail.example' }).expect(200);
      const { body } = await type(
        await app.signInDigits('kim@mail.example'),
        stranger,
        'kim@mail.example',
      ).expect(400);

      expect(body.title).toBe('Codes are off');
      expect(await state()).toBe('failed');
      await type(await ask()).expect(200);
      app.clock.advance(3_600);
      expect(await state()).toBe('ok');
    });
  });

  it.each(['', '12345', '1234567', 'abcdef', 123456, null])('should refuse %j as no code', async (code) => {
    const { body } = await browser.post('/api/user/verify-code').send({ email: ATTENDEE, code }).expect(400);

    expect(body.fields).toEqual({ code: 'Please type the six digits of the mail' });
  });
});
