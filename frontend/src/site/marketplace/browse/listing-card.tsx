import { useId } from 'react';
import { useEdition } from '#core/api/edition.ts';
import type { Listing, User } from '#core/api/generated.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { shortDay } from '#core/text/date-text.ts';
import { price } from '#core/text/money-text.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { Carousel } from '../listing/carousel.tsx';
import { ListingLink } from '../listing/listing-link.tsx';
import { StandingTags, StatusStamp } from '../listing/listing-status.tsx';
import { picturesOf } from '../listing/pictures.ts';
import type { ListingActions } from '../listing/use-listing-actions.ts';
import { CardButtons } from './card-buttons.tsx';
import styles from './listing-card.module.css';

/** Further expansions are only counted. */
const EXPANSIONS_SHOWN = 2;

/** Half of the real width, so that screens with a high density load the smaller picture: the hall's network is slow. */
const SIZES = '(min-width: 1280px) 200px, (min-width: 760px) 25vw, 50vw';

interface ListingCardProps {
  listing: Listing;
  user: User | null;
  actions: ListingActions;
  isUrgent: boolean;
}

/** A game for sale in the grid. One's own has an edge in the accent's colour. */
export function ListingCard({ listing, user, actions, isUrgent }: ListingCardProps) {
  const nameId = useId();
  const { currency } = useEdition();
  const { id, gameName, condition, notes, status, isMine } = listing;
  const looks = ['card', styles.card, isMine && styles.mine, status !== 'Available' && styles.gone];
  return (
    <li className={looks.filter(Boolean).join(' ')} aria-labelledby={nameId}>
      <div className={`line-below sunken ${styles.media}`}>
        <Carousel
          pictures={picturesOf(listing)}
          gameName={gameName}
          sizes={SIZES}
          isUrgent={isUrgent}
          frame={(picture) => (
            // Keyboard and screen readers use the link on the name below.
            <ListingLink id={id} tabIndex={-1} aria-hidden>
              {picture}
            </ListingLink>
          )}
        >
          <StatusStamp status={status} />
        </Carousel>
      </div>
      <div className={`flex column gap-10 grow ${styles.body}`}>
        <h2 id={nameId} className={`anywhere ${styles.name}`}>
          <ListingLink id={id}>{gameName}</ListingLink>
        </h2>
        <StandingTags listing={listing} />
        <p className="row spread gap-12">
          <span className={styles.price}>{price(listing.price, currency)}</span>
          <span className={`tag ink ${styles.condition}`}>{condition}</span>
        </p>
        <Expansions names={listing.expansions} />
        {notes && <p className={`anywhere type-15 ${styles.notes}`}>{notes}</p>}
        <Meta listing={listing} />
      </div>
      <CardButtons listing={listing} user={user} actions={actions} nameId={nameId} />
    </li>
  );
}

function Expansions({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  const more = names.length - EXPANSIONS_SHOWN;
  return (
    <ul className={`row wrap ${styles.expansions}`} aria-label="Expansions">
      {names.slice(0, EXPANSIONS_SHOWN).map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name
        <li key={index} className="tag">
          <span>{name}</span>
        </li>
      ))}
      {more > 0 && <li className="small muted">+{more} more</li>}
    </ul>
  );
}

function Meta({ listing }: { listing: Listing }) {
  const { timeZone } = useEdition();
  const { seller, isMine, createdAt, commentCount } = listing;
  return (
    <p className={`small muted flex spread gap-12 at-bottom ${styles.meta}`}>
      <span className="shrinks anywhere">
        Sold by <b>{isMine ? 'You' : seller.name}</b>
      </span>
      <span className="flex gap-12 rigid">
        <time dateTime={createdAt}>{shortDay(createdAt, timeZone)}</time>
        <span className="nowrap">
          <Icon name="chat" />
          <span aria-hidden="true"> {numeral(commentCount)}</span>
          <span className="visually-hidden"> {count(commentCount, 'comment')}</span>
        </span>
      </span>
    </p>
  );
}
