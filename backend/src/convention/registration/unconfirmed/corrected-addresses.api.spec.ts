import { ADMIN, type ApiClient, TestApp } from '../../../../test/test-app.ts';
import { lineOf, putInBadgeLine } from '../../badge-queue/testing/badge-line.ts';
import { badgesOf, HOLD_LONG, registerForm, registrationCode } from '../testing/registration.factory.ts';

const WRONG = 'anna@gmial.example';
const RIGHT = 'anna@gmail.example';
const ANNA = [
  { name: 'Anna', badge: true },
  { name: 'Ben', badge: true },
];

describe('correcting a mistyped address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ ...HOLD_LONG, REGISTRATION_CAPACITY: '3' });
  });
  beforeEach(() => app.beginAnew());
  afterAll(() => app.stop());

  const register = (
    browser: ApiClient,
    email: string,
    more: { insteadOf?: string; attendees?: typeof ANNA; line?: string } = {},
  ) => browser.post('/api/register').send({ ...registerForm({ email, attendees: ANNA }), ...more });
  const open = (code: string) => app.browser().post(`/api/user/verify/${code}`).send({ confirm: true });
  const mistyped = async () => {
    const browser = app.browser();
    await register(browser, WRONG).expect(200);
    return { browser, code: await registrationCode(app, WRONG) };
  };

  it('should move the registration: one hold, a mail to the right address, and no way in by the first', async () => {
    const { browser, code } = await mistyped();

    const { body } = await register(browser, RIGHT, { insteadOf: WRONG }).expect(200);

    expect(body.message).toContain(`We sent a mail to ${RIGHT}`);
    expect(await badgesOf(app)).toEqual({ counter: 2, counted: 2 });
    const mails = await app.mails();
    expect(mails.map(({ address, state }) => [address, state])).toEqual([
      [WRONG, 'cancelled'],
      [RIGHT, 'queued'],
    ]);
    await open(code).expect(404);
    const { body: user } = await open(await registrationCode(app, RIGHT)).expect(200);
    expect(user.names).toMatchObject([{ name: 'Anna' }, { name: 'Ben' }]);
  });

  it('should have the badges of the first also in a full house where others wait', async () => {
    const { browser } = await mistyped();
    await register(app.browser(), 'last@mail.example', { attendees: ANNA.slice(0, 1) }).expect(200);
    await app
      .browser()
      .post('/api/register/queue')
      .send({ name: 'Wei', email: 'waits@mail.example', badges: 1 })
      .expect(200);

    await register(browser, RIGHT, { insteadOf: WRONG }).expect(200);

    expect(await badgesOf(app)).toEqual({ counter: 3, counted: 3 });
  });

  it('should give back what it does not need', async () => {
    const { browser } = await mistyped();

    await register(browser, RIGHT, { insteadOf: WRONG, attendees: ANNA.slice(0, 1) }).expect(200);

    expect(await badgesOf(app)).toEqual({ counter: 1, counted: 1 });
  });

  it('should leave alone what another browser has made, and answer the same', async () => {
    const { code } = await mistyped();
    const stranger = app.browser();
    // Also one that asked for a link to the same address.
    app.clock.advance(app.config.RESEND_COOLDOWN_SECONDS + 1);
    await register(stranger, WRONG, { attendees: ANNA.slice(0, 1) }).expect(200);

    const form = { attendees: ANNA.slice(0, 1) };
    const { body } = await register(stranger, 'eve@mail.example', { ...form, insteadOf: WRONG }).expect(200);

    expect(body).toEqual({
      message: expect.stringContaining('We sent a mail to eve@mail.example. Open its link'),
      heldUntil: expect.any(String),
    });
    expect(await badgesOf(app)).toEqual({ counter: 3, counted: 3 });
    await open(code).expect(200);
  });

  it('should leave alone what was confirmed', async () => {
    const { browser, code } = await mistyped();
    await open(code).expect(200);

    await register(browser, RIGHT, { insteadOf: WRONG, attendees: ANNA.slice(0, 1) }).expect(200);

    expect(await badgesOf(app)).toEqual({ counter: 3, counted: 3 });
    await open(code).expect(200);
  });

  it('should leave alone what was paid', async () => {
    const { browser } = await mistyped();
    const admin = await app.signedIn(ADMIN);
    const { body: desk } = await admin.get('/api/registrations').expect(200);
    await admin.put(`/api/registration/${desk.items[0].id}/paid`).send({ paid: true }).expect(200);

    await register(browser, RIGHT, { insteadOf: WRONG, attendees: ANNA.slice(0, 1) }).expect(200);

    expect(await badgesOf(app)).toEqual({ counter: 3, counted: 3 });
  });

  it('should leave the first alone for whoever comes from the line, with badges of its own', async () => {
    const { browser, code } = await mistyped();
    await putInBadgeLine(app, RIGHT);
    const line = await lineOf(app, RIGHT);

    await register(browser, RIGHT, { insteadOf: WRONG, line, attendees: ANNA.slice(0, 1) }).expect(200);

    expect(await badgesOf(app)).toEqual({ counter: 3, counted: 3 });
    await open(code).expect(200);
  });

  it('should keep the first where the second is refused, or says the same address', async () => {
    const { browser, code } = await mistyped();
    await app.outbox.suppress(RIGHT, 'bounced');

    await register(browser, RIGHT, { insteadOf: WRONG }).expect(409);
    await register(browser, WRONG, {
      insteadOf: ` ${WRONG.toUpperCase()} `,
      attendees: ANNA.slice(0, 1),
    }).expect(200);

    expect(await badgesOf(app)).toEqual({ counter: 2, counted: 2 });
    await open(code).expect(200);
  });

  it('should free the badges where the right address is known already', async () => {
    await register(app.browser(), RIGHT, { attendees: ANNA.slice(0, 1) }).expect(200);
    const { browser } = await mistyped();

    await register(browser, RIGHT, { insteadOf: WRONG }).expect(200);

    expect(await badgesOf(app)).toEqual({ counter: 1, counted: 1 });
  });
});
