import { ADMIN, type ApiClient, ATTENDEE, TestApp } from '../../../test/test-app.ts';
import { registerForm } from '../registration/testing/registration.factory.ts';
import { doorToken, withDoorLink } from './testing/door-link.ts';

const NOW = '2025-10-01T12:00:00.000Z';
const DAY_S = 24 * 60 * 60;

describe('the door link', () => {
  let app: TestApp;
  let admin: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await app.signedIn(ADMIN);
    const form = { email: 'dana@mail.example', attendees: [{ name: 'Dana', badge: true }] };
    await app.browser().post('/api/register').send(registerForm(form)).expect(200);
  });
  afterAll(() => app.stop());

  const links = async () => (await admin.get('/api/organise/door-links').expect(200)).body;
  const entry = async (client: ApiClient) =>
    (await client.get('/api/registrations').expect(200)).body.items[0];

  it('should let a helper check in and mark paid without an account', async () => {
    const helper = await withDoorLink(app, admin);
    const { id, attendees } = await entry(helper);

    await helper.put(`/api/registration/${id}/paid`).send({ paid: true }).expect(200);
    await helper.put(`/api/attendee/${attendees[0].id}/check-in`).send({ checkedIn: true }).expect(200);

    expect((await helper.get('/api/door').expect(200)).body).toEqual({
      expected: 1,
      here: 1,
      endsAt: expect.stringMatching(/^2025-10-1/),
      byShift: false,
      opensAt: null,
      listKey: expect.any(String),
      walkInKey: expect.any(String),
      scopes: [{ scope: '2025-10', date: null }],
    });
    const { body } = await admin.get('/api/organise/audit').query({ kind: 'registration' }).expect(200);
    expect(body.items).toMatchObject([
      { who: 'a helper with the door link', what: 'Checked in Dana' },
      {
        who: 'a helper with the door link',
        what: 'Marked the registration of dana@mail.example as paid',
      },
    ]);
  });

  it('should show helpers shortened addresses, and find by names and whole addresses', async () => {
    const helper = await withDoorLink(app, admin);
    const found = async (search: string) =>
      (await helper.get('/api/registrations').query({ search }).expect(200)).body.total;

    const { id, attendees, email } = await entry(helper);

    expect(email).toBe('d…a@mail.example');
    const { body: paid } = await helper.put(`/api/registration/${id}/paid`).send({ paid: true });
    const { body: here } = await helper
      .put(`/api/attendee/${attendees[0].id}/check-in`)
      .send({ checkedIn: true });
    expect([paid.email, here.email]).toEqual([email, email]);
    expect(await found('dan')).toBe(1);
    expect(await found('dana@')).toBe(0);
    expect(await found('DANA@mail.example')).toBe(1);
    expect((await entry(admin)).email).toBe('dana@mail.example');
  });

  it('should work beside an account that may not', async () => {
    const attendee = await app.signedIn(ATTENDEE);
    await attendee.get('/api/door').expect(403);

    await attendee
      .post('/api/door/open')
      .send({ token: await doorToken(admin) })
      .expect(204);

    await attendee.get('/api/door').expect(200);
    await attendee.get('/api/organise/audit').expect(403);
    await attendee.post('/api/door/leave').expect(204);
    await attendee.get('/api/door').expect(403);
  });

  it('should be one at a time, and count the browsers that open it', async () => {
    const token = await doorToken(admin);
    expect(await doorToken(admin)).toBe(token);
    const [first, second] = [app.browser(), app.browser()];
    for (const browser of [first, first, second]) {
      await browser.post('/api/door/open').send({ token }).expect(204);
    }

    expect(await links()).toEqual([
      {
        id: expect.any(String),
        link: `${app.config.PUBLIC_URL}/door#${token}`,
        opensAt: '2025-10-09T04:00:00.000Z',
        earlyUntil: null,
        endsAt: expect.any(String),
        madeAt: '2025-10-01T12:00:00.000Z',
        madeBy: 'Tablefall Team',
        opened: 2,
        lastOpenedAt: '2025-10-01T12:00:00.000Z',
        browsers: [
          { id: expect.any(String), browser: 'Unknown browser', openedAt: NOW, state: 'open' },
          { id: expect.any(String), browser: 'Unknown browser', openedAt: NOW, state: 'open' },
        ],
      },
    ]);
  });

  it('should end for everybody at once when it is revoked', async () => {
    const helper = await withDoorLink(app, admin);
    const token = await doorToken(admin);
    const [{ id }] = await links();

    await admin.delete(`/api/organise/door-links/${id}`).expect(204);

    await helper.get('/api/registrations').expect(401);
    await app.browser().post('/api/door/open').send({ token }).expect(404);
    expect(await links()).toEqual([]);
    await admin.delete(`/api/organise/door-links/${id}`).expect(404);
    expect(await doorToken(admin)).not.toBe(token);
    const { body } = await admin.get('/api/organise/audit').query({ kind: 'refusal' }).expect(200);
    expect(body.items[0]).toMatchObject({
      what: 'Opened a door link that is unknown, revoked, over, or ended there',
      isRefusal: true,
    });
  });

  it('should end with the edition', async () => {
    const helper = await withDoorLink(app, admin);
    const token = await doorToken(admin);
    app.clock.advance(60 * DAY_S);
    admin = await app.signedIn(ADMIN);

    await helper.get('/api/door').expect(401);
    await app.browser().post('/api/door/open').send({ token }).expect(404);
    expect(await links()).toEqual([]);
    await admin.post('/api/organise/door-links').expect(409);
  });

  it.each(['', 'x'.repeat(101), 'nonsense', '01980000-0000-7000-8000-000000000000.AAAA'])(
    'should refuse the token %j',
    async (token) => {
      const { status } = await app.browser().post('/api/door/open').send({ token });

      expect(status).toBe(token === '' || token.length > 100 ? 400 : 404);
    },
  );
});
