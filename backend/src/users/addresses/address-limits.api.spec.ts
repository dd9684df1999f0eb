import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { registeredAs, registerForm } from '../../convention/registration/testing/registration.factory.ts';
import { closingToken } from '../closing/testing/closing.factory.ts';
import { downloaded } from '../personal-data/testing/zip-answer.ts';
import { addressMails, addressToken } from './testing/address-change.factory.ts';

const MINUTE = 60;

describe('a change of an address that is limited or refused', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  // Taken back after each of them: nobody registers for a convention that is over.
  let passed = 0;
  const pass = (seconds: number) => {
    passed += seconds;
    app.clock.advance(seconds);
  };
  afterEach(() => pass(-passed));

  let next = 0;
  const newAddress = () => `new${next++}@other.example`;
  const newcomer = async () => {
    const form = registerForm();
    return { client: await registeredAs(app, form), email: form.email };
  };
  const ask = (client: ApiClient, newEmail: string) => client.post('/api/me/address').send({ newEmail });
  const confirm = (token: string) => app.browser().post('/api/me/address/confirm').send({ token });
  const keep = (token: string) => app.browser().post('/api/me/address/keep').send({ token });
  const stepsTo = async (address: string) =>
    (await addressMails(app, address)).map(({ step, state }) => [step, state]);
  const addressOf = async (client: ApiClient) =>
    (await client.get('/api/user/session').expect(200)).body.user?.email;

  it('should answer the same for an address of somebody else, and tell only that address', async () => {
    const [{ client, email }, other] = [await newcomer(), await newcomer()];
    const free = newAddress();
    const { body: toFree, status } = await ask(client, free);
    await client.delete('/api/me/address').expect(204);
    pass(2 * MINUTE);

    const answer = await ask(client, other.email);

    expect([answer.body, answer.status]).toEqual([toFree, status]);
    expect((await client.get('/api/me/address').expect(200)).body.email).toBe(other.email);
    expect(await stepsTo(other.email)).toEqual([['taken', 'queued']]);
    expect((await addressMails(app, other.email))[0]?.other).not.toBe(email);
    expect(await addressOf(client)).toBe(email);
  });

  it('should tell whose address a stranger typed nothing of the stranger, in the download of their data', async () => {
    const [{ client, email }, other] = [await newcomer(), await newcomer()];
    await ask(client, other.email).expect(204);

    const changesOf = async (asking: ApiClient) =>
      JSON.parse((await downloaded(asking.get('/api/me/data')))['address-changes.json'] ?? '[]');

    expect(await changesOf(other.client)).toMatchObject([{ from: null, to: other.email }]);
    expect(await changesOf(client)).toMatchObject([{ from: email, to: other.email }]);
  });

  it('should be refused at the end when the new address got an account meanwhile', async () => {
    const { client, email } = await newcomer();
    const to = newAddress();
    await ask(client, to).expect(204);
    await registeredAs(app, registerForm({ email: to }));

    await confirm(await addressToken(app, to, 'confirm')).expect(409);

    expect(await addressOf(client)).toBe(email);
  });

  it('should give an address once, however many confirm at once', async () => {
    const people = [await newcomer(), await newcomer()];
    const to = newAddress();
    const tokens: string[] = [];
    for (const { client } of people) {
      await ask(client, to).expect(204);
      tokens.push(await addressToken(app, to, 'confirm'));
      pass(11 * MINUTE);
    }

    const answers = await Promise.all(tokens.map((token) => confirm(token)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await app.query(sql`select from account where email = ${to}`)).toHaveLength(1);
  });

  it('should mail the same new address once in ten minutes for one account', async () => {
    const { client } = await newcomer();
    const to = newAddress();
    await ask(client, to).expect(204);
    pass(9 * MINUTE);
    await ask(client, to).expect(409);
    expect(await stepsTo(to)).toEqual([['confirm', 'queued']]);

    pass(MINUTE);
    await ask(client, to).expect(204);

    expect(await stepsTo(to)).toEqual([
      ['confirm', 'cancelled'],
      ['confirm', 'queued'],
    ]);
  });

  it('should mail an address that several type three times an hour, and refuse none of them', async () => {
    const to = newAddress();
    for (let person = 0; person < 5; person++) {
      const { client } = await newcomer();
      await ask(client, to).expect(204);
    }
    expect(await stepsTo(to)).toHaveLength(3);
  });

  it.each([
    ['nonsense', 'dana', 400],
    ['nothing', '', 400],
    ['no text', 42, 400],
  ])('should refuse %s', async (_, newEmail, status) => {
    const { client } = await newcomer();
    const { body } = await client.post('/api/me/address').send({ newEmail }).expect(status);
    expect(body.fields.newEmail).toBeTruthy();
  });

  it('should say so when it is the address already', async () => {
    const { client, email } = await newcomer();
    const { body } = await ask(client, email.toUpperCase()).expect(400);
    expect(body.fields).toEqual({ newEmail: 'This is the address of the account already' });
  });

  it.each([
    ['unsigned', 'a.b'],
    ['empty', ''],
    ['no id', '../../etc'],
  ])('should refuse a link that is %s', async (_, token) => {
    await confirm(token).expect(404);
    await keep(token).expect(404);
  });

  it('should not take the link of one purpose for the other', async () => {
    const { client, email } = await newcomer();
    const to = newAddress();
    await ask(client, to).expect(204);

    await keep(await addressToken(app, to, 'confirm')).expect(404);
    await confirm(await addressToken(app, email, 'told')).expect(404);
  });

  it('should be refused for whoever has a role or is to be closed', async () => {
    const organiser = await app.signedIn(ORGANISER);
    await ask(organiser, newAddress()).expect(409);
    const { client, email } = await newcomer();
    await client.post('/api/me/closure').expect(204);
    const token = await closingToken(app, email);
    await app.browser().post('/api/me/closure/confirm').send({ token }).expect(200);
    await ask(client, newAddress()).expect(409);
  });

  it('should not give an account the address of one who helps', async () => {
    const { client } = await newcomer();
    await ask(client, ORGANISER).expect(204);
    expect((await stepsTo(ORGANISER)).map(([step]) => step)).toEqual(['taken']);
  });
});

describe('changing the address some time after the sign-in', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ FRESH_SIGN_IN_MINUTES: '15', THROTTLE_OWN_DATA_PER_HOUR: '2' });
  });
  afterAll(() => app.stop());

  it('should want a sign-in first, and be limited by account', async () => {
    const form = registerForm();
    const client = await registeredAs(app, form);
    const admin = await app.signedIn(ADMIN);
    app.clock.advance(15 * MINUTE);
    const change = (asking: ApiClient, newEmail: string) => asking.post('/api/me/address').send({ newEmail });

    await change(client, 'fresh@other.example').expect(428);
    await admin
      .post('/api/organise/accounts/address')
      .send({ email: form.email, newEmail: 'fresh@other.example' })
      .expect(428);

    const fresh = await app.signedIn(form.email);
    await change(fresh, 'fresh1@other.example').expect(204);
    app.clock.advance(2 * MINUTE);
    await change(fresh, 'fresh2@other.example').expect(204);
    app.clock.advance(2 * MINUTE);
    await change(fresh, 'fresh3@other.example').expect(429);
  });
});
