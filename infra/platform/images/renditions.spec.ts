import { PictureError, photoRenditions } from './renditions.ts';
import {
  halvesOf,
  metadataOf,
  phonePhoto,
  pixelBomb,
  plainPicture,
  texturedJpeg,
} from './testing/sample-photos.ts';

const contents = async (source: Buffer, widths = [2400, 384]) =>
  (await photoRenditions(source, widths)).map(({ content }) => content);

describe('the renditions of a photo', () => {
  it('should stand upright and carry no metadata: no place, no name, no turn', async () => {
    const source = await phonePhoto(3000, 2000);
    const before = await metadataOf(source);
    expect(before).toMatchObject({ orientation: 6, exif: expect.any(Buffer) });
    expect(before.exif?.includes('Dana Whitfield')).toBe(true);

    const [large, small] = await photoRenditions(source, [2400, 384]);

    // Turned clockwise, the 3000 × 2000 are 2000 × 3000, left on top; nothing is enlarged to 2400.
    expect([large?.width, large?.height, small?.width, small?.height]).toEqual([2000, 3000, 384, 576]);
    for (const rendition of [large, small]) {
      const content = rendition?.content ?? Buffer.alloc(0);
      const { exif, xmp, iptc, icc, orientation, format } = await metadataOf(content);
      expect({ exif, xmp, iptc, icc, orientation, format }).toEqual({ format: 'webp' });
      expect(content.includes('Dana Whitfield')).toBe(false);
      const [top = [], bottom = []] = await halvesOf(content);
      expect((top[0] ?? 0) > (top[2] ?? 0)).toBe(true);
      expect((bottom[2] ?? 0) > (bottom[0] ?? 0)).toBe(true);
    }
  });

  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('should be made of %s', async (format) => {
    const [large] = await photoRenditions(await plainPicture(600, 400, format), [384]);

    expect(large).toMatchObject({ width: 384, height: 256 });
  });

  it('should not be made of anything else, whatever its name says', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
    const unread = 'The file is no picture that can be read; send JPEG, PNG, WebP, GIF, or AVIF.';
    await expect(contents(svg)).rejects.toThrow(unread);
    await expect(contents(await plainPicture(20, 20, 'tiff'))).rejects.toThrow(unread);
    await expect(contents(Buffer.from('GIF89a/*not a picture*/=1;alert(1)'))).rejects.toThrow(PictureError);
    await expect(contents(Buffer.alloc(0))).rejects.toThrow(unread);
  });

  it('should refuse a picture that breaks off, and one of far too many megapixels', async () => {
    const whole = await phonePhoto(1600, 1200);

    await expect(contents(whole.subarray(0, whole.length / 2))).rejects.toThrow(/^The picture is broken: /);
    await expect(contents(await pixelBomb())).rejects.toThrow(
      'The picture has 256 megapixels; at most 66 are taken.',
    );
  });

  it('should weigh no more than it may where less quality helps, and keep its quality where it does', async () => {
    const noisy = await texturedJpeg(1600, 1600, false);
    const [whole] = await photoRenditions(noisy, [1600]);
    const most = Math.round((whole?.content.length ?? 0) / 2);

    const [lighter] = await photoRenditions(noisy, [1600], { mostBytes: most });

    expect(lighter?.content.length).toBeLessThanOrEqual(most);
    expect(lighter?.width).toBe(1600);
    const plain = await plainPicture(600, 400, 'png');
    expect(await photoRenditions(plain, [384], { mostBytes: most })).toEqual(
      await photoRenditions(plain, [384]),
    );
  });
});
