import type { ApiClient, TestApp } from '../../../../test/test-app.ts';

/**
 * A browser in which nobody is signed in, and that has opened the door link; made by `admin` if there is none, and open for
 * some hours, whenever the spec plays.
 */
export async function withDoorLink(app: TestApp, admin: ApiClient): Promise<ApiClient> {
  const browser = app.browser();
  await browser
    .post('/api/door/open')
    .send({ token: await doorToken(admin) })
    .expect(204);
  await openEarly(admin);
  return browser;
}

/** What follows # in the door link. */
export async function doorToken(admin: ApiClient): Promise<string> {
  await admin.post('/api/organise/door-links').expect(204);
  const { body } = await admin.get('/api/organise/door-links').expect(200);
  return new URL(body[0].link).hash.slice(1);
}

/** Lets helpers see who is expected, as before a training. */
export async function openEarly(admin: ApiClient): Promise<void> {
  const { body } = await admin.get('/api/organise/door-links').expect(200);
  await admin.put(`/api/organise/door-links/${body[0].id}/early`).send({ hours: 24 }).expect(204);
}
