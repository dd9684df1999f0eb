import { randomInt } from 'node:crypto';
import { newNetwork } from '../../../../test/api-client.ts';
import { ACCESS_TABLE } from '../../../../test/contract.ts';
import { ADMIN, type ApiClient, TestApp } from '../../../../test/test-app.ts';
import { doorToken } from '../../../convention/door/testing/door-link.ts';
import { registerForm } from '../../../convention/registration/testing/registration.factory.ts';
import type { GamedayDto } from '../../../gamedays/gamedays.dto.ts';
import { createGameday } from '../../../gamedays/testing/gameday.factory.ts';
import { fullGameday } from '../../../gamedays/testing/queue.factory.ts';

const PER_MINUTE = 6;
const GUESSES = 3;

/** Of this spec alone: what is counted of an address outlives it. */
const newAddress = () => `somebody${randomInt(1e12)}@mail.example`;

describe('a stranger at a limit, and those beside him', () => {
  let app: TestApp;
  let staff: ApiClient;
  let free: GamedayDto;
  let full: GamedayDto;
  beforeAll(async () => {
    app = await TestApp.start({
      THROTTLE_NETWORK_PER_MINUTE: String(PER_MINUTE),
      THROTTLE_SIGN_IN_NETWORK_PER_HOUR: String(GUESSES),
      THROTTLE_CONTACT_PER_HOUR: '2',
      MAIL_BY_OTHERS_PER_DAY: '3',
      RESEND_COOLDOWN_SECONDS: '0',
      REGISTRATION_CAPACITY: '4',
      TRUSTED_PROXIES: '1',
    });
    staff = await from(newNetwork()).signedIn(ADMIN);
    free = await createGameday(staff, {});
    full = (await fullGameday(app, staff, { capacity: 1 })).gameday;
  });
  afterAll(() => app.stop());

  /** What people of a network do. Spec and product share a machine, so the network is told as a proxy would. */
  function from(network: string) {
    const post = (path: string, body: object, by = app.browser()) =>
      by.post(path).set('X-Forwarded-For', network).send(body);
    const person = '/api/attendee/01980000-0000-7000-8000-000000000000/check-in';
    return {
      network,
      post,
      checkIn: (by: ApiClient) => by.put(person).set('X-Forwarded-For', network).send({ checkedIn: true }),
      login: (email: string, by?: ApiClient) => post('/api/user/login', { email }, by),
      signedIn: async (email: string): Promise<ApiClient> => {
        const browser = app.browser();
        await app.addAccount(email);
        await post('/api/user/login', { email }, browser).expect(200);
        await post(`/api/user/verify/${await app.signInCode(email)}`, {}, browser).expect(200);
        return browser;
      },
      /** Asks until it is refused for being too often. */
      untilRefused: async (path: string, body: () => object) => {
        for (let asked = 0; asked < 100; asked++) {
          if ((await post(path, body())).status === 429) return asked;
        }
        throw new Error(`${path} has no limit`);
      },
    };
  }
  const mailsTo = async (email: string) =>
    (await app.mails()).filter((mail) => mail.address === email && mail.state !== 'suppressed');

  it('should leave door, staff and whoever signs in alone when a phone floods the network of the hall (T36)', async () => {
    const hall = from(newNetwork());
    const helper = app.browser();
    await hall.post('/api/door/open', { token: await doorToken(staff) }, helper).expect(204);
    const dana = newAddress();
    await app.addAccount(dana);

    expect(await hall.untilRefused('/api/door/leave', () => ({}))).toBe(PER_MINUTE);

    for (let scan = 0; scan < 2 * PER_MINUTE; scan++) {
      // Counted like any other scan, although the door opens only days later.
      await hall.checkIn(helper).expect(409);
    }
    await hall.checkIn(staff).expect(404);
    await hall.login(dana).expect(200);
  });

  it('should stop an account of its own, and no other, in whatever network', async () => {
    const hall = from(newNetwork());
    const [busy, calm] = [await hall.signedIn(newAddress()), await hall.signedIn(newAddress())];
    const change = (by: ApiClient) => by.delete('/api/me/address').set('X-Forwarded-For', hall.network);

    for (let asked = 0; asked < PER_MINUTE; asked++) await change(busy).expect(204);
    await change(busy).expect(429);

    await change(calm).expect(204);
  });

  it('should let people sign in, by link and by digits, while somebody asks for and guesses at others (T35)', async () => {
    const hall = from(newNetwork());
    const dana = newAddress();
    await app.addAccount(dana);
    await hall.untilRefused('/api/user/login', () => ({ email: newAddress() }));
    await hall.untilRefused('/api/user/verify/nonsense', () => ({}));
    await hall.untilRefused('/api/user/verify-code', () => ({ email: newAddress(), code: '123456' }));
    await hall.untilRefused('/api/door/open', () => ({ token: 'nonsense' }));

    const browser = app.browser();
    await hall.login(dana, browser).expect(200);
    await hall
      .post('/api/user/verify-code', { email: dana, code: await app.signInDigits(dana) }, browser)
      .expect(200);
    await hall.login(dana, browser).expect(200);
    await hall.post(`/api/user/verify/${await app.signInCode(dana)}`, {}, browser).expect(200);
    await hall.post('/api/door/open', { token: await doorToken(staff) }).expect(204);
  });

  it('should count wrong guesses and nothing that was right', async () => {
    const hall = from(newNetwork());
    const dana = newAddress();
    await app.addAccount(dana);
    for (let asked = 0; asked < 2 * GUESSES; asked++) await hall.login(dana).expect(200);
    for (let guess = 0; guess < GUESSES; guess++) await hall.login(newAddress()).expect(404);

    await hall.login(newAddress()).expect(429);
  });

  it.each([
    ['another network', () => newNetwork()],
    ['the same network', (network: string) => network],
  ])(
    'should let people register, answer and wait whose addresses somebody typed first in %s (T35)',
    async (_, ofPerson) => {
      const network = newNetwork();
      const stranger = from(network);
      const person = from(ofPerson(network));
      const [rival, guest, waiting] = [newAddress(), newAddress(), newAddress()];
      const forms = [
        ['/api/register', { email: rival }, registerForm({ email: rival })],
        [
          '/api/gameday/public-rsvp',
          { guestEmail: guest },
          {
            gamedayId: free.id,
            guestName: 'Ola',
            guestEmail: guest,
            status: 'Accepted',
            replyComments: null,
          },
        ],
        [
          '/api/gameday/public-queue',
          { email: waiting },
          { gamedayID: full.id, name: 'Ola', email: waiting, guests: 0 },
        ],
      ] as const;

      for (const [path, typed, form] of forms) {
        for (let asked = 0; asked < PER_MINUTE; asked++) await stranger.post(path, typed).expect(400);
        await person.post(path, form).expect(200);
      }

      for (const email of [rival, guest, waiting]) expect(await mailsTo(email)).toHaveLength(1);
    },
  );

  it('should let whoever is signed in write to the organisers when strangers beside them may no more', async () => {
    const hall = from(newNetwork());
    const dana = await hall.signedIn(newAddress());
    const message = () => ({ name: 'Kofi', email: newAddress(), message: 'A cloakroom?' });
    await hall.untilRefused('/api/contact', message);

    await hall.post('/api/contact', message(), dana).expect(204);
  });

  it('should mail an address only so often in a day, do what was asked all the same, and answer as always', async () => {
    const email = newAddress();
    const form = registerForm({ email });
    for (let asked = 0; asked < 2 * PER_MINUTE; asked++) {
      await from(newNetwork()).post('/api/register', form).expect(200);
    }

    expect(await mailsTo(email)).toHaveLength(3);
    const taken: number = (await staff.get(`/api/gameday/${free.id}`)).body.seatsTaken;
    const person = from(newNetwork());
    const answer = { gamedayId: free.id, guestName: 'Ola', status: 'Accepted', replyComments: null };
    await person.post('/api/gameday/public-rsvp', { ...answer, guestEmail: email }).expect(200);
    expect(await mailsTo(email)).toHaveLength(3);
    expect((await staff.get(`/api/gameday/${free.id}`)).body.seatsTaken).toBe(taken + 1);
    app.clock.advance(24 * 3600);
    await from(newNetwork()).post('/api/register', form).expect(200);
    expect(await mailsTo(email)).toHaveLength(4);
  });
});

describe('a call of strangers in a network that has used up its limit', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ THROTTLE_NETWORK_PER_MINUTE: '2', TRUSTED_PROXIES: '1' });
  });
  afterAll(() => app.stop());

  /** Nobody asks these about something of their own. */
  const ABOUT_NOTHING = ['POST /api/user/logout', 'POST /api/door/leave', 'POST /api/mail-events'];
  const calls = ACCESS_TABLE.filter(
    ({ access, method, route }) => access === 'public' && method !== 'get' && !ABOUT_NOTHING.includes(route),
  );

  it.each(calls)('should still answer $route about somebody else (T36)', async ({ method, path }) => {
    const network = newNetwork();
    const ask = async () => {
      const own = newAddress();
      const { status } = await app
        .browser()
        [method](path.replace(/\{\w+\}/, own))
        .query({ line: own })
        .set('X-Forwarded-For', network)
        .send({ email: own, guestEmail: own, token: own, invitationToken: own });
      return status;
    };

    const statuses = [await ask(), await ask(), await ask(), await ask()];

    expect(new Set(statuses).size).toBe(1);
    expect([400, 404]).toContain(statuses[0]);
  });
});
