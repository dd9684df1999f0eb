import { type ReactNode, useEffect, useRef } from 'react';
import type { Listing, User } from '#core/api/generated.ts';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { useForSaleAddress } from '../for-sale-address.ts';
import { listingPermissions } from '../listing/listing-rules.ts';
import type { ListingActions } from '../listing/use-listing-actions.ts';
import styles from './listing-card.module.css';

interface CardButtonsProps {
  listing: Listing;
  user: User | null;
  actions: ListingActions;
  /** The element that names the game; every button is described by it. */
  nameId: string;
}

/** The actions on a game in the list, by user and status. */
export function CardButtons({ listing, user, actions, nameId }: CardButtonsProps) {
  const { openItem } = useForSaleAddress();
  const details = useRef<HTMLButtonElement>(null);
  const isBusy = actions.isBusyWith(listing.id);
  const wasBusy = useRef(isBusy);
  const permissions = listingPermissions(listing, user);
  // The pressed button may be gone; then this one takes the focus.
  useEffect(() => {
    if (wasBusy.current && !isBusy && document.activeElement === document.body) details.current?.focus();
    wasBusy.current = isBusy;
  }, [isBusy]);
  const viewDetails = (
    <button
      ref={details}
      type="button"
      className={permissions.mayManage ? 'btn' : 'btn grow shrinks'}
      aria-describedby={nameId}
      // A double click on Buy must not open the details that take its place.
      onClick={({ detail }) => detail < 2 && openItem(listing.id)}
    >
      View Details
    </button>
  );
  if (permissions.mayManage) {
    return (
      <OwnButtons listing={listing} actions={actions} nameId={nameId}>
        {viewDetails}
      </OwnButtons>
    );
  }
  return (
    <div className={`cluster gap-8 ${styles.buttons}`}>
      {permissions.mayBuy && (
        <button
          type="button"
          className="btn btn-primary grow shrinks"
          aria-describedby={nameId}
          aria-busy={isBusy}
          onClick={actions.buy(listing)}
        >
          Buy
        </button>
      )}
      {permissions.mayWithdraw && (
        <button
          type="button"
          className="btn grow shrinks"
          aria-describedby={nameId}
          aria-busy={isBusy}
          onClick={actions.withdraw(listing)}
        >
          Withdraw
        </button>
      )}
      {viewDetails}
    </div>
  );
}

interface OwnButtonsProps extends Omit<CardButtonsProps, 'user'> {
  /** The buttons that everybody has. */
  children: ReactNode;
}

/** The seller's actions. For a pending game, marking it as sold is the main one. */
function OwnButtons({ listing, actions, nameId, children }: OwnButtonsProps) {
  const { openForm } = useForSaleAddress();
  const openDialog = useOpenDialog();
  const shared = { 'aria-describedby': nameId };
  const markSold = {
    ...shared,
    'aria-busy': actions.isBusyWith(listing.id),
    onClick: actions.markSold(listing),
  };
  return (
    <div className={`cluster gap-8 ${styles.buttons}`}>
      {listing.status === 'Pending' && (
        <button type="button" className={`btn btn-primary ${styles.whole}`} {...markSold}>
          Mark Item as Sold
        </button>
      )}
      {children}
      <span className="flex gap-8 to-end">
        {listing.status === 'Available' && (
          <IconButton icon="check" label="Mark Item as Sold" framed {...markSold} />
        )}
        <IconButton
          icon="edit"
          label="Edit"
          framed
          {...shared}
          onClick={() => openForm('edit', listing.id)}
        />
        <IconButton
          icon="trash"
          label="Delete"
          framed
          {...shared}
          onClick={() => openDialog('delete-listing', listing.id)}
        />
      </span>
    </div>
  );
}
