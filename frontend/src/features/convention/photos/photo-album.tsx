import { MasonryPhotoAlbum } from 'react-photo-album';
import SSR from 'react-photo-album/ssr';
import 'react-photo-album/masonry.css';
import type { GalleryPhoto } from './photo-files.ts';
import styles from './photos.module.css';

/** The widths of the album from which each layout holds, widest first (spec §9). */
const LAYOUTS = [
  { from: 1200, columns: 5, spacing: 20 },
  { from: 600, columns: 4, spacing: 15 },
  { from: 300, columns: 3, spacing: 10 },
  { from: 0, columns: 2, spacing: 5 },
] as const;

const BREAKPOINTS = LAYOUTS.map(({ from }) => from).filter((from) => from > 300);

/** The width of the album, as the page's margins leave it. */
const SIZES = {
  size: 'calc(100vw - 48px)',
  sizes: [
    { viewport: '(min-width: 1288px)', size: '1240px' },
    { viewport: '(max-width: 599px)', size: 'calc(100vw - 32px)' },
  ],
};

/** So many photos fill a phone: they are loaded before all else, and the first view has no more. */
const SEEN_AT_ONCE = 12;
/** The server draws every layout, and the window shows the one that fits it. */
const onServer = typeof window === 'undefined';

interface PhotoAlbumProps {
  photos: GalleryPhoto[];
  onOpen: (photo: string) => void;
  /** The pointer or the keyboard has come: a photo may be opened soon. */
  onIntent: () => void;
}

export function PhotoAlbum({ photos, onOpen, onIntent }: PhotoAlbumProps) {
  const album = (
    <MasonryPhotoAlbum
      photos={onServer ? photos.slice(0, SEEN_AT_ONCE) : photos}
      columns={(width) => layoutAt(width).columns}
      spacing={(width) => layoutAt(width).spacing}
      sizes={SIZES}
      onClick={({ photo }) => onOpen(photo.key)}
      componentsProps={{
        container: { onPointerEnter: onIntent, onFocus: onIntent },
        button: ({ photo }) => ({ id: buttonIdOf(photo.key), className: styles.photo }),
        image: ({ photo, index }) => ({
          width: photo.width,
          height: photo.height,
          loading: index < SEEN_AT_ONCE ? 'eager' : 'lazy',
          fetchPriority: index < SEEN_AT_ONCE ? 'high' : 'auto',
          // Shown as soon as they are there, and still there in the moment in which the app takes over.
          decoding: index < SEEN_AT_ONCE ? 'sync' : 'async',
        }),
      }}
    />
  );
  return onServer ? <SSR breakpoints={BREAKPOINTS}>{album}</SSR> : album;
}

/** Gives the keyboard back to a photo's button. */
export function focusPhoto(photo: string): void {
  document.getElementById(buttonIdOf(photo))?.focus();
}

function buttonIdOf(photo: string): string {
  return `photo-${photo}`;
}

function layoutAt(width: number): (typeof LAYOUTS)[number] {
  return LAYOUTS.find(({ from }) => width >= from) ?? LAYOUTS[0];
}
