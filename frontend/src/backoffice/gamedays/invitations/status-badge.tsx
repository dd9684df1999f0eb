import { showToast } from '#core/action/toast.ts';
import { useAction, useShowFailure } from '#core/action/use-action.ts';
import { type Invitation, useUpdateInvitationStatusMutation } from '#core/api/staff.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { type InvitationStatusCode, nextStatus, statusLook } from '../invitation-status.ts';
import styles from './invitation-list.module.css';

interface Change {
  to: InvitationStatusCode;
  /** The status before, which one more press gives back. */
  from?: InvitationStatusCode;
}

/**
 * A button that names the status of an invitation and moves it to the next one. Its toast moves it back, which is not called
 * "Undo": a mail that the change cancelled does not come back by it, and one that it sent has left.
 */
export function StatusBadge({ invitation }: { invitation: Invitation }) {
  const [updateStatus] = useUpdateInvitationStatusMutation();
  const showFailure = useShowFailure();
  const { label, icon, className } = statusLook(invitation.status, invitation.isPastAnswerBy);
  const next = nextStatus(invitation.status);

  const { press, runNext, isBusy } = useAction({
    send: ({ to }: Change) => updateStatus({ invitationID: invitation.id, status: to }),
    subject: () => ({ id: '', name: invitation.guestName }),
    failure: 'Failed to update invitation status',
    succeeded: (_answer, { to, from }) => {
      showFailure(null);
      showToast({
        title: `Changed to ${statusLook(to).label}`,
        about: invitation.guestName,
        ...(from !== undefined && {
          action: { label: `Back to ${statusLook(from).label}`, run: () => void runNext({ to: from }) },
        }),
      });
    },
  });

  return (
    <button
      type="button"
      className={`${className} ${styles.badge}`}
      data-tooltip={`Change to ${statusLook(next).label}`}
      aria-label={`Status of ${invitation.guestName}: ${label}. Change to ${statusLook(next).label}`}
      // Not `disabled`, which would drop the keyboard's place in the list.
      aria-disabled={isBusy}
      onClick={press({ to: next, from: invitation.status })}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}
