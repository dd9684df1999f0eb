import {
  type Invitation,
  useDeleteInvitationMutation,
  useResendInvitationMutation,
} from '../../../api/generated.ts';
import { BulkInviteDialog } from '../bulk/bulk-invite-dialog.tsx';
import { BulkResultDialog } from '../bulk/bulk-result-dialog.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { DeleteGamedayDialog } from './delete-gameday-dialog.tsx';
import { GamedayDialog } from './gameday-dialog.tsx';
import { InviteGuestDialog } from './invite-guest-dialog.tsx';
import type { ManagementDialog, OpenDialog } from './management-dialog.ts';
import { RemindDialog } from './remind-dialog.tsx';

interface ManagementDialogsProps {
  dialog: ManagementDialog;
  isOpen: boolean;
  onOpen: OpenDialog;
  onClose: () => void;
  onClosed: () => void;
  onGamedayCreated: () => void;
  onGamedaySaved: () => void;
  onGamedayDeleted: (id: string) => void;
  onInvitationDeleted: () => void;
}

/** Every dialog of gameday management; one at a time. */
export function ManagementDialogs(props: ManagementDialogsProps) {
  const { dialog, isOpen, onOpen, onClose, onClosed } = props;
  const frame = { isOpen, onClose, onClosed };
  const [deleteInvitation] = useDeleteInvitationMutation();
  const [resendInvitation] = useResendInvitationMutation();
  switch (dialog.kind) {
    case 'create-gameday':
      return <GamedayDialog {...frame} onSaved={props.onGamedayCreated} />;
    case 'edit-gameday':
      return <GamedayDialog {...frame} gameday={dialog.gameday} onSaved={props.onGamedaySaved} />;
    case 'invite-guest':
      return <InviteGuestDialog {...frame} gameday={dialog.gameday} />;
    case 'remind':
      return <RemindDialog {...frame} gameday={dialog.gameday} />;
    case 'bulk-invite':
      return (
        <BulkInviteDialog
          {...frame}
          gameday={dialog.gameday}
          onSent={(result) => onOpen({ kind: 'bulk-result', result })}
        />
      );
    case 'bulk-result':
      return <BulkResultDialog {...frame} result={dialog.result} />;
    case 'delete-gameday':
      return (
        <DeleteGamedayDialog
          {...frame}
          gameday={dialog.gameday}
          onDone={() => props.onGamedayDeleted(dialog.gameday.id)}
        />
      );
    case 'resend-invitation':
      return (
        <ConfirmDialog
          {...frame}
          title="Resend Invitation"
          subject={guestOf(dialog.invitation)}
          text="Are you sure you want to resend this invitation? The guest will receive another email."
          confirmLabel="Resend"
          isDestructive={false}
          failure="Failed to resend invitation"
          action={() => resendInvitation(dialog.invitation.id)}
        />
      );
    case 'delete-invitation':
      return (
        <ConfirmDialog
          {...frame}
          title="Delete Invitation"
          subject={guestOf(dialog.invitation)}
          text="Are you sure you want to delete this invitation? This action cannot be undone."
          confirmLabel="Delete"
          isDestructive
          failure="Failed to delete invitation"
          action={() => deleteInvitation(dialog.invitation.id)}
          onDone={props.onInvitationDeleted}
        />
      );
  }
}

function guestOf({ guestName, guestEmail }: Invitation): string {
  return `${guestName}, ${guestEmail}`;
}
