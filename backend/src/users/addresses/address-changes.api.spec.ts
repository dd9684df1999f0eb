import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { registeredAs, registerForm } from '../../convention/registration/testing/registration.factory.ts';
import { createGameday, inviteGuest } from '../../gamedays/testing/gameday.factory.ts';
import { addressMails, addressToken } from './testing/address-change.factory.ts';

const MINUTE = 60;
const DAY = 24 * 3_600;

describe('changing the address of an account', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    admin = await app.signedIn(ADMIN);
  });

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
  const askFor = (email: string, newEmail: string) =>
    admin.post('/api/organise/accounts/address').send({ email, newEmail });
  const confirm = (token: string) => app.browser().post('/api/me/address/confirm').send({ token });
  const keep = (token: string) => app.browser().post('/api/me/address/keep').send({ token });
  const stepsTo = async (address: string) =>
    (await addressMails(app, address)).map(({ step, state }) => [step, state]);
  const addressOf = async (client: ApiClient) =>
    (await client.get('/api/user/session').expect(200)).body.user?.email;
  const logIn = (email: string) => app.browser().post('/api/user/login').send({ email });

  it('should take effect once the new address confirms it, and tell the old one before and after', async () => {
    const { client, email } = await newcomer();
    const to = newAddress();

    await ask(client, to.toUpperCase()).expect(204);

    expect((await client.get('/api/me/address').expect(200)).body).toMatchObject({ email: to });
    expect(await stepsTo(to)).toEqual([['confirm', 'queued']]);
    expect(await stepsTo(email)).toEqual([['told', 'queued']]);
    expect(await addressOf(client)).toBe(email);
    await logIn(to).expect(404);

    const token = await addressToken(app, to, 'confirm');
    expect((await confirm(token).expect(200)).body).toEqual({ email: to });

    expect(await addressOf(client)).toBe(to);
    expect((await client.get('/api/me/address').expect(200)).body).toEqual({ email: null, until: null });
    expect(await stepsTo(email)).toEqual([
      ['told', 'cancelled'],
      ['changed', 'queued'],
    ]);
    await logIn(to).expect(200);
    await logIn(email).expect(404);
    expect((await confirm(token).expect(200)).body).toEqual({ email: to });
  });

  it('should sign out every other browser, and void the links that were mailed to the old address', async () => {
    const { client, email } = await newcomer();
    const other = await app.signedIn(email);
    await logIn(email).expect(200);
    const code = await app.signInCode(email);
    const to = newAddress();
    await ask(client, to).expect(204);

    await confirm(await addressToken(app, to, 'confirm')).expect(200);

    await client.get('/api/user/sessions').expect(200);
    await other.get('/api/user/sessions').expect(401);
    await app.browser().post(`/api/user/verify/${code}`).send({ confirm: true }).expect(404);
  });

  it('should bring along what is kept by the address: invitations, and what is not wanted', async () => {
    const { client, email } = await newcomer();
    const to = newAddress();
    const [gameday, both] = [await createGameday(admin), await createGameday(admin)];
    await inviteGuest(admin, gameday, { guestEmail: email });
    await inviteGuest(admin, both, { guestEmail: email });
    await inviteGuest(admin, both, { guestEmail: to });
    await admin.post('/api/suppressions').send({ address: email, reason: 'no-news' });
    await ask(client, to).expect(204);

    await confirm(await addressToken(app, to, 'confirm')).expect(200);

    const invited = (id: string) =>
      app.query(sql<{ guest_email: string }>`
        select guest_email from invitation where gameday_id = ${id} order by guest_email`);
    expect(await invited(gameday.id)).toEqual([{ guest_email: to }]);
    expect((await invited(both.id)).map(({ guest_email }) => guest_email)).toEqual([to, email].sort());
    expect((await client.get('/api/registration').expect(200)).body.attendees).toHaveLength(1);
    const reasons = (address: string) =>
      app.query(sql`select reason from suppression where address = ${address}`);
    expect(await reasons(to)).toEqual(await reasons(email));
  });

  it('should be stopped by the link at the old address, which signs everybody out', async () => {
    const { client, email } = await newcomer();
    const to = newAddress();
    await ask(client, to).expect(204);
    const confirmation = await addressToken(app, to, 'confirm');

    expect((await keep(await addressToken(app, email, 'told')).expect(200)).body).toEqual({ email });

    await client.get('/api/user/sessions').expect(401);
    await confirm(confirmation).expect(404);
    expect(await stepsTo(to)).toEqual([['confirm', 'cancelled']]);
    await logIn(email).expect(200);
  });

  it('should be taken back by the old address within a week, and not be hidden by a further change', async () => {
    const { client, email } = await newcomer();
    const to = newAddress();
    const gameday = await createGameday(admin);
    await inviteGuest(admin, gameday, { guestEmail: email });
    await ask(client, to).expect(204);
    await confirm(await addressToken(app, to, 'confirm')).expect(200);
    await ask(client, newAddress()).expect(409);
    pass(7 * DAY - MINUTE);

    await keep(await addressToken(app, email, 'changed')).expect(200);

    await client.get('/api/user/sessions').expect(401);
    const again = await app.signedIn(email);
    expect((await again.get('/api/registration').expect(200)).body.attendees).toHaveLength(1);
    expect(await app.query(sql`select guest_email from invitation where gameday_id = ${gameday.id}`)).toEqual(
      [{ guest_email: email }],
    );
    await logIn(to).expect(404);
  });

  it('should stay after a week, and be forgotten', async () => {
    const { client, email } = await newcomer();
    const to = newAddress();
    await ask(client, to).expect(204);
    await confirm(await addressToken(app, to, 'confirm')).expect(200);
    pass(7 * DAY);

    await keep(await addressToken(app, email, 'changed')).expect(404);

    await app.runJob('expired-sessions');
    expect(await app.query(sql`select from address_change where old_address = ${email}`)).toEqual([]);
    await logIn(to).expect(200);
  });

  it('should lapse within a day when nobody confirms it', async () => {
    const { client } = await newcomer();
    const to = newAddress();
    await ask(client, to).expect(204);
    const token = await addressToken(app, to, 'confirm');
    pass(DAY);

    await confirm(token).expect(404);

    expect((await client.get('/api/me/address').expect(200)).body.email).toBeNull();
    await app.runJob('expired-sessions');
    expect(await app.query(sql`select from address_change where new_address = ${to}`)).toEqual([]);
  });

  describe('by the administrator, for somebody who has lost the old address', () => {
    it('should be confirmed at the new address, with both told, and not be stopped at the old one', async () => {
      const { email } = await newcomer();
      const to = newAddress();

      await askFor(email, to).expect(204);

      expect(await stepsTo(email)).toEqual([['told', 'queued']]);
      await keep(await addressToken(app, email, 'told')).expect(404);
      await logIn(to).expect(404);
      await confirm(await addressToken(app, to, 'confirm')).expect(200);
      const person = await app.signedIn(to);
      expect((await person.get('/api/registration').expect(200)).body.attendees).toHaveLength(1);
      expect((await stepsTo(email)).at(-1)).toEqual(['changed', 'queued']);
      const { body } = await admin.get('/api/organise/audit').query({ search: to }).expect(200);
      expect(body.items.map(({ what }: { what: string }) => what)).toContain(
        `Asked to give the account of ${to} another address`,
      );
    });

    it('should say what is in the way', async () => {
      const [{ email }, other] = [await newcomer(), await newcomer()];
      await askFor(email, other.email).expect(409);
      await askFor('nobody@mail.example', newAddress()).expect(404);
      await app.signedIn(ORGANISER);
      await askFor(ORGANISER, newAddress()).expect(409);
      await askFor(email, 'nobody').expect(400);
    });
  });
});
