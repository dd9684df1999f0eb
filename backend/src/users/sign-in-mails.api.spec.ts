import type { MailState } from '@tablefall/mail';
import { ADMIN, type ApiClient, ATTENDEE, TestApp } from '../../test/test-app.ts';

const MINUTE = 60;

/** How often a sign-in mail may be asked for, and what that does to the links mailed before. */
describe('sign-in mails', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.startTwo({
      THROTTLE_SIGN_IN_PER_HOUR: '3',
      THROTTLE_SIGN_IN_ADDRESS_PER_HOUR: '5',
      TRUSTED_PROXIES: '1',
    });
  });
  afterAll(() => app.stop());

  let number = 0;
  const newAddress = async () => {
    const email = `guest${number++}@mail.example`;
    await app.addAccount(email);
    return email;
  };
  const ask = (email: string, { browser = app.browser(), network = '192.0.2.1' } = {}) =>
    browser.post('/api/user/login').set('X-Forwarded-For', network).send({ email });
  const mailsTo = async (email: string) =>
    (await app.mails()).filter(({ kind, address }) => kind === 'sign-in' && address === email);
  const verify = (code: string, browser: ApiClient = app.browser()) =>
    browser.post(`/api/user/verify/${code}`).send({ confirm: true });

  it('should answer as usual within a minute, however the address is spelt, and mail nothing new', async () => {
    const email = await newAddress();
    const browser = app.browser();
    await ask(email, { browser }).expect(200, { email, isLate: false });

    for (const spelling of [email, email.toUpperCase(), `\u202A${email}`, email.replace('@', '\u2069@')]) {
      await ask(spelling, { browser }).expect(200);
    }

    expect(await mailsTo(email)).toMatchObject([{ state: 'queued' }]);
    app.clock.advance(MINUTE);
    await ask(email, { browser }).expect(200);
    expect(await mailsTo(email)).toMatchObject([{ state: 'queued' }, { state: 'queued' }]);
  });

  it('should mail one link when a browser asks ten times at once', async () => {
    const email = await newAddress();
    const browser = app.browser();
    // From its first answer on it is known again.
    await ask('unknown@mail.example', { browser }).expect(404);

    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(email, { browser })));

    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await mailsTo(email)).toHaveLength(1);
  });

  it('should mail each who asks a link of their own within the minute: two of a network, three in all (T35)', async () => {
    const email = await newAddress();
    const stranger = app.browser();
    await ask(email, { browser: stranger }).expect(200);
    const owner = app.browser();
    await ask(email, { browser: owner }).expect(200);
    const own = await app.signInCode(email);
    expect(await mailsTo(email)).toHaveLength(2);

    await Promise.all(Array.from({ length: 5 }, () => ask(email)));
    expect(await mailsTo(email)).toHaveLength(2);
    await Promise.all(Array.from({ length: 5 }, () => ask(email, { network: '203.0.113.9' })));

    expect(await mailsTo(email)).toHaveLength(3);
    await owner.post(`/api/user/verify/${own}`).send({}).expect(200);
  });

  it('should mail a browser that is known to the account whatever others ask for, and say where it was asked', async () => {
    const email = await newAddress();
    const owner = app.browser();
    await ask(email, { browser: owner }).expect(200);
    await owner
      .post(`/api/user/verify/${await app.signInCode(email)}`)
      .send({})
      .expect(200);
    await owner.post('/api/user/logout').expect(204);
    for (const network of ['192.0.2.1', '192.0.2.1', '203.0.113.9', '203.0.113.8', '203.0.113.7']) {
      await ask(email, { network }).expect(200);
    }
    const before = await mailsTo(email);

    await owner
      .post('/api/user/login')
      .set('X-Forwarded-For', '192.0.2.1')
      .set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')
      .send({ email })
      .expect(200);

    const [mail] = (await mailsTo(email)).slice(before.length);
    expect(mail?.props).toMatchObject({
      asked: { browser: 'Firefox on Linux', at: app.clock.now().toISOString() },
    });
  });

  it('should mail at once again when the link was used', async () => {
    const email = await newAddress();
    await ask(email).expect(200);
    await verify(await app.signInCode(email)).expect(200);

    await ask(email).expect(200);

    expect(await mailsTo(email)).toHaveLength(2);
  });

  it('should mail less over the limit of a network, yet never leave the owner without a good link', async () => {
    const email = await newAddress();
    for (let request = 0; request < 40; request++) {
      await ask(email).expect(200);
      expect((await verify(await app.signInCode(email).then((code) => `${code}x`))).status).toBe(404);
      app.clock.advance(MINUTE);
    }

    // 3 within the limit, a minute apart, then one in ten minutes.
    expect(await mailsTo(email)).toHaveLength(3 + 3);
    await ask(email).expect(200);
    await verify(await app.signInCode(email)).expect(200);
  });

  it('should not make the owner wait for what another network asked, up to the limit of the address', async () => {
    const email = await newAddress();
    for (let request = 0; request < 5; request++) {
      await ask(email, { network: '198.51.100.7' }).expect(200);
      app.clock.advance(MINUTE);
    }
    expect(await mailsTo(email)).toHaveLength(3);

    for (let request = 0; request < 4; request++) {
      await ask(email, { network: '203.0.113.9' }).expect(200);
      app.clock.advance(MINUTE);
    }

    expect(await mailsTo(email)).toHaveLength(5);
  });

  it('should know an unknown address as unknown, however often it is asked for', async () => {
    for (let request = 0; request < 10; request++) {
      await ask('unknown@mail.example').expect(404);
    }
  });

  it("should keep an older link and its waiting mail good when a stranger asks for the owner's next one", async () => {
    const email = await newAddress();
    const owner = app.browser();
    await ask(email, { browser: owner }).expect(200);
    const code = await app.signInCode(email);
    app.clock.advance(MINUTE);

    await ask(email, { network: '198.51.100.7' }).expect(200);

    expect(await mailsTo(email)).toMatchObject([{ state: 'queued' }, { state: 'queued' }]);
    await owner.post(`/api/user/verify/${code}`).send({}).expect(200);
  });

  it('should open the link of either mail without a click in the browser that asked for both', async () => {
    const email = await newAddress();
    const browser = app.browser();
    await ask(email, { browser }).expect(200);
    const first = await app.signInCode(email);
    app.clock.advance(MINUTE);
    await ask(email, { browser }).expect(200);

    await browser.post(`/api/user/verify/${first}`).send({}).expect(200);
  });

  it("should void a user's other links and waiting mails when one is used, and nobody else's", async () => {
    const [email, other] = [await newAddress(), await newAddress()];
    await ask(email).expect(200);
    const first = await app.signInCode(email);
    app.clock.advance(MINUTE);
    await ask(email).expect(200);
    await ask(other).expect(200);

    await verify(await app.signInCode(email)).expect(200);

    await verify(first).expect(404);
    expect((await mailsTo(email)).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
    await verify(await app.signInCode(other)).expect(200);
  });

  it('should sign in once when two links of a user are used at once', async () => {
    const email = await newAddress();
    const codes: string[] = [];
    for (let request = 0; request < 3; request++) {
      await ask(email).expect(200);
      codes.push(await app.signInCode(email));
      app.clock.advance(MINUTE);
    }

    const answers = await Promise.all([...codes, ...codes].map((code) => verify(code)));

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(5);
  });

  it('should hold without Redis', async () => {
    const alone = await TestApp.start({ REDIS_URL: '' });
    try {
      await alone.addAccount(ATTENDEE);
      const browser = alone.browser();
      for (const email of [ATTENDEE, ATTENDEE, ADMIN, ADMIN]) {
        await browser.post('/api/user/login').send({ email }).expect(200);
      }
      expect(await alone.mails()).toHaveLength(2);
    } finally {
      await alone.stop();
    }
  });

  it('should say that they are late while one waits that was never tried, or that the mail server had no time for', async () => {
    await app.outbox.sent();
    const { email: earlier } = (await ask(await newAddress()).expect(200)).body;
    app.clock.advance(2 * MINUTE);
    const isLate = async () => (await ask(await newAddress()).expect(200)).body.isLate;
    const endsAs = (state: MailState, code: number | null) =>
      app.outbox.becomes(state, { to: [earlier] }, { code });

    expect(await isLate()).toBe(true);
    await endsAs('retrying', null);
    expect(await isLate()).toBe(true);
    await endsAs('retrying', 421);
    expect(await isLate()).toBe(true);
    await endsAs('retrying', 450);
    expect(await isLate()).toBe(false);
    await endsAs('sent', 250);
    expect(await isLate()).toBe(false);
  });

  it('should mail an address that reported our mail as spam at most one unused link in ten minutes', async () => {
    const email = await newAddress();
    await app.outbox.suppress(email, 'complained');
    await ask(email).expect(200);
    app.clock.advance(5 * MINUTE);
    await ask(email).expect(200);
    expect(await mailsTo(email)).toHaveLength(1);

    app.clock.advance(6 * MINUTE);
    await ask(email).expect(200);
    expect(await mailsTo(email)).toHaveLength(2);
  });
});
