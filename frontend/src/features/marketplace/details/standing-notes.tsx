import { Alert, Button } from 'antd';
import { useOpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import { useEdition } from '#api/edition.ts';
import type { Listing, User } from '#api/generated.ts';
import { count } from '#ui/text/count-text.ts';
import { shortDay } from '#ui/text/date-text.ts';
import { powersOf } from '../listing/powers.ts';
import { asksForRenewal } from '../listing/renewal.ts';
import { useListingActions } from '../listing/use-listing-actions.ts';
import styles from './standing-notes.module.css';

interface StandingNotesProps {
  listing: Listing;
  user: User | null;
}

/** Whether a listing is shown to others, and what its seller or the administrator can do about that. */
export function StandingNotes({ listing, user }: StandingNotesProps) {
  const { mayModerate } = powersOf(listing, user);
  return (
    <div className={styles.notes}>
      {listing.isMine && <RenewalNote listing={listing} />}
      {listing.isHidden && (
        <Alert
          type="error"
          showIcon
          title={listing.isMine ? 'Your listing is hidden' : 'Hidden'}
          description={
            <p className={styles.reason}>{listing.hiddenReason ?? 'The organisers hide this listing.'}</p>
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

/** What the administrator sees of the reports, and decides. */
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
