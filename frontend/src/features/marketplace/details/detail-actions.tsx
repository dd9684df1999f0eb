import { Alert, Button } from 'antd';
import { useEdition } from '#api/edition.ts';
import type { Listing, User } from '#api/generated.ts';
import { LoginLink } from '#ui/address/login-link.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { count, numeral } from '#ui/text/count-text.ts';
import { shortDay } from '#ui/text/date-text.ts';
import { Written } from '#ui/text/written.tsx';
import { useForSaleAddress } from '../for-sale-address.ts';
import { asksForRenewal, listingPermissions } from '../listing/listing-rules.ts';
import { useListingActions } from '../listing/use-listing-actions.ts';
import styles from './detail-actions.module.css';

/** The actions on the open listing, by user and status. */
export function DetailActions({ listing, user }: { listing: Listing; user: User | null }) {
  const { openForm } = useForSaleAddress();
  const openDialog = useOpenDialog();
  const actions = useListingActions();
  const permissions = listingPermissions(listing, user);
  const { id, status } = listing;
  const isBusy = actions.isBusyWith(id);
  if (!user) return status === 'Sold' ? null : <LoginLink>Login to Buy</LoginLink>;
  return (
    <div className={styles.actions}>
      <QueueNote listing={listing} />
      {permissions.mayManage && (
        <span className={styles.own}>
          <Button icon={<Icon name="edit" />} onClick={() => openForm('edit', id)}>
            Edit
          </Button>
          <Button danger icon={<Icon name="trash" />} onClick={() => openDialog('delete-listing', id)}>
            Delete
          </Button>
        </span>
      )}
      {permissions.mayWithdraw && (
        <Button size="large" loading={isBusy} onClick={actions.withdraw(listing)}>
          Withdraw Interest
        </Button>
      )}
      {permissions.mayMarkSold && status === 'Pending' && (
        <Button size="large" type="primary" loading={isBusy} onClick={actions.markSold(listing)}>
          Mark Item as Sold
        </Button>
      )}
      {permissions.mayQueue && (
        <Button size="large" loading={isBusy} onClick={actions.joinQueue(listing)}>
          Tell Me When Available
        </Button>
      )}
      {permissions.mayLeaveQueue && (
        <Button size="large" loading={isBusy} onClick={actions.leaveQueue(listing)}>
          Leave Queue
        </Button>
      )}
      {permissions.mayBuy && (
        <Button size="large" type="primary" loading={isBusy} onClick={actions.buy(listing)}>
          I Want to Buy This
        </Button>
      )}
    </div>
  );
}

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

interface StandingNotesProps {
  listing: Listing;
  user: User | null;
}

/** Whether a listing is shown to others, and what its seller or the administrator can do about that. */
export function StandingNotes({ listing, user }: StandingNotesProps) {
  const { mayModerate } = listingPermissions(listing, user);
  return (
    <div className={styles.notes}>
      {listing.isMine && <RenewalNote listing={listing} />}
      {listing.isHidden && (
        <Alert
          type="error"
          showIcon
          title={listing.isMine ? 'Your listing is hidden' : 'Hidden'}
          description={
            <Written className={styles.reason}>
              {listing.hiddenReason ?? 'The organisers hide this listing.'}
            </Written>
          }
        />
      )}
      {mayModerate && <Moderation listing={listing} />}
    </div>
  );
}

function RenewalNote({ listing }: { listing: Listing }) {
  const { timeZone } = useEdition();
  const actions = useListingActions();
  if (!listing.isLapsed && !asksForRenewal(listing, new Date())) return null;
  return (
    <Alert
      type="warning"
      showIcon
      title={listing.isLapsed ? 'Not listed any more' : 'Is it still for sale?'}
      description={
        listing.isLapsed
          ? 'Nobody else sees this listing until you renew it.'
          : `It leaves the list on ${shortDay(listing.renewBy ?? '', timeZone)} unless you renew it.`
      }
      action={
        <Button type="primary" loading={actions.isBusyWith(listing.id)} onClick={actions.renew(listing)}>
          Renew
        </Button>
      }
    />
  );
}

/** The administrator's view of the reports. */
function Moderation({ listing }: { listing: Listing }) {
  const openDialog = useOpenDialog();
  const actions = useListingActions();
  const { id, isHidden, reportCount } = listing;
  const reports = reportCount ?? 0;
  return (
    <div className={styles.moderation}>
      <p className="small muted">
        {reports > 0 ? `Reported by ${count(reports, 'person', 'people')}.` : 'Nobody has reported it.'}
      </p>
      {(isHidden || reports > 0) && (
        <Button loading={actions.isBusyWith(id)} onClick={actions.unhide(listing)}>
          {isHidden ? 'Show Again' : 'Dismiss Reports'}
        </Button>
      )}
      {!isHidden && (
        <Button danger onClick={() => openDialog('hide-listing', id)}>
          Hide Listing
        </Button>
      )}
    </div>
  );
}
