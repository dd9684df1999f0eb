import { useState } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import type { GalleryPhoto } from './photo-files.ts';
import styles from './photo-lightbox.module.css';

const PLUGINS = [Fullscreen, Slideshow, Thumbnails, Zoom];

// All times in milliseconds.
const CAROUSEL = { preload: 2 };
const ANIMATION = { fade: 250, swipe: 500, zoom: 500 };
const SLIDESHOW = { delay: 3000 };
const THUMBNAILS = { width: 120, height: 80, showToggle: true, imageFit: 'cover' as const };
const ZOOM = {
  maxZoomPixelRatio: 1,
  zoomInMultiplier: 2,
  doubleTapDelay: 300,
  doubleClickDelay: 500,
  keyboardMoveDistance: 50,
};

interface PhotoLightboxProps {
  photos: GalleryPhoto[];
  /** The photo to begin with, by its place; -1 is closed. */
  index: number;
  onMove: (photo: string) => void;
  onClose: () => void;
}

/** One photo over the whole window; keys, swipes and thumbnails lead to the others. */
export function PhotoLightbox({ photos, index, onMove, onClose }: PhotoLightboxProps) {
  // From then on the lightbox leads and the address follows: were it led back, quick keys would jump.
  const [first] = useState(index);
  return (
    <Lightbox
      className={styles.lightbox}
      open={index >= 0}
      index={first}
      close={onClose}
      slides={photos}
      plugins={PLUGINS}
      carousel={CAROUSEL}
      animation={ANIMATION}
      slideshow={SLIDESHOW}
      thumbnails={THUMBNAILS}
      zoom={ZOOM}
      on={{
        view: ({ index: shown }) => {
          const photo = photos[shown];
          if (photo) onMove(photo.key);
        },
      }}
    />
  );
}
