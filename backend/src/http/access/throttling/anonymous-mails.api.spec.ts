import { randomInt } from 'node:crypto';
import { newNetwork } from '../../../../test/api-client.ts';
import { ADMIN, TestApp } from '../../../../test/test-app.ts';
import { registerForm } from '../../../convention/registration/testing/registration.factory.ts';
import { createGameday } from '../../../gamedays/testing/gameday.factory.ts';

const CAP = 3;

describe('mail that visitors cause', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ ANONYMOUS_MAILS_PER_HOUR: String(CAP), TRUSTED_PROXIES: '1' });
  });
  afterAll(() => app.stop());

  const post = (network: string, path: string, body: object) =>
    app.browser().post(path).set('X-Forwarded-For', network).send(body);
  const register = (network: string, form = registerForm()) => post(network, '/api/register', form);
  const write = (network: string) =>
    post(network, '/api/contact', { name: 'Kofi', email: 'kofi@mail.example', message: 'A cloakroom?' });
  const reply = (network: string, gamedayId: string) =>
    post(network, '/api/gameday/public-rsvp', {
      gamedayId,
      guestName: 'Ola',
      guestEmail: `guest${randomInt(1_000_000)}@mail.example`,
      status: 'Accepted',
      replyComments: null,
    });

  it('should be capped per network over registrations, answers and messages together (S4)', async () => {
    const network = newNetwork();
    const staff = await app.signedIn(ADMIN);
    const { id } = await createGameday(staff);
    await reply(network, id).expect(200);
    // One for the administrator, one for the organiser.
    await write(network).expect(204);
    const before = await app.mails();
    const places = (await app.browser().get('/api/register/places')).body;

    const form = registerForm();
    const refused = [await register(network, form), await reply(network, id), await write(network)];

    for (const { status, body, headers } of refused) {
      expect(status).toBe(429);
      expect(body.message).toBe('Too many requests. Please wait a moment and try again.');
      expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
    }
    expect(await app.mails()).toEqual(before);
    expect((await app.browser().get('/api/register/places')).body).toEqual(places);
    expect((await staff.get(`/api/gameday/${id}`)).body.seatsTaken).toBe(1);
    await register(newNetwork(), form).expect(200);
  });

  it('should count what was mailed, not what was refused', async () => {
    const network = newNetwork();

    for (let attempt = 0; attempt < CAP + 1; attempt++) {
      await register(network, { email: 'nobody', attendees: [] }).expect(400);
      await reply(network, '01980000-0000-7000-8000-000000000000').expect(404);
    }

    await register(network).expect(200);
  });

  it('should never keep anybody from signing in', async () => {
    const network = newNetwork();
    for (let mail = 0; mail < CAP; mail++) {
      await register(network).expect(200);
    }
    await register(network).expect(429);

    await app.addAccount('dana@mail.example');
    await post(network, '/api/user/login', { email: 'dana@mail.example' }).expect(200);
  });
});
