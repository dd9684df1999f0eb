import { LoginLink } from '#core/address/login-link.tsx';
import { useEdition } from '#core/api/edition.ts';
import type { Listing, User } from '#core/api/generated.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { shortDay } from '#core/text/date-text.ts';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
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
    <div className={`row grow at-end ${styles.actions}`}>
      <QueueNote listing={listing} />
      {permissions.mayManage && (
        <span className={`flex gap-8 ${styles.own}`}>
          <button type="button" className="btn" onClick={() => openForm('edit', id)}>
            <Icon name="edit" />
            Edit
          </button>
          <button type="button" className="btn btn-danger" onClick={() => openDialog('delete-listing', id)}>
            <Icon name="trash" />
            Delete
          </button>
        </span>
      )}
      {permissions.mayWithdraw && (
        <button
          type="button"
          className="btn btn-large"
          aria-busy={isBusy}
          onClick={actions.withdraw(listing)}
        >
          Withdraw Interest
        </button>
      )}
      {permissions.mayMarkSold && status === 'Pending' && (
        <button
          type="button"
          className="btn btn-primary btn-large"
          aria-busy={isBusy}
          onClick={actions.markSold(listing)}
        >
          Mark Item as Sold
        </button>
      )}
      {permissions.mayQueue && (
        <button
          type="button"
          className="btn btn-large"
          aria-busy={isBusy}
          onClick={actions.joinQueue(listing)}
        >
          Tell Me When Available
        </button>
      )}
      {permissions.mayLeaveQueue && (
        <button
          type="button"
          className="btn btn-large"
          aria-busy={isBusy}
          onClick={actions.leaveQueue(listing)}
        >
          Leave Queue
        </button>
      )}
      {permissions.mayBuy && (
        <button
          type="button"
          className="btn btn-primary btn-large"
          aria-busy={isBusy}
          onClick={actions.buy(listing)}
        >
          I Want to Buy This
        </button>
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
    <div className={`grid gap-12 across ${styles.notes}`}>
      {listing.isMine && <RenewalNote listing={listing} />}
      {listing.isHidden && (
        <Notice tone="error" title={listing.isMine ? 'Your listing is hidden' : 'Hidden'}>
          <Written className="keeps-lines">
            {listing.hiddenReason ?? 'The organisers hide this listing.'}
          </Written>
        </Notice>
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
    <Notice tone="warning" title={listing.isLapsed ? 'Not listed any more' : 'Is it still for sale?'}>
      <div className={`row spread wrap ${styles.renewal}`}>
        <p>
          {listing.isLapsed
            ? 'Nobody else sees this listing until you renew it.'
            : `It leaves the list on ${shortDay(listing.renewBy ?? '', timeZone)} unless you renew it.`}
        </p>
        <button
          type="button"
          className="btn btn-primary"
          aria-busy={actions.isBusyWith(listing.id)}
          onClick={actions.renew(listing)}
        >
          Renew
        </button>
      </div>
    </Notice>
  );
}

/** The administrator's view of the reports. */
function Moderation({ listing }: { listing: Listing }) {
  const openDialog = useOpenDialog();
  const actions = useListingActions();
  const { id, isHidden, reportCount } = listing;
  const reports = reportCount ?? 0;
  return (
    <div className={`row round wrap ${styles.moderation}`}>
      <p className="small muted">
        {reports > 0 ? `Reported by ${count(reports, 'person', 'people')}.` : 'Nobody has reported it.'}
      </p>
      {(isHidden || reports > 0) && (
        <button
          type="button"
          className="btn"
          aria-busy={actions.isBusyWith(id)}
          onClick={actions.unhide(listing)}
        >
          {isHidden ? 'Show Again' : 'Dismiss Reports'}
        </button>
      )}
      {!isHidden && (
        <button type="button" className="btn btn-danger" onClick={() => openDialog('hide-listing', id)}>
          Hide Listing
        </button>
      )}
    </div>
  );
}
