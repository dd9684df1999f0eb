import { useRef } from 'react';
import { useOpenDialog } from '../../../antd/dialogs/use-open-dialog.ts';
import type { Listing, User } from '../../../api/generated.ts';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { useForSaleAddress } from '../for-sale-address.ts';
import { powersOf } from '../listing/powers.ts';
import type { ListingActions } from '../listing/use-listing-actions.ts';
import styles from './listing-card.module.css';

interface CardButtonsProps {
  listing: Listing;
  user: User | null;
  actions: ListingActions;
  /** The element that names the game; every button is described by it. */
  nameId: string;
}

/** What can be done with a game right in the list, by who looks and how it stands (spec §4). */
export function CardButtons({ listing, user, actions, nameId }: CardButtonsProps) {
  const { openItem } = useForSaleAddress();
  const details = useRef<HTMLButtonElement>(null);
  const powers = powersOf(listing, user);
  const isBusy = actions.busyId === listing.id;
  /** The button that was pressed may be gone; the keyboard then goes on from here. */
  const keepPlace = () => document.activeElement === document.body && details.current?.focus();
  const viewDetails = (
    <button
      ref={details}
      type="button"
      className={powers.mayManage ? 'btn' : `btn ${styles.grow}`}
      aria-describedby={nameId}
      onClick={() => openItem(listing.id)}
    >
      View Details
    </button>
  );
  if (powers.mayManage) {
    return (
      <div className={styles.buttons}>
        {viewDetails}
        <OwnButtons listing={listing} actions={actions} nameId={nameId} onDone={keepPlace} />
      </div>
    );
  }
  return (
    <div className={styles.buttons}>
      {powers.mayBuy && (
        <button
          type="button"
          className={`btn btn-primary ${styles.grow}`}
          aria-describedby={nameId}
          aria-busy={isBusy}
          onClick={() => void actions.buy(listing).then(keepPlace)}
        >
          Buy
        </button>
      )}
      {viewDetails}
    </div>
  );
}

interface OwnButtonsProps extends Omit<CardButtonsProps, 'user'> {
  onDone: () => void;
}

/** What a seller does. A game that is promised to somebody is most likely to be marked as sold next. */
export function OwnButtons({ listing, actions, nameId, onDone }: OwnButtonsProps) {
  const { openForm } = useForSaleAddress();
  const openDialog = useOpenDialog();
  const isBusy = actions.busyId === listing.id;
  const markSold = () => void actions.markSold(listing).then(onDone);
  return (
    <>
      {listing.status === 'Pending' && (
        <button
          type="button"
          className={`btn btn-primary ${styles.grow} ${styles.sold}`}
          aria-describedby={nameId}
          aria-busy={isBusy}
          onClick={markSold}
        >
          Mark Item as Sold
        </button>
      )}
      {listing.status === 'Available' && (
        <IconButton
          icon="check"
          label="Mark Item as Sold"
          framed
          className={styles.apart}
          aria-describedby={nameId}
          aria-busy={isBusy}
          onClick={markSold}
        />
      )}
      <IconButton
        icon="edit"
        label="Edit"
        framed
        className={listing.status === 'Sold' ? styles.apart : undefined}
        aria-describedby={nameId}
        onClick={() => openForm('edit', listing.id)}
      />
      <IconButton
        icon="trash"
        label="Delete"
        framed
        aria-describedby={nameId}
        onClick={() => openDialog('delete-listing', listing.id)}
      />
    </>
  );
}
