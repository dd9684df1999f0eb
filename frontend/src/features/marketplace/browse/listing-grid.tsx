import type { Listing, User } from '#api/generated.ts';
import type { ListingActions } from '../listing/use-listing-actions.ts';
import { ListingCard } from './listing-card.tsx';
import styles from './listing-grid.module.css';

/** Cards that a desk shows at first. */
const FIRST_ROW = 3;

export interface ListingsProps {
  listings: readonly Listing[];
  user: User | null;
  actions: ListingActions;
}

/** One page of the games for sale as cards. */
export function ListingGrid({ listings, user, actions }: ListingsProps) {
  return (
    <ul className={styles.grid}>
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
