import { readdir, readFile, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { PictureError, photoRenditions } from '@tablefall/platform/images/renditions';
import type { PhotoDto } from './photos.dto.ts';
import { PHOTO_WIDTHS, type PhotosService } from './photos.service.ts';

/** What is meant as a photo, also in a format that cannot be taken: the import says so instead of passing over it. */
const PICTURE = /\.(jpe?g|png|webp|gif|avif|hei[cf]|tiff?|bmp|svg)$/i;
/** A file of texts beside the photos: `{ "harbour.jpg": "Two players at the harbour" }`. */
const TEXTS = 'alt.json';
const LARGEST_FILE = 200 * 1024 * 1024;
/** Names that cameras give: they say nothing about the photo. */
const CAMERA_NAME = /^(img|dsc|dscn|dscf|pxl|p|mvimg|photo|image)?[\d _-]+$/i;

interface ImportOptions {
  /** Begin anew instead of adding to the gallery. */
  replace: boolean;
  /** Told of each file as it ends: the photo, or why it is none. */
  onFile: (file: string, outcome: PhotoDto | string) => void;
}

/**
 * Adds the photos of a folder to the gallery, in the order of their names. A photo of a name that was imported before
 * replaces the earlier one. A file that cannot be taken is reported, and the others go on.
 *
 * @returns how many files were taken and how many were not
 */
export async function importPhotos(
  gallery: PhotosService,
  folder: string,
  { replace, onFile }: ImportOptions,
): Promise<{ taken: number; refused: number }> {
  const texts = await textsOf(folder);
  const taken: PhotoDto[] = [];
  const files = await photoFiles(folder);
  for (const file of files) {
    try {
      const photo = await importPhoto(gallery, join(folder, file), texts[file]);
      taken.push(photo);
      onFile(file, photo);
    } catch (error) {
      if (!(error instanceof PictureError)) {
        throw error;
      }
      onFile(file, error.message);
    }
  }
  if (taken.length > 0) {
    await publish(gallery, taken, replace);
  }
  return { taken: taken.length, refused: files.length - taken.length };
}

async function importPhoto(gallery: PhotosService, path: string, text?: string): Promise<PhotoDto> {
  const { name } = parse(path);
  const { size } = await stat(path);
  if (size > LARGEST_FILE) {
    throw new PictureError(`The file has ${Math.ceil(size / 1024 / 1024)} MB; at most 200 are taken.`);
  }
  const renditions = await photoRenditions(await readFile(path), PHOTO_WIDTHS);
  return gallery.addFiles(plainName(name), text ?? wordsOf(name), renditions);
}

async function publish(gallery: PhotosService, taken: PhotoDto[], replace: boolean): Promise<void> {
  const before = (await gallery.manifest()) ?? [];
  const added = new Map(taken.map((photo) => [nameOf(photo), photo]));
  const kept = replace ? [] : before.map((photo) => added.get(nameOf(photo)) ?? photo);
  await gallery.publish([...new Set([...kept, ...added.values()])]);
}

async function photoFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && PICTURE.test(entry.name))
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}

async function textsOf(folder: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(join(folder, TEXTS), 'utf8')) as Record<string, string>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      return {};
    }
    throw new Error(`${TEXTS} cannot be read: ${(error as Error).message}`);
  }
}

/** `Köln Harbour (2).JPG` → `koln-harbour-2` */
function plainName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replace(/^-+|-+$/g, '');
  return plain || 'photo';
}

function wordsOf(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim();
  return CAMERA_NAME.test(name) || !words
    ? 'A photo of the convention'
    : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The name without the hash and the ending that `addFiles` puts behind it. */
function nameOf({ id }: PhotoDto): string {
  return id.replace(/-[0-9a-f]{8}\.webp$/, '');
}
