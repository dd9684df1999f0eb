import type { OpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import type { Invitation } from '#api/generated.ts';
import { Tooltip } from '#ui/feedback/tooltip.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './invitation-actions.module.css';

interface InvitationActionsProps {
  invitation: Invitation;
  onOpen: OpenDialog;
}

/** What can be done with one invitation: resend it, open the guest's form, delete it. */
export function InvitationActions({ invitation, onOpen }: InvitationActionsProps) {
  const { id, guestName, invitationToken } = invitation;
  return (
    <span className={styles.actions}>
      <IconButton
        icon="send"
        label={`Resend invitation to ${guestName}`}
        tooltip="Resend invitation"
        onClick={() => onOpen('resend-invitation', id)}
      />
      <Tooltip text="RSVP form">
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
      <IconButton
        icon="trash"
        label={`Delete invitation of ${guestName}`}
        tooltip="Delete invitation"
        onClick={() => onOpen('delete-invitation', id)}
      />
    </span>
  );
}
