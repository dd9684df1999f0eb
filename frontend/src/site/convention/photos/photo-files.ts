import type { Photos } from '#core/api/generated.ts';

/** A photo with the addresses of its files; the first file is the largest. */
export interface GalleryPhoto {
  key: string;
  src: string;
  alt: string;
  width: number;
  height: number;
  srcSet: { src: string; width: number; height: number }[];
}

/** The gallery's photos as the album and the lightbox take them. */
export function galleryPhotos({ photos, host, widths }: Photos): GalleryPhoto[] {
  const [largest = 0] = widths;
  return photos.map(({ id, alt, width, height }) => ({
    key: id,
    src: `${host}/${largest}/${id}`,
    alt,
    width,
    height,
    srcSet: widths.map((fileWidth) => {
      // A photo that came smaller than a width is stored as it came.
      const real = Math.min(fileWidth, width);
      return { src: `${host}/${fileWidth}/${id}`, width: real, height: Math.round((height * real) / width) };
    }),
  }));
}
