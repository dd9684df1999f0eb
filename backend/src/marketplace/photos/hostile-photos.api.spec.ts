import { hostileFiles, metadataOf, phonePhoto } from '@tablefall/platform/images/testing/sample-photos';
import { isLongForm } from '@tablefall/worker/test/battery';
import { BackendProcess } from '../../../test/backend-process.ts';
import { type ApiClient, TestApp } from '../../../test/test-app.ts';

const MEGABYTE = 1024 * 1024;
const FILES = isLongForm ? 200 : 32;
const AT_ONCE = 16;

/** Files that are meant to harm whoever decodes them. */
describe('hostile photos of listings', () => {
  let app: TestApp;
  let backend: BackendProcess;
  let dana: ApiClient;
  beforeAll(async () => {
    app = await TestApp.start();
    backend = await BackendProcess.start(app);
    await app.addAccount('dana@mail.example');
    dana = await backend.signedIn('dana@mail.example');
  }, 60_000);
  afterAll(async () => {
    await backend.kill();
    await app.stop();
  });

  const send = (file: Buffer) =>
    dana.post('/api/forsale/upload-image').set('X-Requested-With', 'page').attach('file', file, 'photo.jpg');

  it('should neither end the backend nor fill its memory, and give nothing of a photo’s past away', async () => {
    const files = await hostileFiles(FILES);
    await send(await phonePhoto(1600, 1200)).expect(200);
    const before = await backend.memory();

    const answers = [];
    for (let sent = 0; sent < files.length; sent += AT_ONCE) {
      answers.push(...(await Promise.all(files.slice(sent, sent + AT_ONCE).map((file) => send(file)))));
    }

    // A damaged photo may still be one; whatever is answered with a URL was encoded anew.
    const refused = answers.filter(({ status }) => status === 400);
    const taken = answers.filter(({ status }) => status === 200);
    expect(refused.length + taken.length).toBe(FILES);
    expect(refused.length).toBeGreaterThan(20);
    for (const { body } of taken) {
      const { body: content } = await dana.get(body.url).expect(200);
      const { exif, xmp, format } = await metadataOf(content);
      expect({ exif, xmp, format }).toEqual({ exif: undefined, xmp: undefined, format: 'webp' });
      expect(content.includes('Dana Whitfield')).toBe(false);
    }
    const { highest } = await backend.memory();
    expect(highest - before.resident).toBeLessThan(300 * MEGABYTE);
    await send(await phonePhoto(300, 200)).expect(200);
  }, 300_000);
});
