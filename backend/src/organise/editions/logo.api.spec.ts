import { sql } from '@tablefall/platform/database/sql';
import { metadataOf, plainPicture } from '@tablefall/platform/images/testing/sample-photos';
import { type ApiClient, ORGANISER, TestApp } from '../../../test/test-app.ts';
import { organiser, THIS } from './testing/editions.ts';

const NEXT = '2026-10';

describe('the logo of an edition', () => {
  let app: TestApp;
  let admin: ApiClient;
  const { signIn, shown, list, everywhere, makeNext } = organiser(() => app);
  beforeAll(async () => {
    app = await TestApp.startTwo();
  });
  beforeEach(async () => {
    await app.beginAnew();
    admin = await signIn();
  });
  afterAll(() => app.stop());

  const send = (file: Buffer, { key = THIS, client = admin, name = 'logo.png' } = {}) =>
    client
      .post(`/api/organise/editions/${key}/logo`)
      .set('X-Requested-With', 'page')
      .attach('file', file, name);
  const files = () => app.query(sql<{ id: string }>`select id from edition_logo`);

  it('should be decoded, encoded anew, bounded, and shown by the site at once', async () => {
    const { body } = await send(await plainPicture(3000, 1000, 'png')).expect(200);
    await everywhere();

    const { logo } = await shown();
    expect(logo).toEqual({
      url: expect.stringMatching(/^\/media\/logos\/.+\.webp$/),
      width: 480,
      height: 160,
    });
    expect(body.logo).toEqual(logo);
    const { body: content } = await app.browser().get(logo.url).expect(200);
    expect(await metadataOf(content)).toMatchObject({ format: 'webp', width: 480, height: 160 });
    const { text } = await app.browser().get('/api/convention').expect(200);
    expect(text).not.toContain('logoWidth');
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a JPEG', () => plainPicture(90, 30, 'jpeg')],
    ['no picture', Buffer.from('hello')],
  ])('should not be %s', async (_, file) => {
    const { body } = await send(typeof file === 'function' ? await file() : file).expect(400);

    expect(body.fields.file).toMatch(/send PNG or WebP\.$/);
    expect((await shown()).logo).toBeNull();
  });

  it('should be copied by a new edition, and its file stay until no edition shows it', async () => {
    await send(await plainPicture(300, 100, 'webp')).expect(200);
    await makeNext().expect(201);
    await send(await plainPicture(100, 100, 'png')).expect(200);
    const [next, current] = await list();
    expect(next?.logo).toMatchObject({ width: 300, height: 100 });
    expect(current?.logo).toMatchObject({ width: 100, height: 100 });
    await send(await plainPicture(20, 20, 'png'), { key: NEXT }).expect(200);

    await app.runJob('unused-logos');
    expect(await files()).toHaveLength(3);
    app.clock.advance(25 * 3_600);
    await app.runJob('unused-logos');

    expect(await files()).toHaveLength(2);
    await app
      .browser()
      .get(next?.logo?.url ?? '')
      .expect(404);
    await app
      .browser()
      .get(current?.logo?.url ?? '')
      .expect(200);
  });

  it('should be taken away, and written down', async () => {
    await send(await plainPicture(300, 100, 'png')).expect(200);

    await admin.delete(`/api/organise/editions/${THIS}/logo`).expect(200);
    await admin.delete(`/api/organise/editions/${THIS}/logo`).expect(200);

    await everywhere();
    expect((await shown()).logo).toBeNull();
    const audited = await app.query(sql`
      select about, details from audit_entry where action = 'edition.logo-changed' order by id`);
    expect(audited).toEqual([
      { about: THIS, details: { removed: false } },
      { about: THIS, details: { removed: true } },
    ]);
  });

  it('should be changed by the administrator alone, of an edition that there is and that is not archived', async () => {
    const picture = await plainPicture(30, 10, 'png');

    await send(picture, { client: await app.signedIn(ORGANISER) }).expect(403);
    await send(picture, { key: '2031-10' }).expect(404);
    await app.query(sql`update edition_settings set state = 'archived'`);
    await send(picture).expect(409);
    await admin.post(`/api/organise/editions/${THIS}/logo`).set('X-Requested-With', 'page').expect(400);
  });
});
