import { describe, expect, it } from '@jest/globals';
import { galleryPhotos } from './photo-files.ts';

const GALLERY = { host: 'https://images.example/photos', widths: [2400, 384] };

describe('the files of a photo', () => {
  it('lie on the host under their width, heights in proportion', () => {
    const photo = { id: 'dice-1.webp', alt: 'Two dice', width: 2400, height: 1800 };

    expect(galleryPhotos({ ...GALLERY, photos: [photo] })).toEqual([
      {
        key: 'dice-1.webp',
        src: 'https://images.example/photos/2400/dice-1.webp',
        alt: 'Two dice',
        width: 2400,
        height: 1800,
        srcSet: [
          { src: 'https://images.example/photos/2400/dice-1.webp', width: 2400, height: 1800 },
          { src: 'https://images.example/photos/384/dice-1.webp', width: 384, height: 288 },
        ],
      },
    ]);
  });

  it('tell their real size when the photo came small', () => {
    const photo = { id: 'small-1.webp', alt: '', width: 1000, height: 500 };

    const [{ srcSet = [] } = {}] = galleryPhotos({ ...GALLERY, photos: [photo] });

    expect(srcSet.map(({ width, height }) => [width, height])).toEqual([
      [1000, 500],
      [384, 192],
    ]);
  });
});
