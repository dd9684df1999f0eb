import { Button } from 'antd';
import { useOpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import type { Listing, User } from '#api/generated.ts';
import { LoginLink } from '#ui/address/login-link.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { count, numeral } from '#ui/text/count-text.ts';
import { useForSaleAddress } from '../for-sale-address.ts';
import { powersOf } from '../listing/powers.ts';
import { useListingActions } from '../listing/use-listing-actions.ts';
import styles from './detail-actions.module.css';

/** What its visitor may do about the game that is open, by who they are and how it stands (spec §4 and §6). */
export function DetailActions({ listing, user }: { listing: Listing; user: User | null }) {
  const { openForm } = useForSaleAddress();
  const openDialog = useOpenDialog();
  const actions = useListingActions();
  const powers = powersOf(listing, user);
  const { id, status } = listing;
  const isBusy = actions.isBusyWith(id);
  if (!user) return status === 'Sold' ? null : <LoginLink>Login to Buy</LoginLink>;
  return (
    <div className={styles.actions}>
      <QueueNote listing={listing} />
      {powers.mayManage && (
        <span className={styles.own}>
          <Button icon={<Icon name="edit" />} onClick={() => openForm('edit', id)}>
            Edit
          </Button>
          <Button danger icon={<Icon name="trash" />} onClick={() => openDialog('delete-listing', id)}>
            Delete
          </Button>
        </span>
      )}
      {powers.mayWithdraw && (
        <Button size="large" loading={isBusy} onClick={actions.withdraw(listing)}>
          Withdraw Interest
        </Button>
      )}
      {powers.mayMarkSold && status === 'Pending' && (
        <Button size="large" type="primary" loading={isBusy} onClick={actions.markSold(listing)}>
          Mark Item as Sold
        </Button>
      )}
      {powers.mayQueue && (
        <Button size="large" loading={isBusy} onClick={actions.joinQueue(listing)}>
          Tell Me When Available
        </Button>
      )}
      {powers.mayLeaveQueue && (
        <Button size="large" loading={isBusy} onClick={actions.leaveQueue(listing)}>
          Leave Queue
        </Button>
      )}
      {powers.mayBuy && (
        <Button size="large" type="primary" loading={isBusy} onClick={actions.buy(listing)}>
          I Want to Buy This
        </Button>
      )}
    </div>
  );
}

/** Who waits for a game that somebody holds. */
function QueueNote({ listing: { queueLength, queuePlace, status } }: { listing: Listing }) {
  if (status === 'Sold' || queueLength === 0) return null;
  return (
    <p className={`small muted ${styles.queue}`}>
      {queuePlace
        ? `You are number ${numeral(queuePlace)} of ${numeral(queueLength)} in the queue.`
        : `${count(queueLength, 'person waits', 'people wait')} for this game.`}
    </p>
  );
}
