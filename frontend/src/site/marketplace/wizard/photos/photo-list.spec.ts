import { describe, expect, it } from '@jest/globals';
import {
  addPhotos,
  chooseFiles,
  failedPhotoText,
  type Photo,
  photosToSave,
  removePhoto,
  setMain,
  shortError,
} from './photo-list.ts';

function photo(id: string, change: Partial<Photo> = {}): Photo {
  const url = `/media/${id}`;
  return {
    ...{ id, preview: url, url, thumbnailUrl: url },
    ...{ isMain: false, state: 'uploaded', progress: 100 },
    ...change,
  };
}

const three = addPhotos([], [photo('a'), photo('b'), photo('c')]);
const mainOf = (photos: Photo[]) => photos.filter(({ isMain }) => isMain).map(({ id }) => id);

describe('the main photo', () => {
  it('is the first that is added', () => {
    expect(mainOf(three)).toEqual(['a']);
    expect(mainOf(addPhotos(three, [photo('d')]))).toEqual(['a']);
  });

  it('is the one that is chosen, however many join or leave', () => {
    const chosen = setMain(three, 'b');
    expect(mainOf(chosen)).toEqual(['b']);
    expect(mainOf(removePhoto(chosen, 'a'))).toEqual(['b']);
  });

  it('is the first that is left when it is removed', () => {
    expect(mainOf(removePhoto(setMain(three, 'b'), 'b'))).toEqual(['a']);
    expect(mainOf(removePhoto(three, 'a'))).toEqual(['b']);
    expect(removePhoto([photo('a')], 'a')).toEqual([]);
  });
});

describe('files that are chosen', () => {
  const file = (name: string, type = 'image/png', size = 1000) => ({ name, type, size });
  const TEN_MEGABYTES = 10 * 1024 * 1024;

  it.each(['image/png', 'image/jpeg', 'image/gif'])('are taken when they are %s of up to 10 MB', (type) => {
    const chosen = chooseFiles([file('box', type, TEN_MEGABYTES)], 0);
    expect(chosen).toEqual({ accepted: [file('box', type, TEN_MEGABYTES)], errors: [] });
  });

  it('get an error with their name', () => {
    const files = [file('rules.pdf', 'application/pdf'), file('big.png', 'image/png', TEN_MEGABYTES + 1)];
    expect(chooseFiles([...files, file('nothing.gif', 'image/gif', 0)], 0)).toEqual({
      accepted: [],
      errors: [
        'rules.pdf is not a PNG, JPG or GIF picture.',
        'big.png is larger than 10 MB.',
        'nothing.gif is empty.',
      ],
    });
  });

  it.each([
    ['IMG_2024.HEIC', ''],
    ['pear.heic', 'image/heic'],
    ['renamed.jpg', 'image/heif'],
  ])('are told what to do when they are HEIC: %s', (name, type) => {
    expect(chooseFiles([file(name, type)], 0)).toEqual({
      accepted: [],
      errors: [`${name} is a HEIC picture. Choose JPEG in the settings of the camera, or save it as JPG.`],
    });
  });

  it('make at most five photos with those that are there', () => {
    const { accepted, errors } = chooseFiles([file('d'), file('e'), file('f'), file('g')], 3);
    expect(accepted.map(({ name }) => name)).toEqual(['d', 'e']);
    expect(errors).toEqual(['A listing has at most 5 photos; 2 were left out.']);
    expect(chooseFiles([file('f')], 5).errors).toEqual(['A listing has at most 5 photos; 1 was left out.']);
  });
});

describe('what a listing is saved with', () => {
  it('is the URL, whether it is main and the order from 1', () => {
    expect(photosToSave(setMain(three, 'c'))).toEqual([
      { url: '/media/a', isMain: false, order: 1 },
      { url: '/media/b', isMain: false, order: 2 },
      { url: '/media/c', isMain: true, order: 3 },
    ]);
  });

  it('says which photo is not there', () => {
    const error = 'Upload was cancelled';
    expect(failedPhotoText(three)).toBeUndefined();
    expect(failedPhotoText([...three, photo('d', { state: 'failed', error })])).toBe(
      'Failed to upload image 4: Upload was cancelled',
    );
  });
});

it('cuts the error of a tile at 40 characters', () => {
  expect(shortError('Upload was cancelled')).toBe('Upload was cancelled');
  expect(shortError('x'.repeat(40))).toBe('x'.repeat(40));
  expect(shortError('Image upload timed out after 2 minutes. Please try with a smaller image.')).toBe(
    'Image upload timed out after 2 minutes. …',
  );
});
