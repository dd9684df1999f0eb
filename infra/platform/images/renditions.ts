import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';

/** 50 megapixels. A file of a few kilobytes may claim more, and would fill the memory. */
const PIXEL_LIMIT = 50_000_000;
/** What is taken, by the name that people know. */
const FORMAT_NAMES = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', gif: 'GIF', avif: 'AVIF' };
type PhotoFormat = keyof typeof FORMAT_NAMES;
const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });
const ALL_FORMATS = Object.keys(FORMAT_NAMES) as PhotoFormat[];

/**
 * For files that somebody sent, only the decoders of these kinds are switched on. The others (SVG, PDF, TIFF and so
 * on) would read the head of a file before its kind is known.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((decoder) => `VipsForeignLoad${decoder}`),
});

/** One at a time in a process: a large photo needs some hundred megabytes while it is decoded. */
const oneAtATime = pLimit(1);

/** A picture that is not taken. The message is a sentence for the person who sent it. */
export class PictureError extends Error {}

/** A picture as it is stored: WebP, upright, without metadata. */
export interface Rendition {
  width: number;
  height: number;
  content: Buffer;
}

/**
 * Decodes a photo and encodes it anew in each width, its height in proportion. A smaller photo is not enlarged. It is
 * turned as the camera said; nothing else that the camera wrote is kept: no place, time or name.
 *
 * @param formats what is taken, all that can be decoded unless told otherwise
 * @throws PictureError for what is no photo of these formats, is broken or has more than 50 megapixels
 */
export async function photoRenditions(
  source: Buffer,
  widths: readonly number[],
  formats: PhotoFormat[] = ALL_FORMATS,
): Promise<Rendition[]> {
  return oneAtATime(async () => {
    await requirePhoto(source, formats);
    return encodeAll(source, widths);
  });
}

async function encodeAll(source: Buffer, widths: readonly number[]): Promise<Rendition[]> {
  const renditions: Rendition[] = [];
  try {
    for (const width of widths) {
      renditions.push(await encode(open(source).autoOrient(), width, 4));
    }
  } catch (error) {
    throw new PictureError(`The picture is broken: ${reasonOf(error)}.`);
  }
  return renditions;
}

async function requirePhoto(source: Buffer, formats: PhotoFormat[]): Promise<void> {
  const taken = OR.format(formats.map((format) => FORMAT_NAMES[format]));
  const { format, compression, width, height } = await metadataOf(source, taken);
  // AVIF is the one kind of HEIF that can be decoded here.
  const kind = compression === 'av1' ? 'avif' : format;
  if (!formats.some((format) => format === kind)) {
    throw new PictureError(`Pictures of the kind ${kind} are not taken; send ${taken}.`);
  }
  if (width * height > PIXEL_LIMIT) {
    const megapixels = Math.round((width * height) / 1_000_000);
    throw new PictureError(`The picture has ${megapixels} megapixels; at most 50 are taken.`);
  }
}

async function metadataOf(source: Buffer, taken: string): Promise<Metadata> {
  try {
    // The size is read from the head alone, so that a picture over the limit is refused in words.
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch {
    throw new PictureError(`The file is no picture that can be read; send ${taken}.`);
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
