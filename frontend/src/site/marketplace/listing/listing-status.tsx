import type { Listing } from '#core/api/generated.ts';
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
    <span className={`${TAGS[status]} anywhere ${styles.badge}`}>
      {status}
      {status === 'Pending' && pendingBuyerName && ` by ${pendingBuyerName}`}
    </span>
  );
}

/** The stamp on the picture of a pending or sold game. */
export function StatusStamp({ status }: Pick<Listing, 'status'>) {
  if (status === 'Available') return null;
  const stateClass = status === 'Sold' ? styles.soldStamp : styles.pendingStamp;
  return <span className={`nowrap raised ${styles.stamp} ${stateClass}`}>{status.toUpperCase()}</span>;
}

/** Tags for the seller and the administrator: hidden, lapsed, reported. */
export function StandingTags({ listing }: { listing: Listing }) {
  const { isHidden, isLapsed, isMine, reportCount } = listing;
  const isAsked = isMine && asksForRenewal(listing, new Date());
  if (!isHidden && !isLapsed && !isAsked && !reportCount) return null;
  return (
    <span className="cluster gap-6">
      {isHidden && <span className="tag tag-danger">Hidden</span>}
      {isLapsed && <span className={`tag ${styles.pending}`}>Not listed any more</span>}
      {isAsked && <span className={`tag ${styles.pending}`}>Still for sale?</span>}
      {Boolean(reportCount) && <span className="tag tag-danger">Reported by {reportCount}</span>}
    </span>
  );
}
