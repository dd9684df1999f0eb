import { type Invitation, useUpdateInvitationStatusMutation } from '#api/staff.ts';
import { useAction, useShowFailure } from '#ui/action/use-action.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { type InvitationStatusCode, nextStatus, statusLook } from '../invitation-status.ts';
import styles from './invitation-list.module.css';

/** ms; as the server has it: so long it lets the mail to a guest wait who is taken off the list. */
const TIME_TO_UNDO = 10_000;

interface Change {
  status: InvitationStatusCode;
  /** Of what is undone: nothing that came after it is overwritten. */
  version?: string;
}

/** A button that names the status of an invitation and moves it to the next one, which a toast can undo. */
export function StatusBadge({ invitation }: { invitation: Invitation }) {
  const [updateStatus] = useUpdateInvitationStatusMutation();
  const showFailure = useShowFailure();
  const { label, icon, className } = statusLook(invitation.status, invitation.isPastAnswerBy);
  const next = nextStatus(invitation.status);

  const { run, press, isBusy } = useAction({
    send: (change: Change) => updateStatus({ invitationID: invitation.id, ...change }),
    subject: () => ({ id: '', name: invitation.guestName }),
    failure: 'Failed to update invitation status',
    succeeded: ({ version, status }, change) => {
      showFailure(null);
      const { label } = statusLook(status);
      if (change.version) return showToast({ title: `Set back to ${label}`, about: invitation.guestName });
      showToast({
        title: `Changed to ${label}`,
        about: invitation.guestName,
        action: { label: 'Undo', run: () => void run({ status: invitation.status, version }) },
        shownFor: TIME_TO_UNDO,
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
      onClick={press({ status: next })}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}
