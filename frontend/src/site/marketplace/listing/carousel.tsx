import { type ReactNode, type TouchEvent, useRef, useState } from 'react';
import { IconButton } from '#ui/form/icon-button.tsx';
import { OutsideGate } from '#ui/outside/outside-gate.tsx';
import { SHOW_PICTURES } from '#ui/outside/outside-texts.ts';
import { useOutside } from '#ui/outside/use-outside.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './carousel.module.css';
import type { Picture } from './pictures.ts';

/** px; a shorter movement of the finger is no swipe. */
const SWIPE = 40;

interface CarouselProps {
  pictures: readonly Picture[];
  gameName: string;
  sizes: string;
  isUrgent?: boolean;
  /** What stands around the picture, as a link. */
  frame?: (picture: ReactNode) => ReactNode;
  /** What lies over the pictures. */
  children?: ReactNode;
}

/** The pictures of a game, one at a time: by buttons, by a swipe. The others are not loaded before they are wanted. */
export function Carousel(props: CarouselProps) {
  const { pictures, gameName, sizes, isUrgent = false, frame = (picture) => picture, children } = props;
  const [wanted, setWanted] = useState(0);
  const touchedAt = useRef<number | null>(null);
  const { isAllowed } = useOutside('board-game-pictures');
  const index = Math.min(wanted, Math.max(0, pictures.length - 1));
  const picture = pictures[index];
  // What asks before it shows the picture is a button, which stands in no link.
  const framed = picture?.isFromDatabase && !isAllowed ? (view: ReactNode) => view : frame;
  const step = (by: number) => setWanted((index + by + pictures.length) % pictures.length);
  const endTouch = ({ changedTouches }: TouchEvent) => {
    const way = (changedTouches[0]?.clientX ?? 0) - (touchedAt.current ?? 0);
    if (touchedAt.current !== null && Math.abs(way) > SWIPE && pictures.length > 1) step(way < 0 ? 1 : -1);
    touchedAt.current = null;
  };
  return (
    <div
      className={`full clips anchor ${styles.carousel}`}
      onTouchStart={({ touches }) => {
        touchedAt.current = touches.length === 1 ? (touches[0]?.clientX ?? null) : null;
      }}
      onTouchEnd={endTouch}
    >
      {framed(
        <PictureView
          picture={picture}
          alt={pictures.length > 1 ? `${gameName}, picture ${index + 1} of ${pictures.length}` : gameName}
          sizes={sizes}
          isUrgent={isUrgent && index === 0}
        />,
      )}
      {children}
      {pictures.length > 1 && (
        <>
          <IconButton
            icon="previous"
            label="Previous picture"
            className={`${styles.step} ${styles.previous}`}
            onClick={() => step(-1)}
          />
          <IconButton
            icon="next"
            label="Next picture"
            className={`${styles.step} ${styles.next}`}
            onClick={() => step(1)}
          />
          <span className={`flex gap-6 ${styles.dots}`} aria-hidden="true">
            {pictures.map(({ key }, each) => (
              <i key={key} className={each === index ? styles.current : undefined} />
            ))}
          </span>
        </>
      )}
    </div>
  );
}

interface PictureViewProps {
  picture: Picture | undefined;
  alt: string;
  /** How wide it is drawn, as the attribute of an image says it. */
  sizes: string;
  /** It is among what is seen first, so that it must not wait. */
  isUrgent?: boolean;
  /** The box has no room for words. */
  isSmall?: boolean;
}

/** A picture of a game, filling the box around it; a box where there is none or it did not load. */
export function PictureView({ picture, alt, sizes, isUrgent = false, isSmall = false }: PictureViewProps) {
  const { isAllowed, allow } = useOutside('board-game-pictures');
  const [failed, setFailed] = useState<string>();
  if (!picture || failed === picture.url) {
    return (
      <span
        className={`grid full sunken all-middle ${styles.none}`}
        role="img"
        aria-label={`No picture of ${alt}`}
      >
        <Icon name="box" />
      </span>
    );
  }
  const { url, thumbnailUrl, isFromDatabase } = picture;
  if (isFromDatabase && !isAllowed) {
    return <OutsideGate text={SHOW_PICTURES} isSmall={isSmall} onAllow={allow} />;
  }
  return (
    <>
      <img
        className={isFromDatabase ? `${styles.picture} sunken ${styles.whole}` : styles.picture}
        src={thumbnailUrl}
        srcSet={isFromDatabase ? undefined : `${thumbnailUrl} 400w, ${url} 1600w`}
        sizes={isFromDatabase ? undefined : sizes}
        alt={alt}
        decoding="async"
        loading={isUrgent ? 'eager' : 'lazy'}
        fetchPriority={isUrgent ? 'high' : undefined}
        referrerPolicy="no-referrer"
        onError={() => setFailed(url)}
      />
      {isFromDatabase && <span className={styles.source}>BGG</span>}
    </>
  );
}
