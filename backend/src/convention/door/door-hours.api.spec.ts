import { ADMIN, type ApiClient, TestApp } from '../../../test/test-app.ts';
import { registerForm } from '../registration/testing/registration.factory.ts';
import { doorToken, openEarly } from './testing/door-link.ts';

const HELPER = 'door-helper@mail.example';

describe('T40: when the door shows who is expected', () => {
  let app: TestApp;
  let admin: ApiClient;
  let link: ApiClient;
  let role: ApiClient;
  const ids = { registration: '', attendee: '' };
  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    await app.beginAnew();
    const form = {
      email: 'dana@mail.example',
      attendees: [
        { name: 'Dana', badge: true },
        { name: 'Ines', badge: false },
      ],
    };
    await app.browser().post('/api/register').send(registerForm(form)).expect(200);
    await signIn();
  });
  afterAll(() => app.stop());

  /** Sessions of staff end by the clock that the specs move. */
  const signIn = async () => {
    admin = await app.signedIn(ADMIN);
    await admin.post('/api/organise/staff').send({ email: HELPER, role: 'door' }).expect(204);
    role = await app.signedIn(HELPER);
    link = app.browser();
    await link
      .post('/api/door/open')
      .send({ token: await doorToken(admin) })
      .expect(204);
    const [{ id, attendees }] = (await admin.get('/api/registrations').expect(200)).body.items;
    Object.assign(ids, { registration: id, attendee: attendees[0].id });
  };
  const answers = async (helper: ApiClient, status: number) => {
    const calls = [
      await helper.get('/api/door/2025-10'),
      await helper.get('/api/registrations'),
      await helper.put(`/api/registration/${ids.registration}/paid`).send({ paid: true }),
      await helper.put(`/api/attendee/${ids.attendee}/check-in`).send({ checkedIn: true }),
    ];
    expect(calls.map((answer) => answer.status)).toEqual(calls.map(() => status));
    return calls;
  };
  const door = async (helper: ApiClient) => (await helper.get('/api/door').expect(200)).body;
  const jump = async (to: string) => {
    app.clock.set(to);
    await signIn();
  };

  it('should keep names and payments from helpers before the day before, and say from when it works', async () => {
    for (const helper of [link, role]) {
      for (const { body } of await answers(helper, 409)) {
        expect(body.detail).toMatch(/^Who is expected is shown from Thursday, October 9, 12:00 AM\./);
        expect(JSON.stringify(body)).not.toMatch(/Dana|Ines/);
      }
      expect(await door(helper)).toMatchObject({ scopes: [], opensAt: '2025-10-09T04:00:00.000Z' });
    }
    await answers(admin, 200);
    expect(await door(admin)).toMatchObject({ scopes: [{ scope: '2025-10' }], opensAt: null });
  });

  it('should open by itself with the day before the first day', async () => {
    await jump('2025-10-09T03:59:00Z');
    for (const helper of [link, role]) await answers(helper, 409);
    await jump('2025-10-09T04:01:00Z');
    for (const helper of [link, role]) {
      await answers(helper, 200);
      expect(await door(helper)).toMatchObject({ scopes: [{ scope: '2025-10' }], opensAt: null });
    }
  });

  it('should be shut when the edition has ended, for the role as for the link', async () => {
    await jump('2025-10-12T00:59:00Z');
    for (const helper of [link, role]) await answers(helper, 200);
    app.clock.set('2025-10-12T01:01:00Z');
    await answers(link, 401);
    for (const { body } of await answers(role, 409)) {
      expect(body).toMatchObject({ title: 'Convention over' });
      expect(JSON.stringify(body)).not.toMatch(/Dana|Ines/);
    }
    expect(await door(role)).toMatchObject({ scopes: [], opensAt: null });
    await answers(admin, 200);
  });

  it('should be opened sooner by the administrator, for some hours', async () => {
    await openEarly(admin);
    for (const helper of [link, role]) {
      const [list] = await answers(helper, 200);
      // A phone keeps the list no longer than it may be seen.
      expect(list?.body.endsAt).toBe('2025-10-02T12:00:00.000Z');
    }
    const [{ id, earlyUntil }] = (await admin.get('/api/organise/door-links').expect(200)).body;
    expect(earlyUntil).toBe('2025-10-02T12:00:00.000Z');
    await jump('2025-10-02T12:00:01Z');
    for (const helper of [link, role]) await answers(helper, 409);
    const early = (hours: unknown, by = admin) =>
      by.put(`/api/organise/door-links/${id}/early`).send({ hours });
    for (const hours of [0, 73, 1.5, 'many']) await early(hours).expect(400);
    await early(24, role).expect(403);
    await early(24, link).expect(401);
    await admin.delete(`/api/organise/door-links/${id}`).expect(204);
    await early(24).expect(404);
  });
});
