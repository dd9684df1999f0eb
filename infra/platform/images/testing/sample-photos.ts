import { crc32 } from 'node:zlib';
import sharp, { type Metadata } from 'sharp';

/** A phone's photo: stored lying on its side, with the word to turn it, the place, and the owner's name. */
export async function phonePhoto(width: number, height: number): Promise<Buffer> {
  const half = (colour: string) => ({ create: solid(width / 2, height, colour) });
  return sharp({ create: solid(width, height, '#ffffff') })
    .composite([
      { input: half('#bc3b2b'), left: 0, top: 0 },
      { input: half('#2c5a97'), left: width / 2, top: 0 },
    ])
    .withExif({
      IFD0: { Make: 'Pocket', Artist: 'Dana Whitfield' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 22/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '4/1 53/1 42/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A plain picture in any format that is encoded here. */
export function plainPicture(
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' | 'gif' | 'avif' | 'tiff',
  options: { progressive?: boolean } = {},
) {
  return sharp({ create: solid(width, height, '#1c4a3c') })
    .toFormat(format, options)
    .toBuffer();
}

/** A photo of 600 × 400 that stands in one of the eight ways (EXIF), with a place. */
export function turnedPhoto(orientation: number): Promise<Buffer> {
  return sharp({ create: solid(600, 400, '#1c4a3c') })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 12/1' } })
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
}

/** A JPEG whose every row says something. */
export function texturedJpeg(width: number, height: number, progressive: boolean): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 };
  return sharp({ create: { ...solid(width, height, '#000000'), noise } })
    .jpeg({ progressive })
    .toBuffer();
}

/** A picture that calls itself HEIC in its head, as a phone's does; none is encoded here. */
export async function heicPicture(): Promise<Buffer> {
  const avif = await plainPicture(80, 60, 'avif');
  return Buffer.from(avif.toString('latin1').replace('ftypavif', 'ftypheic'), 'latin1');
}

/** A few kilobytes that unfold to 256 megapixels. */
export function pixelBomb(): Promise<Buffer> {
  return sharp({ create: solid(16_000, 16_000, '#000000') })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

export function metadataOf(picture: Buffer): Promise<Metadata> {
  return sharp(picture).metadata();
}

/** The colour in the middle of the upper and of the lower half: [red, green, blue] each. */
export async function halvesOf(picture: Buffer): Promise<number[][]> {
  const { width, height } = await sharp(picture).metadata();
  const pixel = (top: number) =>
    sharp(picture)
      .removeAlpha()
      .extract({ left: Math.floor(width / 2), top: Math.floor(top), width: 1, height: 1 })
      .raw()
      .toBuffer();
  return Promise.all([height / 4, (height * 3) / 4].map(async (top) => [...(await pixel(top))]));
}

function solid(width: number, height: number, background: string) {
  return { width, height, channels: 3 as const, background };
}

/** Files that claim to be pictures: bombs, programs, broken and foreign ones, as many as asked for; the same ones each time. */
export async function hostileFiles(count: number): Promise<Buffer[]> {
  const photo = await phonePhoto(1600, 1200);
  const drawing = await plainPicture(500, 300, 'png');
  const film = await plainPicture(60, 40, 'gif');
  const files = [
    await pixelBomb(),
    claiming(drawing, 65_000),
    await phonePhoto(7_000, 7_000),
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ),
    Buffer.from(`<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(900)}">]><svg>${'&a;'.repeat(9_000)}</svg>`),
    Buffer.concat([Buffer.from('GIF89a/*'), Buffer.alloc(200), Buffer.from('*/=1;alert(1)')]),
    Buffer.from('<?php system($_GET["c"]); ?>'),
    Buffer.from('<html><body onload=alert(1)></html>'),
    Buffer.from('%PDF-1.4 nothing'),
    Buffer.from('PK\u0003\u0004'),
    Buffer.alloc(0),
    Buffer.alloc(1024 * 1024, 0xff),
    await plainPicture(20, 20, 'tiff'),
    await plainPicture(20, 20, 'webp'),
    await plainPicture(20, 20, 'avif'),
    ...[photo, drawing, film].flatMap((file) =>
      [0.1, 0.5, 0.99].map((part) => file.subarray(0, file.length * part)),
    ),
  ];
  for (let seed = 0; files.length < count; seed++) {
    files.push(damaged([photo, drawing, film][seed % 3] ?? photo, seed));
  }
  return files;
}

/** A PNG whose head names another size than it has. */
function claiming(png: Buffer, pixels: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(pixels, 16);
  copy.writeUInt32BE(pixels, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

/** Some bytes are others; the same ones for the same seed. */
function damaged(file: Buffer, seed: number): Buffer {
  const copy = Buffer.from(file);
  for (let hit = 1; hit <= 10; hit++) {
    copy[(seed * 7919 + hit * 104_729) % copy.length] = (seed * 31 + hit * 17) % 256;
  }
  return copy;
}
