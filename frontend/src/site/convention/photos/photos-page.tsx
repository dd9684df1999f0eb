import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useOverlay } from '#core/address/use-overlay.ts';
import { useGetPhotosQuery } from '#core/api/generated.ts';
import { onServer } from '#core/screen.ts';
import { count } from '#core/text/count-text.ts';
import { OverlayBoundary } from '#ui/feedback/error-boundary.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import 'react-photo-album/masonry.css';
import { MasonryPhotoAlbum } from 'react-photo-album';
import SSR from 'react-photo-album/ssr';
import { type GalleryPhoto, galleryPhotos } from './photo-files.ts';
import styles from './photos.module.css';

const loadLightbox = () => import('./photo-lightbox.tsx');
const PhotoLightbox = lazy(async () => ({ default: (await loadLightbox()).PhotoLightbox }));

export function PhotosPage() {
  const { data, isError, isLoading, refetch } = useGetPhotosQuery();
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  const photos = useMemo(() => data && galleryPhotos(data), [data]);
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1>Photos</h1>
          {photos && photos.length > 0 && (
            <p>{count(photos.length, 'photo')} of the tables. Choose one to see it large.</p>
          )}
        </div>
      </div>
      {isLoading && showsSkeleton && <AlbumOutline />}
      {!photos && isError && (
        <LoadFailure title="Failed to load photos. Please try again." onRetry={() => void refetch()} />
      )}
      {photos && (photos.length > 0 ? <Gallery photos={photos} /> : <NoPhotos />)}
    </div>
  );
}

function Gallery({ photos }: { photos: GalleryPhoto[] }) {
  const { value: photo, open, replace, close } = useOverlay('photo');
  const opener = useRef<string>(null);
  const index = photos.findIndex(({ key }) => key === photo);
  const isOpen = index >= 0;

  useEffect(() => {
    if (isOpen) return;
    if (opener.current) focusPhoto(opener.current);
    opener.current = null;
  }, [isOpen]);

  return (
    <div className={styles.album}>
      <PhotoAlbum
        photos={photos}
        onOpen={(clicked) => {
          opener.current = clicked;
          open(clicked);
        }}
        onIntent={() => void loadLightbox().catch(() => undefined)}
      />
      {isOpen && (
        <OverlayBoundary isOpen onClose={close}>
          <Suspense>
            <PhotoLightbox photos={photos} index={index} onMove={replace} onClose={close} />
          </Suspense>
        </OverlayBoundary>
      )}
    </div>
  );
}

/** Heights divided by widths of the blocks shown while the photos load. */
const OUTLINES = [0.67, 1, 1.25, 0.75, 1.05, 1.33, 0.7, 1.2, 0.95, 0.8, 1.1, 1.4, 0.85, 0.72, 1.15];

function AlbumOutline() {
  return (
    <div className={styles.outline} role="status" aria-label="Loading...">
      <ul>
        {OUTLINES.map((ratio) => (
          <li key={ratio} className="skeleton" style={{ aspectRatio: 1 / ratio }} />
        ))}
      </ul>
    </div>
  );
}

function NoPhotos() {
  return (
    <EmptyState isCard>
      <p>There are no photos yet. Come back after the convention.</p>
    </EmptyState>
  );
}

/** The widths of the album from which each layout holds, widest first. */
const LAYOUTS = [
  { from: 1200, columns: 5, spacing: 20 },
  { from: 600, columns: 4, spacing: 15 },
  { from: 300, columns: 3, spacing: 10 },
  { from: 0, columns: 2, spacing: 5 },
] as const;

const BREAKPOINTS = LAYOUTS.map(({ from }) => from).filter((from) => from > 300);

/** px; what the page leaves free beside the album, but on phones. */
const MARGINS = 48;

/** The width of the album, as the page's margins leave it. */
const SIZES = {
  size: `calc(100vw - ${MARGINS}px)`,
  sizes: [
    { viewport: '(min-width: 1288px)', size: '1240px' },
    { viewport: '(max-width: 599px)', size: 'calc(100vw - 32px)' },
  ],
};

const LAYOUTS_CLASS = 'photo-layouts';
/**
 * Shows one of the layouts that the first view holds, by the width of the window. The library's own styles ask for the width of the
 * album: at some widths none was shown, and Chromium sometimes drew none while the document still arrived.
 */
const WINDOWS = [0, ...BREAKPOINTS.toReversed().map((from) => from + MARGINS)];
const LAYOUT_STYLES = [
  `.${LAYOUTS_CLASS}>*{display:none}`,
  ...WINDOWS.map((from, place) => {
    const below = WINDOWS[place + 1];
    const window = below ? `${from}px<=width<${below}px` : `${from}px<=width`;
    return `@media(${window}){.${LAYOUTS_CLASS}>:nth-child(${place + 1}){display:block}}`;
  }),
].join('');

/** So many photos fill a phone: they are loaded before all else, and the first view has no more. */
const SEEN_AT_ONCE = 12;

interface PhotoAlbumProps {
  photos: GalleryPhoto[];
  onOpen: (photo: string) => void;
  /** The pointer or the keyboard has come: a photo may be opened soon. */
  onIntent: () => void;
}

function PhotoAlbum({ photos, onOpen, onIntent }: PhotoAlbumProps) {
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
  if (!onServer) return album;
  return (
    <>
      <style>{LAYOUT_STYLES}</style>
      <SSR breakpoints={BREAKPOINTS} unstyled classNames={{ container: LAYOUTS_CLASS }}>
        {album}
      </SSR>
    </>
  );
}

/** Gives the keyboard back to a photo's button. */
function focusPhoto(photo: string): void {
  document.getElementById(buttonIdOf(photo))?.focus();
}

function buttonIdOf(photo: string): string {
  return `photo-${photo}`;
}

function layoutAt(width: number): (typeof LAYOUTS)[number] {
  return LAYOUTS.find(({ from }) => width >= from) ?? LAYOUTS[0];
}
