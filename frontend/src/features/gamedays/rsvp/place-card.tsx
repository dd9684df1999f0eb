import type { ReactNode } from 'react';
import styles from './rsvp.module.css';

/** The folded card on the felt that names the guest, or the occasion. */
export function PlaceCard({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <>
      <div className={`felt ${styles.table}`}>
        <div className={styles.place}>
          <p className={styles.caption}>{caption}</p>
          <h1>{children}</h1>
        </div>
      </div>
      <div className="rail" />
    </>
  );
}
