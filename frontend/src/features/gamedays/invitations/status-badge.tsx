import {
  type Invitation,
  useUndoInvitationStatusMutation,
  useUpdateInvitationStatusMutation,
} from '#api/staff.ts';
import { useAction, useShowFailure } from '#ui/action/use-action.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { nextStatus, statusLook } from '../invitation-status.ts';
import styles from './invitation-list.module.css';

/** ms; as the server has it: so long the mail waits to a guest who is taken off the list. */
const TIME_TO_UNDO = 10_000;

/** A button that names the status of an invitation and moves it to the next one, which a toast undoes where that can be. */
export function StatusBadge({ invitation }: { invitation: Invitation }) {
  const [updateStatus] = useUpdateInvitationStatusMutation();
  const [undoStatus] = useUndoInvitationStatusMutation();
  const showFailure = useShowFailure();
  const { label, icon, className } = statusLook(invitation.status, invitation.isPastAnswerBy);
  const next = nextStatus(invitation.status);
  const subject = () => ({ id: '', name: invitation.guestName });
  const say = (title: string) => ({ title, about: invitation.guestName });

  const { run: takeBack } = useAction({
    send: (undo: string) => undoStatus({ undo }),
    subject,
    failure: 'The status was not set back.',
    succeeded: ({ status }) => showToast(say(`Set back to ${statusLook(status).label}`)),
  });
  const { press, isBusy } = useAction({
    send: () => updateStatus({ invitationID: invitation.id, status: next }),
    subject,
    failure: 'Failed to update invitation status',
    succeeded: ({ status, undo }) => {
      showFailure(null);
      showToast({
        ...say(`Changed to ${statusLook(status).label}`),
        ...(undo && {
          action: { label: 'Undo', run: () => void takeBack(undo) },
          shownFor: TIME_TO_UNDO,
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
      onClick={press()}
    >
      <Icon name={icon} />
      {label}
    </button>
  );
}
