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
) {
  return sharp({ create: solid(width, height, '#1c4a3c') })
    .toFormat(format)
    .toBuffer();
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
