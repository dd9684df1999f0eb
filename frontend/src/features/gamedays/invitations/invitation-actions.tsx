import type { OpenDialog } from '../../../antd/dialogs/use-open-dialog.ts';
import type { Invitation } from '../../../api/generated.ts';
import { Icon } from '../../../ui/pieces/icon.tsx';
import styles from './invitation-actions.module.css';

interface InvitationActionsProps {
  invitation: Invitation;
  onOpen: OpenDialog;
}

/** Resend, open the guest's form, delete. The browser's own tooltips, because a page has 75 of these buttons. */
export function InvitationActions({ invitation, onOpen }: InvitationActionsProps) {
  const { id, guestName, invitationToken } = invitation;
  return (
    <span className={styles.actions}>
      <button
        title="Resend invitation"
        type="button"
        className="icon-btn"
        aria-label={`Resend invitation to ${guestName}`}
        onClick={() => onOpen('resend-invitation', id)}
      >
        <Icon name="send" />
      </button>
      <a
        title="RSVP form"
        className="icon-btn"
        href={`/gameday-reply/${invitationToken}`}
        target="_blank"
        rel="noreferrer"
        aria-label={`RSVP form of ${guestName}, opens in a new tab`}
      >
        <Icon name="external" />
      </a>
      <button
        title="Delete invitation"
        type="button"
        className="icon-btn"
        aria-label={`Delete invitation of ${guestName}`}
        onClick={() => onOpen('delete-invitation', id)}
      >
        <Icon name="trash" />
      </button>
    </span>
  );
}
