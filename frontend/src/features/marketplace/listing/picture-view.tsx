import { useState } from 'react';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './picture-view.module.css';
import type { Picture } from './pictures.ts';

interface PictureViewProps {
  picture: Picture | undefined;
  alt: string;
  /** How wide it is drawn, as the attribute of an image says it. */
  sizes: string;
  /** It is among what is seen first, so that it must not wait. */
  isUrgent?: boolean;
}

/** A picture of a game, filling the box around it; a box where there is none or it did not load. */
export function PictureView({ picture, alt, sizes, isUrgent = false }: PictureViewProps) {
  const [failed, setFailed] = useState<string>();
  if (!picture || failed === picture.url) {
    return (
      <span className={styles.none} role="img" aria-label={`No picture of ${alt}`}>
        <Icon name="box" />
      </span>
    );
  }
  const { url, thumbnailUrl, isFromDatabase } = picture;
  return (
    <>
      <img
        className={isFromDatabase ? `${styles.picture} ${styles.whole}` : styles.picture}
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
