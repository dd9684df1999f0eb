import type { ReactNode } from 'react';
import styles from './rsvp.module.css';

/** The head of a reply page: a folded card with the name of the guest, or a message. */
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
