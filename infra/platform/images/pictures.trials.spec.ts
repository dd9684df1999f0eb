import type { PhotoFormat } from './picture-faults.ts';
import { PictureError, photoRenditions } from './renditions.ts';
import { heicPicture, metadataOf, plainPicture, texturedJpeg, turnedPhoto } from './testing/sample-photos.ts';

const WIDTHS = [384];
/** The width and height of what is made of it, or what its sender reads. */
async function outcome(source: Buffer, formats?: PhotoFormat[]) {
  try {
    const [made] = await photoRenditions(source, WIDTHS, { formats });
    return `${made?.width} × ${made?.height}`;
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    return error.message;
  }
}
const END = Buffer.from([0xff, 0xd9]);

describe('pictures, as phones and programs make them', () => {
  it.each([
    ['a phone of "50 megapixels" was over a limit of 50', 8160, 6144, '384 × 289'],
    ['and so was another one', 8192, 6144, '384 × 288'],
    ['the photo of a phone of "64 megapixels"', 9248, 6936, '384 × 288'],
    [
      'what is over the limit never reads as the limit',
      9_600,
      6_880,
      'The picture has 66.1 megapixels; at most 66 are taken.',
    ],
    ['70 megapixels', 10_000, 7_000, 'The picture has 70 megapixels; at most 66 are taken.'],
    [
      'a strip has few pixels and a long side',
      24_000,
      40,
      'The picture is 24,000 pixels wide; at most 20,000 are taken.',
    ],
    ['lying or standing', 40, 24_000, 'The picture is 24,000 pixels high; at most 20,000 are taken.'],
    ['a long picture fits into what is made of it', 40, 20_000, '33 × 16383'],
  ])('%s: %i × %i', async (_met, width, height, right) => {
    expect(await outcome(await plainPicture(width, height, 'jpeg'))).toBe(right);
  });

  it('a decoder that holds the whole picture gets fewer pixels, and the sender a way out', async () => {
    expect(await outcome(await plainPicture(8192, 6144, 'jpeg', { progressive: true }))).toBe('384 × 288');
    expect(await outcome(await plainPicture(8000, 7000, 'jpeg', { progressive: true }))).toBe(
      'The picture has 56 megapixels; at most 52 are taken of this kind of file, and 66 of a plain JPEG.',
    );
  });

  it.each([false, true])(
    'a JPEG that every viewer shows was refused (progressive: %s)',
    async (progressive) => {
      const whole = await texturedJpeg(800, 600, progressive);
      const missing =
        'The picture is broken: its last part is missing. Please send it again, or save it anew.';
      const without = whole.subarray(0, -2);

      expect({
        'no end mark': await outcome(without),
        'half of the mark': await outcome(whole.subarray(0, -1)),
        'six stray bytes before the mark': await outcome(Buffer.concat([without, Buffer.alloc(6, 7), END])),
        'much after the mark': await outcome(Buffer.concat([whole, Buffer.alloc(200_000, 7)])),
        'its last row is missing': await outcome(whole.subarray(0, -4)),
        'its last rows are missing': await outcome(whole.subarray(0, -4000)),
        'half of it': await outcome(whole.subarray(0, whole.length / 2)),
      }).toEqual({
        'no end mark': '384 × 288',
        'half of the mark': '384 × 288',
        'six stray bytes before the mark': '384 × 288',
        'much after the mark': '384 × 288',
        'its last row is missing': missing,
        'its last rows are missing': missing,
        'half of it': missing,
      });
    },
  );

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'a sentence named a library to a seller: a broken %s is told in a person’s words',
    async (format) => {
      const whole = await plainPicture(600, 400, format);
      for (const part of [0.3, 0.6, 0.9]) {
        const told = await outcome(whole.subarray(0, whole.length * part));
        expect(told).toMatch(
          /^The (picture is broken|file is no picture that can be read)[:;] [\w ,]+[.\w ,]*\.$/,
        );
        expect(told).not.toMatch(/vips|lib|buffer|header|heif|seek/i);
      }
    },
  );

  it('a scan of a Samsung phone names parameters that the standard does not: it is taken', async () => {
    const photo = await plainPicture(600, 400, 'jpeg');
    const scan = photo.indexOf(Buffer.from([0xff, 0xda]));
    const end = scan + 2 + photo.readUInt16BE(scan + 2);
    photo[end - 2] = 0;
    expect(await outcome(photo)).toBe('384 × 256');
  });

  it('HEIC, by its name or as another kind: the words say what to do', async () => {
    expect(await outcome(await heicPicture(), ['jpeg', 'png', 'gif'])).toBe(
      'HEIC pictures are not taken. Choose JPEG in the settings of the camera, or save the picture as JPEG, PNG, or GIF.',
    );
    expect(await outcome(await plainPicture(60, 40, 'webp'), ['jpeg', 'png', 'gif'])).toBe(
      'Pictures of the kind webp are not taken; send JPEG, PNG, or GIF.',
    );
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'photos lay on their side: turn %i is undone, its place is gone',
    async (turn) => {
      const [made] = await photoRenditions(await turnedPhoto(turn), WIDTHS);
      expect([made?.width, made?.height]).toEqual(turn < 5 ? [384, 256] : [384, 576]);
      const { orientation, exif } = await metadataOf(made?.content ?? Buffer.alloc(0));
      expect({ orientation, exif }).toEqual({});
    },
  );
});
