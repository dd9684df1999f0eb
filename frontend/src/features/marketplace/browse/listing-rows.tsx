import { useId } from 'react';
import { useEdition } from '#api/edition.ts';
import type { Listing } from '#api/generated.ts';
import { count } from '#ui/text/count-text.ts';
import { shortDay } from '#ui/text/date-text.ts';
import { price } from '#ui/text/money-text.ts';
import { ListingLink } from '../listing/listing-link.tsx';
import { StandingTags, StatusBadge } from '../listing/listing-status.tsx';
import { PictureView } from '../listing/picture-view.tsx';
import { picturesOf } from '../listing/pictures.ts';
import { CardButtons } from './card-buttons.tsx';
import type { ListingsProps } from './listing-grid.tsx';
import styles from './listing-rows.module.css';

/** px */
const THUMBNAIL = '88px';

/** One page of the games for sale as rows, for windows without room for a table. */
export function ListingRows({ listings, ...props }: ListingsProps) {
  return (
    <ul className={styles.rows}>
      {listings.map((listing) => (
        <Row key={listing.id} listing={listing} {...props} />
      ))}
    </ul>
  );
}

function Row({ listing, user, actions }: Omit<ListingsProps, 'listings'> & { listing: Listing }) {
  const nameId = useId();
  const { timeZone } = useEdition();
  const { id, gameName, condition, seller, isMine, createdAt, commentCount } = listing;
  return (
    <li
      className={isMine ? `card ${styles.row} ${styles.mine}` : `card ${styles.row}`}
      aria-labelledby={nameId}
    >
      <span className={styles.picture}>
        <PictureView picture={picturesOf(listing)[0]} alt={gameName} sizes={THUMBNAIL} />
      </span>
      <div className={styles.text}>
        <h2 id={nameId} className={styles.name}>
          <ListingLink id={id}>{gameName}</ListingLink>
        </h2>
        <p className={styles.terms}>
          <b>{price(listing.price)}</b>
          <span>{condition}</span>
          <StatusBadge listing={listing} />
          <StandingTags listing={listing} />
        </p>
        <p className={`small muted ${styles.facts}`}>
          <span>Sold by {isMine ? 'You' : seller.name}</span>
          <span>{shortDay(createdAt, timeZone)}</span>
          <span>{count(commentCount, 'comment')}</span>
        </p>
      </div>
      <div className={styles.actions}>
        <CardButtons listing={listing} user={user} actions={actions} nameId={nameId} />
      </div>
    </li>
  );
}
