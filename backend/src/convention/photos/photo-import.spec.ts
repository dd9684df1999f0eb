import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { metadataOf, phonePhoto, plainPicture } from '@tablefall/platform/images/testing/sample-photos';
import { DiskStore } from '@tablefall/platform/storage/disk-store';
import { TestClock } from '../../../test/test-clock.ts';
import { importPhotos } from './photo-import.ts';
import type { PhotoDto } from './photos.dto.ts';
import { PhotosService } from './photos.service.ts';

describe('importing photos', () => {
  let home: string;
  let folder: string;
  let store: DiskStore;
  let gallery: PhotosService;
  let clock: TestClock;
  beforeEach(async () => {
    home = await mkdtemp(join(tmpdir(), 'import-'));
    folder = join(home, 'camera');
    await mkdir(folder);
    clock = new TestClock();
    store = new DiskStore(join(home, 'media'), '/media');
    gallery = new PhotosService(store, clock);
  });
  afterEach(() => rm(home, { recursive: true }));

  const add = (name: string, content: Buffer | string) => writeFile(join(folder, name), content);
  const run = async (replace = false) => {
    const told: Record<string, PhotoDto | string> = {};
    const onFile = (file: string, outcome: PhotoDto | string) => {
      told[file] = outcome;
    };
    return { ...(await importPhotos(gallery, folder, { replace, onFile })), told };
  };
  const shown = async () => (await gallery.gallery()).photos;

  it('should take what is a photo, tell what is not, and go on', async () => {
    const phone = await phonePhoto(1200, 800);
    await add('IMG_2024.JPG', phone);
    await add('Köln Harbour (2).png', await plainPicture(500, 500, 'png'));
    await add('broken.jpg', phone.subarray(0, phone.length / 2));
    await add('renamed.png', 'just words');
    await add('notes.txt', 'not looked at');
    await add('alt.json', JSON.stringify({ 'IMG_2024.JPG': 'Two players at the harbour' }));

    const { taken, refused, told } = await run();

    expect([taken, refused]).toEqual([2, 2]);
    expect(told['broken.jpg']).toMatch(/^The picture is broken: /);
    expect(told['renamed.png']).toBe(
      'The file is no picture that can be read; send JPEG, PNG, WebP, GIF, or AVIF.',
    );
    expect(await shown()).toEqual([
      {
        id: expect.stringMatching(/^img-2024-\w{8}\.webp$/),
        width: 800,
        height: 1200,
        alt: 'Two players at the harbour',
      },
      {
        id: expect.stringMatching(/^koln-harbour-2-\w{8}\.webp$/),
        width: 500,
        height: 500,
        alt: 'Köln Harbour (2)',
      },
    ]);
  });

  it('should store both widths, upright and without the place where they were taken', async () => {
    await add('phone.jpeg', await phonePhoto(3000, 2000));
    await run();

    const [{ id = '' } = {}] = await shown();

    const sizes = await Promise.all(
      [2400, 384].map(async (width) => {
        const stream = await store.get(`photos/${width}/${id}`);
        const {
          width: real,
          height,
          exif,
        } = await metadataOf(stream ? await buffer(stream) : Buffer.alloc(0));
        return [real, height, exif];
      }),
    );
    expect(sizes).toEqual([
      [2000, 3000, undefined],
      [384, 576, undefined],
    ]);
  });

  it('should replace a photo of the same name in its place and keep the others', async () => {
    await add('a.png', await plainPicture(300, 200, 'png'));
    await add('b.png', await plainPicture(200, 300, 'png'));
    await run();
    const before = await shown();
    await rm(join(folder, 'b.png'));
    await add('a.png', await plainPicture(320, 200, 'png'));
    await run();

    const after = await shown();

    expect(after.map(({ width }) => width)).toEqual([320, 200]);
    expect(after[1]).toEqual(before[1]);
  });

  it('should keep the files of a replaced photo while pages still show it, and delete them an hour later', async () => {
    const files = async () =>
      Promise.all([384, 2400].map((width) => readdir(join(home, `media/photos/${width}`))));
    const [earlier, later] = [await plainPicture(300, 200, 'png'), await plainPicture(320, 200, 'png')];
    const ids: string[] = [];
    for (const picture of [earlier, later, earlier]) {
      await add('a.png', picture);
      await run();
      ids.push(...(await shown()).map(({ id }) => id));
    }
    expect(ids[2]).toBe(ids[0]);
    expect((await files()).map((names) => names.length)).toEqual([2, 2]);

    clock.advance(3_599);
    await run();
    expect((await files()).map((names) => names.length)).toEqual([2, 2]);

    clock.advance(1);
    await run();
    expect(await files()).toEqual([[ids[0]], [ids[0]]]);
  });

  it('should change nothing when the same files come again, and begin anew when told to', async () => {
    await add('a.png', await plainPicture(300, 200, 'png'));
    await run();
    const before = await shown();
    await run();
    expect(await shown()).toEqual(before);

    await rm(join(folder, 'a.png'));
    await add('b.png', await plainPicture(200, 300, 'png'));
    await run(true);

    expect((await shown()).map(({ height }) => height)).toEqual([300]);
  });

  it('should leave the gallery alone when no file is taken, and say what is wrong with the texts', async () => {
    await add('broken.png', 'words');
    expect(await run(true)).toMatchObject({ taken: 0, refused: 1 });
    expect(await gallery.manifest()).toBeNull();

    await add('alt.json', '{');
    await expect(run()).rejects.toThrow(/^alt\.json cannot be read: /);
  });
});
