import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Clock } from '@tablefall/platform/clock/clock';
import { drawnRenditions } from '@tablefall/platform/images/renditions';
import { DiskStore } from '@tablefall/platform/storage/disk-store';
import { PhotosService } from '../../convention/photos/photos.service.ts';
import { drawGallery } from './draw-gallery.ts';
import { pictures, svgOf } from './gallery.ts';

describe("the demo's pictures", () => {
  it('should be 44, each with a name, a text and a drawing of its own', () => {
    expect(pictures).toHaveLength(44);
    for (const kind of [0, 1, 3] as const) {
      expect(new Set(pictures.map((picture) => picture[kind])).size).toBe(44);
    }
  });

  it('should be tall, wide and square, and the same in every run', () => {
    const shapes = pictures.map(([, , height]) => Math.sign(height - 1200));

    expect(new Set(shapes)).toEqual(new Set([-1, 0, 1]));
    expect(pictures.map(svgOf)).toEqual(pictures.map(svgOf));
    expect(pictures.map(svgOf).filter((svg) => /NaN|undefined|Infinity/.test(svg))).toEqual([]);
  });

  it('should come out 2400 and 384 pixels wide', async () => {
    const [first] = pictures;
    const drawn = await drawnRenditions(first ? svgOf(first) : '', [2400, 384]);

    expect(drawn.map(({ width, height }) => [width, height])).toEqual([
      [2400, 1600],
      [384, 256],
    ]);
  });

  it('should leave a gallery alone that is there already', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'gallery-'));
    const gallery = new PhotosService(new DiskStore(folder, '/media'), new Clock());
    await gallery.publish([]);

    await drawGallery(gallery);

    expect(await readdir(join(folder, 'photos'))).toEqual(['manifest.json']);
    await rm(folder, { recursive: true });
  });
});
