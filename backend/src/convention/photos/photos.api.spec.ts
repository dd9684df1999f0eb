import { ObjectStore } from '@tablefall/platform/storage/object-store';
import { TestApp } from '../../../test/test-app.ts';
import { PhotosService } from './photos.service.ts';

const RENDITIONS = [
  { width: 2400, height: 1600, content: Buffer.from('large') },
  { width: 384, height: 256, content: Buffer.from('small') },
];

describe('GET /api/photos', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterAll(() => app.stop());

  const photos = async () => (await app.browser().get('/api/photos').expect(200)).body;

  it('should be empty while there is no gallery', async () => {
    expect(await photos()).toEqual({ photos: [], host: '/media/photos', widths: [2400, 384] });
  });

  it('should name the photos, whose files are served in both widths', async () => {
    const gallery = app.get(PhotosService);
    await gallery.publish([await gallery.addFiles('dice', 'Two dice', RENDITIONS)]);

    const { host, widths, photos: listed } = await photos();

    expect(listed).toEqual([
      { id: expect.stringMatching(/^dice-[0-9a-f]{8}\.webp$/), width: 2400, height: 1600, alt: 'Two dice' },
    ]);
    const files = await Promise.all(
      widths.map((width: number) => app.browser().get(`${host}/${width}/${listed[0].id}`).expect(200)),
    );
    expect(files.map(({ body }) => body.toString())).toEqual(['large', 'small']);
  });

  it('should have another address for another content, and keep the earlier one for those who still show it', async () => {
    const gallery = app.get(PhotosService);
    const before = (await gallery.manifest()) ?? [];
    const changed = [{ width: 2400, height: 1600, content: Buffer.from('larger') }, ...RENDITIONS.slice(1)];
    const photo = await gallery.addFiles('dice', 'Two dice', changed);
    await gallery.publish([photo]);

    expect((await photos()).photos).toEqual([photo]);
    expect(photo.id).not.toBe(before[0]?.id);
    await app.browser().get(`/media/photos/2400/${photo.id}`).expect(200);
    await app.browser().get(`/media/photos/2400/${before[0]?.id}`).expect(200);
  });

  it('should see what another process has published within a minute', async () => {
    await photos();
    await new PhotosService(app.application.get(ObjectStore), app.clock).publish([]);
    app.clock.advance(61);

    expect((await photos()).photos).toEqual([]);
  });
});
