import { useId } from 'react';
import { useEdition } from '#core/api/edition.ts';
import type { Listing, User } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { shortDay } from '#core/text/date-text.ts';
import { price } from '#core/text/money-text.ts';
import { PictureView } from '../listing/carousel.tsx';
import { ListingLink } from '../listing/listing-link.tsx';
import { StandingTags, StatusTag } from '../listing/listing-status.tsx';
import { picturesOf } from '../listing/pictures.ts';
import type { ListingActions } from '../listing/use-listing-actions.ts';
import { CardButtons } from './card-buttons.tsx';
import { ListingCard } from './listing-card.tsx';
import styles from './listings.module.css';

/** Their pictures are loaded first. */
const FIRST_ROW = 3;

export interface ListingsProps {
  listings: readonly Listing[];
  user: User | null;
  actions: ListingActions;
}

/** One page of the games for sale as cards. */
export function ListingGrid({ listings, user, actions }: ListingsProps) {
  return (
    <ul className={`grid gap-20 ${styles.grid}`}>
      {listings.map((listing, index) => (
        <ListingCard
          key={listing.id}
          listing={listing}
          user={user}
          actions={actions}
          isUrgent={index < FIRST_ROW}
        />
      ))}
    </ul>
  );
}

/** px */
const THUMBNAIL = '88px';

/** One page of the games for sale as rows, for windows without room for a table. */
export function ListingRows({ listings, ...props }: ListingsProps) {
  return (
    <ul className="grid gap-12">
      {listings.map((listing) => (
        <Row key={listing.id} listing={listing} {...props} />
      ))}
    </ul>
  );
}

function Row({ listing, user, actions }: Omit<ListingsProps, 'listings'> & { listing: Listing }) {
  const nameId = useId();
  const { currency, timeZone } = useEdition();
  const { id, gameName, condition, seller, isMine, createdAt, commentCount } = listing;
  return (
    <li
      className={isMine ? `card grid clips ${styles.row} ${styles.mine}` : `card grid clips ${styles.row}`}
      aria-labelledby={nameId}
    >
      <span className={`round clips anchor ${styles.picture}`}>
        <PictureView picture={picturesOf(listing)[0]} alt={gameName} sizes={THUMBNAIL} isSmall />
      </span>
      <div className={`grid gap-6 ${styles.text}`}>
        <h2 id={nameId} className={`anywhere ${styles.name}`}>
          <ListingLink id={id}>{gameName}</ListingLink>
        </h2>
        <p className={`row wrap ${styles.terms}`}>
          <b>{price(listing.price, currency)}</b>
          <span>{condition}</span>
          <StatusTag listing={listing} />
          <StandingTags listing={listing} />
        </p>
        <p className={`small muted ${styles.facts}`}>
          <span>Sold by {isMine ? 'You' : seller.name}</span>
          <span>{shortDay(createdAt, timeZone)}</span>
          <span>{count(commentCount, 'comment')}</span>
        </p>
      </div>
      <div className="across">
        <CardButtons listing={listing} user={user} actions={actions} nameId={nameId} />
      </div>
    </li>
  );
}

const CARD_PLACEHOLDERS = 8;
const ROW_PLACEHOLDERS = 10;

/** Placeholders in the shape of the list. The line above it says that it loads. */
export function BrowseSkeleton({ view }: { view: 'grid' | 'list' }) {
  return (
    <div aria-hidden="true">
      {view === 'grid' ? (
        <ul className={`grid gap-20 ${styles.grid}`}>
          {placeholders(CARD_PLACEHOLDERS).map((card) => (
            <li key={card} className={`card grid gap-14 clips packed ${styles.cardPlaceholder}`}>
              <span className={`sunken ${styles.media}`} />
              <span className="skeleton" />
              <span className="skeleton" />
              <span className="skeleton" />
            </li>
          ))}
        </ul>
      ) : (
        <ul className="card">
          {placeholders(ROW_PLACEHOLDERS).map((row) => (
            <li key={row} className={`grid middle gap-16 ${styles.rowPlaceholder}`}>
              <span className={`sunken round ${styles.thumb}`} />
              <span className="skeleton" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function placeholders(length: number): string[] {
  return Array.from({ length }, (_, index) => `placeholder-${index}`);
}
