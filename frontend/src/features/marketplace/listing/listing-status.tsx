import type { Listing } from '#api/generated.ts';
import { asksForRenewal } from './listing-rules.ts';
import styles from './listing-status.module.css';

const TAGS = {
  Available: 'tag tag-success',
  Pending: `tag ${styles.pending}`,
  Sold: 'tag tag-danger',
} as const;

/** The status as a badge; Pending says by whom. */
export function StatusTag({ listing }: { listing: Listing }) {
  const { status, pendingBuyerName } = listing;
  return (
    <span className={`${TAGS[status]} ${styles.badge}`}>
      {status}
      {status === 'Pending' && pendingBuyerName && ` by ${pendingBuyerName}`}
    </span>
  );
}

/** What is stamped over the picture of a game that cannot be had. */
export function StatusStamp({ status }: Pick<Listing, 'status'>) {
  if (status === 'Available') return null;
  const stateClass = status === 'Sold' ? styles.soldStamp : styles.pendingStamp;
  return <span className={`${styles.stamp} ${stateClass}`}>{status.toUpperCase()}</span>;
}

/** What only a seller or the administrator needs to know of how a listing stands. */
export function StandingTags({ listing }: { listing: Listing }) {
  const { isHidden, isLapsed, isMine, reportCount } = listing;
  const isAsked = isMine && asksForRenewal(listing, new Date());
  if (!isHidden && !isLapsed && !isAsked && !reportCount) return null;
  return (
    <span className={styles.standing}>
      {isHidden && <span className="tag tag-danger">Hidden</span>}
      {isLapsed && <span className={`tag ${styles.pending}`}>Not listed any more</span>}
      {isAsked && <span className={`tag ${styles.pending}`}>Still for sale?</span>}
      {Boolean(reportCount) && <span className="tag tag-danger">Reported by {reportCount}</span>}
    </span>
  );
}
