/** A picture that is not taken. The message is a sentence for the person who sent it. */
export class PictureError extends Error {}

/** What is taken, by the name that people know. */
export const FORMAT_NAMES = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', gif: 'GIF', avif: 'AVIF' };
export type PhotoFormat = keyof typeof FORMAT_NAMES;

/**
 * 66 megapixels: "50-megapixel" cameras make up to 50.4, "64-megapixel" ones 64.2. A file of a few kilobytes may claim more, and
 * would fill the memory.
 */
export const PIXEL_LIMIT = 66_000_000;
/**
 * Of pictures that the decoder holds as a whole. Those of 52 megapixels take some 700 megabytes at worst (a progressive JPEG, an
 * interlaced PNG, a GIF); row by row 66 megapixels take 80.
 */
export const WHOLE_PIXEL_LIMIT = 52_000_000;
/** Pixels; long panoramas have 16,000. */
export const SIDE_LIMIT = 20_000;

const OR = new Intl.ListFormat('en-US', { type: 'disjunction' });
const NUMBER = new Intl.NumberFormat('en-US');

/** What its head says of a picture. */
interface Head {
  /** As the library calls it: `heif`, or a format of ours. */
  kind: string;
  width: number;
  height: number;
  /** Its rows do not come one after another. */
  isProgressive: boolean;
}

/** Refuses a picture for what its head says. */
export function refuseHead({ kind, width, height, isProgressive }: Head, formats: PhotoFormat[]): void {
  if (!formats.some((format) => format === kind)) throw notTaken(kind, formats);
  const isHeld = isProgressive || kind === 'gif' || kind === 'avif';
  const limit = isHeld ? WHOLE_PIXEL_LIMIT : PIXEL_LIMIT;
  if (width * height > limit) {
    const has = `The picture has ${megapixels(width * height)} megapixels; at most ${megapixels(limit)} are taken`;
    throw new PictureError(
      isHeld ? `${has} of this kind of file, and ${megapixels(PIXEL_LIMIT)} of a plain JPEG.` : `${has}.`,
    );
  }
  const [longer, side] = width >= height ? [width, 'wide'] : [height, 'high'];
  if (longer > SIDE_LIMIT) {
    const has = `${NUMBER.format(longer)} pixels ${side}`;
    throw new PictureError(`The picture is ${has}; at most ${NUMBER.format(SIDE_LIMIT)} are taken.`);
  }
}

/** The refusal of a file that no decoder knows. */
export function unreadable(formats: PhotoFormat[], cause: unknown): PictureError {
  return new PictureError(`The file is no picture that can be read; send ${named(formats)}.`, { cause });
}

/** The refusal of a picture that cannot be decoded. Decoders' own words are for programmers: they go with it as its cause. */
export function broken(cause: unknown): PictureError {
  const what = isCutOff(cause) ? 'its last part is missing' : 'parts of it cannot be read';
  return new PictureError(`The picture is broken: ${what}. Please send it again, or save it anew.`, {
    cause,
  });
}

/** Whether a decoder ran out of the file. */
export function isCutOff(error: unknown): boolean {
  return /premature end|unexpected end|end of (file|stream)|bad seek|read error|truncated/i.test(
    String(error),
  );
}

/** Of a picture of another kind. */
function notTaken(kind: string, formats: PhotoFormat[]): PictureError {
  const taken = named(formats);
  if (kind === 'heif') {
    return new PictureError(
      `HEIC pictures are not taken. Choose JPEG in the settings of the camera, or save the picture as ${taken}.`,
    );
  }
  return new PictureError(`Pictures of the kind ${kind} are not taken; send ${taken}.`);
}

function named(formats: PhotoFormat[]): string {
  return OR.format(formats.map((format) => FORMAT_NAMES[format]));
}

/** Up to a tenth more, never less: what is over a limit must not read as the limit. */
function megapixels(pixels: number): string {
  return NUMBER.format(Math.ceil(pixels / 100_000) / 10);
}
