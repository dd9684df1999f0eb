import { describe, expect, it } from '@jest/globals';
import { picturesOf } from './pictures.ts';

const photo = (id: string, order: number, isMain = false) => ({
  id,
  order,
  isMain,
  url: `/1600/${id}`,
  thumbnailUrl: `/400/${id}`,
});
const keys = (...listing: Parameters<typeof picturesOf>) => picturesOf(...listing).map(({ key }) => key);

describe('the pictures of a listing', () => {
  it('begin with the main one, then come in their order, the one of the database last', () => {
    const images = [photo('c', 3), photo('a', 1), photo('b', 2, true)];
    expect(keys({ images, bggThumbnail: 'https://pictures.example/1.jpg' })).toEqual(['b', 'a', 'c', 'bgg']);
  });

  it('begin with the first where none is the main one', () => {
    expect(keys({ images: [photo('b', 2), photo('a', 1)], bggThumbnail: null })).toEqual(['a', 'b']);
  });
});
