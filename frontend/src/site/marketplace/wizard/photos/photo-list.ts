import type { ListingImage, ListingPhoto } from '#core/api/generated.ts';

export interface Photo {
  id: string;
  /** An object URL while the server has none. */
  preview: string;
  isMain: boolean;
  state: 'waiting' | 'uploading' | 'uploaded' | 'failed';
  /** How much has been sent, 0 to 100. */
  progress: number;
  url?: string;
  thumbnailUrl?: string;
  error?: string;
  /** The file, to send it (again); none of a photo that was there before. */
  file?: File;
}

export const PHOTOS_MAX = 5;
export const PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/gif'];
const TEN_MEGABYTES = 10 * 1024 * 1024;
const LONGEST_ERROR = 40;

/** Why a file cannot be uploaded. */
export function fileError({ name, type, size }: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  // Some browsers give no type for what they cannot show.
  if (/^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name))
    return `${name} is a HEIC picture. Choose JPEG in the settings of the camera, or save it as JPG.`;
  if (!PHOTO_TYPES.includes(type)) return `${name} is not a PNG, JPG or GIF picture.`;
  if (size > TEN_MEGABYTES) return `${name} is larger than 10 MB.`;
  if (size === 0) return `${name} is empty.`;
  return undefined;
}

/** Splits chosen files into those that can be added and error messages for the others. */
export function chooseFiles<Chosen extends Pick<File, 'name' | 'type' | 'size'>>(
  files: Chosen[],
  count: number,
): { accepted: Chosen[]; errors: string[] } {
  const errors = files.map(fileError).filter((error) => error !== undefined);
  const sound = files.filter((file) => !fileError(file));
  const room = Math.max(0, PHOTOS_MAX - count);
  const left = sound.length - room;
  if (left > 0) {
    const those = left === 1 ? '1 was' : `${left} were`;
    errors.push(`A listing has at most ${PHOTOS_MAX} photos; ${those} left out.`);
  }
  return { accepted: sound.slice(0, room), errors };
}

/** One of them is main: the first unless another one is marked. */
function withMain(photos: Photo[]): Photo[] {
  const main = photos.find(({ isMain }) => isMain) ?? photos[0];
  return photos.map((photo) => ({ ...photo, isMain: photo === main }));
}

export function addPhotos(photos: Photo[], added: Photo[]): Photo[] {
  return withMain([...photos, ...added]);
}

export function removePhoto(photos: Photo[], id: string): Photo[] {
  return withMain(photos.filter((photo) => photo.id !== id));
}

export function setMain(photos: Photo[], id: string): Photo[] {
  return photos.map((photo) => ({ ...photo, isMain: photo.id === id }));
}

export function changePhoto(photos: Photo[], id: string, change: Partial<Photo>): Photo[] {
  return photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo));
}

export function isUploadPending({ state }: Photo): boolean {
  return state === 'waiting' || state === 'uploading';
}

/** A photo that the server has, of the listing or of an upload that no listing shows yet. */
export type StoredPhoto = Pick<ListingImage, 'url' | 'thumbnailUrl' | 'isMain'>;

export function photoOf({ url, thumbnailUrl, isMain }: StoredPhoto): Photo {
  return { id: url, preview: thumbnailUrl, isMain, state: 'uploaded', progress: 100, url, thumbnailUrl };
}

export function storedPhotos(photos: Photo[]): StoredPhoto[] {
  return photos.flatMap(({ url, thumbnailUrl, isMain }) =>
    url && thumbnailUrl ? [{ url, thumbnailUrl, isMain }] : [],
  );
}

/** What the listing is saved with, counted from 1. */
export function photosToSave(photos: Photo[]): ListingPhoto[] {
  return storedPhotos(photos).map(({ url, isMain }, place) => ({ url, isMain, order: place + 1 }));
}

/** 'Failed to upload image 2: …' of the first photo that keeps the listing from being saved. */
export function failedPhotoText(photos: Photo[]): string | undefined {
  const place = photos.findIndex(({ state }) => state === 'failed');
  return place < 0 ? undefined : `Failed to upload image ${place + 1}: ${photos[place]?.error}`;
}

/** Shortened to fit on a tile. */
export function shortError(error: string): string {
  const letters = [...error];
  return letters.length > LONGEST_ERROR ? `${letters.slice(0, LONGEST_ERROR).join('')}…` : error;
}
