import { Tooltip } from 'antd';
import type { Invitation } from '../../../api/generated.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { OpenDialog } from '../dialogs/management-dialog.ts';
import styles from './invitations.module.css';

interface InvitationActionsProps {
  invitation: Invitation;
  onOpen: OpenDialog;
}

/** Resend, open the guest's form, delete. */
export function InvitationActions({ invitation, onOpen }: InvitationActionsProps) {
  const { guestName, invitationToken } = invitation;
  return (
    <span className={styles.actions}>
      <Tooltip title="Resend invitation">
        <button
          type="button"
          className="icon-btn"
          aria-label={`Resend invitation to ${guestName}`}
          onClick={() => onOpen({ kind: 'resend-invitation', invitation })}
        >
          <Icon name="send" />
        </button>
      </Tooltip>
      <Tooltip title="RSVP form">
        <a
          className="icon-btn"
          href={`/gameday-reply/${invitationToken}`}
          target="_blank"
          rel="noreferrer"
          aria-label={`RSVP form of ${guestName}, opens in a new tab`}
        >
          <Icon name="external" />
        </a>
      </Tooltip>
      <Tooltip title="Delete invitation">
        <button
          type="button"
          className="icon-btn"
          aria-label={`Delete invitation of ${guestName}`}
          onClick={() => onOpen({ kind: 'delete-invitation', invitation })}
        >
          <Icon name="trash" />
        </button>
      </Tooltip>
    </span>
  );
}
