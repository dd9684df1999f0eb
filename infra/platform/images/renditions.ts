import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import {
  broken,
  FORMAT_NAMES,
  isCutOff,
  type PhotoFormat,
  PIXEL_LIMIT,
  refuseHead,
  unreadable,
} from './picture-faults.ts';

export { PictureError } from './picture-faults.ts';

const ALL_FORMATS = Object.keys(FORMAT_NAMES) as PhotoFormat[];
/** The longest side of a WebP picture. */
const WEBP_SIDE = 16_383;
/** The mark at the end of a JPEG. */
const END_OF_JPEG = Buffer.from([0xff, 0xd9]);

/**
 * For files that somebody sent, only the decoders of these kinds are switched on. The others (SVG, PDF, TIFF and so
 * on) would read the head of a file before its kind is known.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((decoder) => `VipsForeignLoad${decoder}`),
});

// No photo is decoded twice, so libvips need not remember any; its threads would each hold a part of one.
sharp.cache(false);
sharp.concurrency(1);

/** One at a time in a process: a large photo needs some hundred megabytes while it is decoded. */
const oneAtATime = pLimit(1);

/** Tried in their order until a rendition is small enough; the last one stands whatever it weighs. */
const QUALITIES = [80, 60, 40, 20];

/** A picture as it is stored: WebP, upright, without metadata. */
export interface Rendition {
  width: number;
  height: number;
  content: Buffer;
}

interface RenditionOptions {
  /** What is taken, all that can be decoded unless told otherwise. */
  formats?: PhotoFormat[];
  /** What a rendition should weigh at most: its quality is lowered for that, since noise keeps a picture large. */
  mostBytes?: number;
}

/**
 * Decodes a photo and encodes it anew in each width, its height in proportion. A smaller photo is not enlarged. It is
 * turned as the camera said; nothing else that the camera wrote is kept: no place, time or name.
 * Throws PictureError for what is no photo of these formats, is broken or too large.
 */
export async function photoRenditions(
  source: Buffer,
  widths: readonly number[],
  { formats = ALL_FORMATS, mostBytes = Number.POSITIVE_INFINITY }: RenditionOptions = {},
): Promise<Rendition[]> {
  return oneAtATime(async () => {
    const kind = await requirePhoto(source, formats);
    try {
      return await encodeAll(open(source, 'error'), widths, mostBytes);
    } catch (error) {
      if (kind === 'jpeg' && isCutOff(error)) return encodeEndless(source, widths, mostBytes);
      throw broken(error);
    }
  });
}

/**
 * Some programs leave out a JPEG's end mark, and every viewer shows the picture. With the mark, a decoder that takes no warning
 * tells it from one whose last rows are missing.
 */
async function encodeEndless(
  source: Buffer,
  widths: readonly number[],
  mostBytes: number,
): Promise<Rendition[]> {
  try {
    return await encodeAll(open(Buffer.concat([source, END_OF_JPEG]), 'warning'), widths, mostBytes);
  } catch (error) {
    throw broken(error);
  }
}

async function encodeAll(picture: Sharp, widths: readonly number[], mostBytes: number): Promise<Rendition[]> {
  const renditions: Rendition[] = [];
  for (const width of widths) {
    renditions.push(await encodeWithin(mostBytes, picture, width));
  }
  return renditions;
}

async function encodeWithin(mostBytes: number, picture: Sharp, width: number): Promise<Rendition> {
  const [best = 80, ...lower] = QUALITIES;
  let rendition = await encode(picture.clone(), width, best);
  for (const quality of lower) {
    if (rendition.content.length <= mostBytes) break;
    rendition = await encode(picture.clone(), width, quality);
  }
  return rendition;
}

/** @returns its kind */
async function requirePhoto(source: Buffer, formats: PhotoFormat[]): Promise<string> {
  const { format, compression, width, height, isProgressive = false } = await metadataOf(source, formats);
  // AVIF is the one kind of HEIF that can be decoded here.
  const kind = compression === 'av1' ? 'avif' : format;
  refuseHead({ kind, width, height, isProgressive }, formats);
  return kind;
}

async function metadataOf(source: Buffer, formats: PhotoFormat[]): Promise<Metadata> {
  try {
    // The size is read from the head alone, so that a picture over the limit is refused in words.
    return await sharp(source, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw unreadable(formats, error);
  }
}

function open(source: Buffer, failOn: 'error' | 'warning'): Sharp {
  return sharp(source, { limitInputPixels: PIXEL_LIMIT, failOn }).autoOrient();
}

async function encode(picture: Sharp, width: number, quality: number): Promise<Rendition> {
  const { data, info } = await picture
    .resize({ width, height: WEBP_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality, effort: 4 })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, content: data };
}
