import { failureText } from '../../../api/failure-text.ts';
import { type Invitation, useUpdateInvitationStatusMutation } from '../../../api/generated.ts';
import { useShowFailure } from '../../../ui/action/show-failure.ts';
import { Tooltip } from '../../../ui/feedback/tooltip.tsx';
import { Icon } from '../../../ui/pieces/icon.tsx';
import { nextStatus, statusLook } from './invitation-status.ts';
import styles from './status-badge.module.css';

/** A button that names the status of an invitation and moves it to the next one. */
export function StatusBadge({ invitation }: { invitation: Invitation }) {
  const [updateStatus, { isLoading }] = useUpdateInvitationStatusMutation();
  const showFailure = useShowFailure();
  const { label, icon, className } = statusLook(invitation.status);
  const next = nextStatus(invitation.status);

  const advance = async () => {
    if (isLoading) return;
    const { error } = await updateStatus({ invitationID: invitation.id, status: next });
    showFailure(error ? failureText('Failed to update invitation status', error) : null);
  };

  return (
    <Tooltip text={`Change to ${statusLook(next).label}`}>
      <button
        type="button"
        className={`${className} ${styles.badge}`}
        aria-label={`Status of ${invitation.guestName}: ${label}. Change to ${statusLook(next).label}`}
        // Not `disabled`, which would drop the keyboard's place in the list.
        aria-disabled={isLoading}
        onClick={() => void advance()}
      >
        <Icon name={icon} />
        {label}
      </button>
    </Tooltip>
  );
}
