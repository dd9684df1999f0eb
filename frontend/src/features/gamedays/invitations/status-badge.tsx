import { type Invitation, useUpdateInvitationStatusMutation } from '#api/staff.ts';
import { useAction, useShowFailure } from '#ui/action/use-action.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { nextStatus, statusLook } from '../invitation-status.ts';
import styles from './invitation-list.module.css';

/** A button that names the status of an invitation and moves it to the next one. */
export function StatusBadge({ invitation }: { invitation: Invitation }) {
  const [updateStatus] = useUpdateInvitationStatusMutation();
  const showFailure = useShowFailure();
  const { label, icon, className } = statusLook(invitation.status, invitation.isPastAnswerBy);
  const next = nextStatus(invitation.status);

  const { press, isBusy } = useAction({
    send: () => updateStatus({ invitationID: invitation.id, status: next }),
    subject: () => ({ id: '', name: invitation.guestName }),
    failure: 'Failed to update invitation status',
    succeeded: () => showFailure(null),
  });

  return (
    <button
      type="button"
      className={`${className} ${styles.badge}`}
      data-tooltip={`Change to ${statusLook(next).label}`}
      aria-label={`Status of ${invitation.guestName}: ${label}. Change to ${statusLook(next).label}`}
      // Not `disabled`, which would drop the keyboard's place in the list.
      aria-disabled={isBusy}
      onClick={press()}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}
