import { pushKeyOf } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import { ADMIN, type ApiClient, ATTENDEE, TestApp } from '../../../test/test-app.ts';
import { aDevice, turnOn } from './testing/push-device.factory.ts';

const DAY = 24 * 3_600;

describe('devices that notices are pushed to', () => {
  let app: TestApp;
  let client: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());
  beforeEach(async () => {
    await app.beginAnew();
    client = await app.signedIn(ATTENDEE);
  });

  const devicesOf = async (asker: ApiClient) => (await asker.get('/api/push').expect(200)).body.devices;
  const endpoints = async () =>
    (
      await app.query(sql<{ endpoint: string }>`select endpoint from push_device order by created_at, id`)
    ).map(({ endpoint }) => endpoint);
  const save = (asker: ApiClient, form: object) => asker.put('/api/push/device').send(form);

  it('should be told the key that browsers subscribe for, the same each time', async () => {
    const { body } = await client.get('/api/push').expect(200);

    expect(body).toEqual({ key: pushKeyOf(app.config.APP_SECRET).publicKey, devices: [] });
    expect(Buffer.from(body.key, 'base64url')).toHaveLength(65);
  });

  it('should be kept with what they are told, in the words of their browser', async () => {
    const device = aDevice();
    const { body } = await save(client, { ...device, topics: ['change', 'seat'] })
      .set('User-Agent', 'Mozilla/5.0 (Android 15; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0')
      .expect(200);

    expect(body).toEqual({
      id: expect.any(String),
      label: 'Firefox on Android',
      topics: ['change', 'seat'],
      createdAt: '2025-10-01T12:00:00.000Z',
      isThisSession: true,
    });
    expect(await devicesOf(client)).toEqual([body]);
    expect(await devicesOf(await app.signedIn(ATTENDEE))).toEqual([{ ...body, isThisSession: false }]);
    expect(await devicesOf(await app.signedIn(ADMIN))).toEqual([]);
  });

  it('should stay the same device when its browser says something else', async () => {
    const device = aDevice();
    const { id } = await turnOn(client, ['seat'], device);
    app.clock.advance(60);
    const changed = await turnOn(client, ['starting'], { ...device, auth: aDevice().auth });

    expect(changed).toMatchObject({ id, topics: ['starting'], createdAt: '2025-10-01T12:01:00.000Z' });
    expect(await devicesOf(client)).toHaveLength(1);
  });

  it('should be of the account that used them last', async () => {
    const device = aDevice();
    const first = await turnOn(client, ['seat'], device);
    const other = await app.signedIn('ola@mail.example');
    const second = await turnOn(other, ['seat'], device);

    expect(second.id).not.toBe(first.id);
    expect(await devicesOf(client)).toEqual([]);
    expect(await devicesOf(other)).toMatchObject([{ id: second.id }]);
  });

  it('should be one in a browser, which its newer address replaces', async () => {
    await turnOn(client);
    const newer = await turnOn(client, ['seat']);

    expect(await devicesOf(client)).toMatchObject([{ id: newer.id, topics: ['seat'] }]);
  });

  it('should be ten at most, of which the oldest goes', async () => {
    const all = [];
    for (let n = 0; n < 11; n += 1) {
      all.push(await turnOn(await app.signedIn(ATTENDEE), ['seat']));
      app.clock.advance(1);
    }

    expect((await devicesOf(client)).map(({ id }: { id: string }) => id)).toEqual(
      all
        .slice(1)
        .map(({ id }) => id)
        .toReversed(),
    );
  });

  it('should be removed by their account alone', async () => {
    const { id } = await turnOn(client);
    await (await app.signedIn(ADMIN)).delete(`/api/push/devices/${id}`).expect(404);
    expect(await endpoints()).toHaveLength(1);

    await client.delete(`/api/push/devices/${id}`).expect(204);
    expect(await endpoints()).toEqual([]);
    await client.delete(`/api/push/devices/${id}`).expect(404);
  });

  it.each([
    ['no topic', { topics: [] }],
    ['a topic that there is not', { topics: ['weather'] }],
    ['a topic twice', { topics: ['seat', 'seat'] }],
    ['a key that is no point of the curve', { p256dh: `B${'A'.repeat(86)}` }],
    ['a key that is too short', { p256dh: 'BAAA' }],
    ['a secret that is too long', { auth: 'A'.repeat(23) }],
  ])('should be refused with %s', async (_what, wrong) => {
    const { body } = await save(client, { ...aDevice(), topics: ['seat'], ...wrong }).expect(400);

    expect(body.code).toBe('invalid-input');
    expect(await endpoints()).toEqual([]);
  });

  it.each([
    'https://push.example.org/x',
    'http://127.0.0.1:6379/x',
    'https://fcm.googleapis.com:6379/x',
    'https://fcm.googleapis.com@10.0.0.1/x',
    'https://[::1]/x',
  ])('should be refused with the address of another machine: %s', async (endpoint) => {
    const { body } = await save(client, { ...aDevice(), endpoint, topics: ['seat'] }).expect(400);

    expect(body).toMatchObject({
      code: 'unknown-push-service',
      message: "This browser's push service is not one that we know.",
    });
    expect(await endpoints()).toEqual([]);
  });

  it('should be nobody’s who is not signed in', async () => {
    await app.browser().get('/api/push').expect(401);
    await save(app.browser(), { ...aDevice(), topics: ['seat'] }).expect(401);
  });

  describe('end with their session', () => {
    it.each([
      ['on logout', (device: ApiClient) => device.post('/api/user/logout').expect(204)],
      [
        'when another browser ends it',
        async () => (await app.signedIn(ATTENDEE)).delete('/api/user/sessions').expect(204),
      ],
      [
        'when the administrator ends it',
        async () =>
          (await app.signedIn(ADMIN)).post('/api/user/sessions/end').send({ email: ATTENDEE }).expect(204),
      ],
      [
        'when it is over',
        async () => {
          app.clock.advance(31 * DAY);
          await app.runJob('expired-sessions');
        },
      ],
    ])('%s', async (_when, end) => {
      await turnOn(client);
      await end(client);

      expect(await endpoints()).toEqual([]);
    });

    it('and go on with the one that takes its place when the same person signs in again', async () => {
      const { id } = await turnOn(client);
      await client.post('/api/user/login').send({ email: ATTENDEE }).expect(200);
      await client.post(`/api/user/verify/${await app.signInCode(ATTENDEE)}`).expect(200);

      expect(await devicesOf(client)).toMatchObject([{ id, isThisSession: true }]);
    });

    it('when somebody else signs in there', async () => {
      await turnOn(client);
      await app.addAccount('ola@mail.example');
      await client.post('/api/user/login').send({ email: 'ola@mail.example' }).expect(200);
      await client.post(`/api/user/verify/${await app.signInCode('ola@mail.example')}`).expect(200);

      expect(await endpoints()).toEqual([]);
    });
  });
});

describe('where nothing is pushed', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ PUSH_SERVICES: 'none' });
  });
  afterAll(() => app.stop());

  it('should be no key, and no device', async () => {
    const client = await app.signedIn(ATTENDEE);

    expect((await client.get('/api/push').expect(200)).body).toEqual({ key: null, devices: [] });
    await client
      .put('/api/push/device')
      .send({ ...aDevice(), topics: ['seat'] })
      .expect(400);
  });
});
