import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type FauxqsServer, startFauxqs } from 'fauxqs';
import { loadConfig } from '../config/config.ts';
import { ObjectKeyError } from './object-key.ts';
import type { ObjectStore } from './object-store.ts';
import { storeOf } from './storage.module.ts';

const REQUIRED = { DATABASE_URL: 'postgres://localhost/x', APP_SECRET: 'x'.repeat(32) };

describe('the object store', () => {
  let folder: string;
  let server: FauxqsServer;
  const stores = {} as Record<'disk' | 's3', ObjectStore>;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'store-'));
    server = await startFauxqs({ port: 0, logger: false });
    server.createBucket('media');
    stores.disk = await storeOf(loadConfig({ ...REQUIRED, STORAGE_FOLDER: folder }));
    stores.s3 = await storeOf(
      loadConfig({
        ...REQUIRED,
        S3_BUCKET: 'media',
        S3_ENDPOINT: server.address,
        S3_ACCESS_KEY_ID: 'test',
        S3_SECRET_ACCESS_KEY: 'test',
        IMAGE_HOST: 'https://images.example/cdn',
      }),
    );
  });
  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true });
  });

  const read = async (store: ObjectStore, key: string, range?: { start: number; end: number }) => {
    const stream = await store.get(key, range);
    return stream && (await buffer(stream)).toString();
  };

  describe.each(['disk', 's3'] as const)('%s', (driver) => {
    let store: ObjectStore;
    beforeAll(() => {
      store = stores[driver];
    });

    it('should keep a file, tell its facts and give it back as a stream, whole or in part', async () => {
      await store.put('photos/384/first.webp', Buffer.from('0123456789'));

      expect(await store.find('photos/384/first.webp')).toEqual({
        size: 10,
        contentType: 'image/webp',
        etag: expect.stringMatching(/^".+"$/),
      });
      expect(await read(store, 'photos/384/first.webp')).toBe('0123456789');
      expect(await read(store, 'photos/384/first.webp', { start: 2, end: 4 })).toBe('234');
    });

    it('should keep large files byte by byte', async () => {
      const content = Buffer.alloc(6_000_000, 'tablefall ');
      await store.put('large.jpg', content);

      const stream = await store.get('large.jpg');

      expect(stream && (await buffer(stream)).equals(content)).toBe(true);
    });

    it('should replace a file of the same key', async () => {
      await store.put('manifest.json', Buffer.from('{}'));
      await store.put('manifest.json', Buffer.from('{"photos":[]}'));

      expect(await read(store, 'manifest.json')).toBe('{"photos":[]}');
    });

    it('should have nothing under a key that was never stored, nor under a deleted one', async () => {
      await store.put('photos/gone.png', Buffer.from('x'));
      await store.delete('photos/gone.png');
      await store.delete('photos/gone.png');

      for (const key of ['photos/gone.png', 'nowhere/file.png', 'photos/gone.png/below.png']) {
        expect(await store.find(key)).toBeNull();
        expect(await store.get(key)).toBeNull();
      }
    });

    it.each([
      '../secret.png',
      'photos/../../secret.png',
      '/etc/hosts.png',
      'photos//a.png',
      'photos\\a.png',
      '.hidden.png',
      'a.png\0.jpg',
      'a..png',
      'CAPITALS.png',
      'program.exe',
      'photos.constructor',
      'photos',
      '',
    ])('should refuse the key %j', async (key) => {
      await expect(store.put(key, Buffer.from('x'))).rejects.toThrow(ObjectKeyError);
      await expect(store.find(key)).rejects.toThrow(ObjectKeyError);
      await expect(store.get(key)).rejects.toThrow(ObjectKeyError);
      await expect(store.delete(key)).rejects.toThrow(ObjectKeyError);
      expect(() => store.publicUrl(key)).toThrow(ObjectKeyError);
    });
  });

  it('should name the product itself or the configured host as the place to read from', () => {
    expect(stores.disk.publicUrl('photos/384/a.webp')).toBe('/media/photos/384/a.webp');
    expect(stores.s3.publicUrl('photos/384/a.webp')).toBe('https://images.example/cdn/photos/384/a.webp');
  });

  it('should leave no drafts on the disk', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => stores.disk.put('busy/file.json', Buffer.from(`${index}`))),
    );

    expect(await readdir(join(folder, 'busy'))).toEqual(['file.json']);
  });
});
