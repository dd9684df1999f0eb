import sharp, { type Metadata, type Sharp } from 'sharp';

/** 50 megapixels: a few kilobytes may claim more and fill the memory. */
const PIXEL_LIMIT = 50_000_000;
const PHOTO_FORMATS = ['jpeg', 'png', 'webp', 'gif', 'avif'];

/** A picture that is not taken; the message is a sentence for whoever sent it. */
export class PictureError extends Error {}

/** A picture as it is stored: WebP, upright, without metadata. */
export interface Rendition {
  width: number;
  height: number;
  content: Buffer;
}

/**
 * Decodes a photo and encodes it anew in each width, its height in proportion; a smaller photo is not enlarged. What
 * the camera said about turning it is applied, and nothing else it said is kept: no place, time or name.
 *
 * @throws PictureError for what is no photo, is broken or has more than 50 megapixels
 */
export async function photoRenditions(source: Buffer, widths: readonly number[]): Promise<Rendition[]> {
  await requirePhoto(source);
  try {
    const upright = open(source).autoOrient();
    return await Promise.all(widths.map((width) => encode(upright.clone(), width, 4)));
  } catch (error) {
    throw new PictureError(`The picture is broken: ${reasonOf(error)}.`);
  }
}

async function requirePhoto(source: Buffer): Promise<void> {
  const { format, compression, width, height } = await metadataOf(source);
  // AVIF is the one kind of HEIF that can be decoded here.
  const kind = compression === 'av1' ? 'avif' : format;
  if (!PHOTO_FORMATS.includes(kind)) {
    throw new PictureError(`Pictures of the kind ${kind} are not taken; send JPEG, PNG, WebP, GIF or AVIF.`);
  }
  if (width * height > PIXEL_LIMIT) {
    const megapixels = Math.round((width * height) / 1_000_000);
    throw new PictureError(`The picture has ${megapixels} megapixels; at most 50 are taken.`);
  }
}

async function metadataOf(source: Buffer): Promise<Metadata> {
  try {
    // Its size is read from the head alone, so that the limit can be told in words.
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch {
    throw new PictureError('The file is no picture.');
  }
}

function open(source: Buffer): Sharp {
  return sharp(source, { limitInputPixels: PIXEL_LIMIT, failOn: 'error' });
}

async function encode(picture: Sharp, width: number, effort: number): Promise<Rendition> {
  const { data, info } = await picture
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 80, effort })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, content: data };
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return (text.split('\n')[0] ?? '').replace(/\.$/, '');
}
