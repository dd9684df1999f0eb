import { jest } from '@jest/globals';
import { ObjectStore } from '@tablefall/platform/storage/object-store';
import { TestApp } from '../../../test/test-app.ts';

describe('GET /media', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start({ IMAGE_HOST: 'https://images.example/cdn' });
    const store = app.application.get(ObjectStore);
    await store.put('photos/384/die.webp', Buffer.from('0123456789'));
    await store.put('photos/manifest.json', Buffer.from('{"photos":[]}'));
  });
  afterAll(() => app.stop());

  const get = (path: string) => app.browser().get(path);

  it('should serve a picture for a year, with its type and nosniff', async () => {
    const { headers, body } = await get('/media/photos/384/die.webp').expect(200);

    expect(body.toString()).toBe('0123456789');
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'content-length': '10',
      'cache-control': 'public, max-age=31536000, immutable',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
  });

  it('should answer 304 to a browser that has it', async () => {
    const { headers } = await app.browser().head('/media/photos/384/die.webp').expect(200);

    await get('/media/photos/384/die.webp').set('If-None-Match', `${headers.etag}`).expect(304);
  });

  it.each([
    ['bytes=2-4', '234', 'bytes 2-4/10'],
    ['bytes=7-', '789', 'bytes 7-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('should serve the range %s', async (range, expected, contentRange) => {
    const { headers, body } = await get('/media/photos/384/die.webp').set('Range', range).expect(206);

    expect(body.toString()).toBe(expected);
    expect(headers['content-range']).toBe(contentRange);
  });

  it('should serve the whole for ranges it does not serve, or of another version', async () => {
    await get('/media/photos/384/die.webp').set('Range', 'bytes=0-1,5-6').expect(200);
    await get('/media/photos/384/die.webp').set('Range', 'lines=0-1').expect(200);
    await get('/media/photos/384/die.webp').set({ Range: 'bytes=0-1', 'If-Range': '"other"' }).expect(200);
  });

  it('should answer 416 to a range behind the end', async () => {
    const { headers } = await get('/media/photos/384/die.webp').set('Range', 'bytes=10-').expect(416);

    expect(headers['content-range']).toBe('bytes */10');
  });

  it.each([
    '/media/photos/384/gone.webp',
    '/media/photos/manifest.json',
    '/media/photos',
    '/media/',
    '/media/..%2f..%2fpackage.json',
    '/media/%2e%2e/%2e%2e/secret.png',
    '/media/photos%00/die.webp',
    '/media/%E0%A4%A.png',
    `/media/${'a/'.repeat(3_000)}x.webp`,
  ])('should have nothing at %s', async (path) => {
    await get(path).expect(404);
  });

  it.each([
    ['is gone', async () => null],
    ['cannot be read', async () => Promise.reject(new Error('the bucket is away'))],
  ])('should never let an answer be kept when the picture %s after it was found', async (_, get) => {
    const store = app.application.get(ObjectStore);
    const reading = jest.spyOn(store, 'get').mockImplementationOnce(get);

    const { headers, status } = await app.browser().get('/media/photos/384/die.webp');

    expect(reading).toHaveBeenCalled();
    expect(status).toBeGreaterThanOrEqual(404);
    expect(headers['cache-control']).toMatch(/^no-/);
    reading.mockRestore();
  });

  it('should take nothing', async () => {
    await app.browser().put('/media/photos/384/die.webp').send({}).expect(405);
  });

  it('should promise no content to whoever only asks what may be asked', async () => {
    const server = await app.application.getUrl();
    const response = await fetch(`${server}/media/photos/384/die.webp`, { method: 'OPTIONS' });

    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD');
    expect(await response.text()).toBe('');
  });

  it('should allow pages to show pictures of the configured host', async () => {
    const { headers } = await get('/media/photos/384/die.webp');

    expect(headers['content-security-policy']).toContain(
      "img-src 'self' data: blob: https://images.example https://cf.geekdo-images.com;",
    );
  });
});
