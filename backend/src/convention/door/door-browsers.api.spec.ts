import { sql } from '@tablefall/platform/database/sql';
import { newNetwork } from '../../../test/api-client.ts';
import { ADMIN, type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { doorToken } from './testing/door-link.ts';

const ANDROID = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('browsers that have opened the door link', () => {
  let app: TestApp;
  let admin: ApiClient;
  let token: string;
  beforeAll(async () => {
    app = await TestApp.start({ TRUSTED_PROXIES: '1' });
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await app.signedIn(ADMIN);
    token = await doorToken(admin);
  });
  afterAll(() => app.stop());

  const link = async () => (await admin.get('/api/organise/door-links').expect(200)).body[0];
  const open = (browser: ApiClient, status: number, { by = token, userAgent = ANDROID } = {}) =>
    browser
      .post('/api/door/open')
      .set({ 'User-Agent': userAgent, 'X-Forwarded-For': newNetwork() })
      .send({ token: by })
      .expect(status);
  const opened = async (userAgent: string) => {
    const browser = app.browser();
    await open(browser, 204, { userAgent });
    return browser;
  };
  const states = async () =>
    (await link()).browsers.map(({ browser, state }: Record<string, string>) => `${browser}: ${state}`);
  const end = async (index: number, by = admin, status = 204) => {
    const { id, browsers } = await link();
    return by.delete(`/api/organise/door-links/${id}/browsers/${browsers[index].id}`).expect(status);
  };

  it('should be shown with their kind, first those that are in', async () => {
    const phone = await opened(IPHONE);
    app.clock.advance(60);
    await opened(ANDROID);
    await phone.post('/api/door/leave').expect(204);

    expect(await states()).toEqual(['Firefox on Android: open', 'Safari on iOS: left']);
    expect((await link()).browsers[1].openedAt).toBe('2025-10-01T12:00:00.000Z');
    await phone.get('/api/door').expect(401);
    // Who has left may come again.
    await open(phone, 204, { userAgent: IPHONE });
    expect(await states()).toEqual([
      'Safari on iOS: open',
      'Firefox on Android: open',
      'Safari on iOS: left',
    ]);
    expect((await link()).opened).toBe(3);
  });

  it('should be ended one by one, and stay out of the link', async () => {
    const phone = await opened(IPHONE);
    app.clock.advance(60);
    const other = await opened(ANDROID);
    await end(1);

    await phone.get('/api/door').expect(401);
    const { body } = await open(phone, 403);
    expect(body).toMatchObject({ title: 'Ended in this browser' });
    // Neither leaving nor a closed page makes it another browser.
    await phone.post('/api/door/leave').expect(204);
    await open(phone, 403);
    await phone.get('/api/door').expect(401);
    await other.get('/api/door').expect(200);
    await open(other, 204);
    expect(await states()).toEqual(['Firefox on Android: open', 'Safari on iOS: ended']);
    expect((await link()).opened).toBe(2);
    const { body: repeated } = await end(1, admin, 404);
    expect(repeated.message).toBe('It is out already: it was ended, or has left.');
  });

  it('should be let in again by the next link, which knows nobody yet', async () => {
    const phone = await opened(IPHONE);
    await end(0);
    await admin.delete(`/api/organise/door-links/${(await link()).id}`).expect(204);
    expect(await app.query(sql`select id from door_browser`)).toEqual([]);

    await open(phone, 204, { by: await doorToken(admin), userAgent: IPHONE });

    await phone.get('/api/door').expect(200);
    expect(await states()).toEqual(['Safari on iOS: open']);
  });

  it('should be forgotten once the edition of their link is over', async () => {
    await opened(ANDROID);
    const known = () => app.query(sql<{ id: string }>`select id from door_browser`);
    await app.runJob('expired-sessions');
    expect(await known()).toHaveLength(1);

    app.clock.advance(14 * 24 * 3_600);
    await app.runJob('expired-sessions');
    expect(await known()).toEqual([]);
  });

  it('should be forgotten once another edition is shown', async () => {
    await opened(ANDROID);
    await app.query(sql`update door_link set edition = '2024-10'`);
    await app.runJob('expired-sessions');
    expect(await app.query(sql`select id from door_browser`)).toEqual([]);
  });

  it('should not be known by a made-up cookie, nor by that of the link itself', async () => {
    const visitor = app.browser();
    for (const cookie of [token, 'nonsense', `${(await link()).id}.AAAA`])
      await visitor.get('/api/door').set('Cookie', `tablefall_door=${cookie}`).expect(401);
  });

  it('should be ended by the administrator alone, and told in the trail', async () => {
    const helper = await opened(ANDROID);
    const organiser = await app.signedIn(ORGANISER);
    await end(0, organiser, 403);
    await end(0, helper, 401);
    const { id } = await link();
    await admin.delete(`/api/organise/door-links/${id}/browsers/${id}`).expect(404);
    await helper.get('/api/door').expect(200);

    await end(0);
    await open(helper, 403);

    const { body: staff } = await admin.get('/api/organise/audit').query({ kind: 'staff' }).expect(200);
    expect(staff.items[0]).toMatchObject({ what: 'Ended the door link in one browser: Firefox on Android' });
    const { body: refusals } = await admin.get('/api/organise/audit').query({ kind: 'refusal' }).expect(200);
    expect(refusals.items[0]).toMatchObject({
      what: 'Opened a door link that is unknown, revoked, over, or ended there',
    });
  });

  it('should be in or out, never both, when two ask at once', async () => {
    const browser = await opened(ANDROID);
    const again = [1, 2, 3].map(() => browser.post('/api/door/open').send({ token }));

    await Promise.all([end(0), ...again]);

    await browser.get('/api/door').expect(401);
    expect(await states()).toEqual(['Firefox on Android: ended']);
  });
});
