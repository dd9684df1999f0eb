import type { Listing } from '#core/api/generated.ts';

export interface Picture {
  key: string;
  /** The larger one, 1600 px wide, and the smaller one, 400 px. */
  url: string;
  thumbnailUrl: string;
  /** It is the picture of the board-game database and not the seller's. */
  isFromDatabase: boolean;
}

/** The pictures of a listing in the order in which they are shown: the main one first, the database's last. */
export function picturesOf({ images, bggThumbnail }: Pick<Listing, 'images' | 'bggThumbnail'>): Picture[] {
  const inOrder = images.toSorted((one, other) => one.order - other.order);
  const main = inOrder.find(({ isMain }) => isMain);
  const photos = main ? [main, ...inOrder.filter((image) => image !== main)] : inOrder;
  const pictures = photos.map(({ id, url, thumbnailUrl }) => ({
    key: id,
    url,
    thumbnailUrl,
    isFromDatabase: false,
  }));
  if (!bggThumbnail) return pictures;
  return [...pictures, { key: 'bgg', url: bggThumbnail, thumbnailUrl: bggThumbnail, isFromDatabase: true }];
}
