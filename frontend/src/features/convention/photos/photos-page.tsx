import { lazy, Suspense, useEffect, useMemo, useRef } from 'react';
import { useGetPhotosQuery } from '#api/generated.ts';
import { useOverlay } from '#ui/address/use-overlay.ts';
import { OverlayBoundary } from '#ui/feedback/error-boundary.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { count } from '#ui/text/count-text.ts';
import { focusPhoto, PhotoAlbum } from './photo-album.tsx';
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
