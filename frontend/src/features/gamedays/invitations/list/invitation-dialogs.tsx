import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import type { DialogFrame } from '#antd/dialogs/routed-dialog.tsx';
import { type Invitation, useDeleteInvitationMutation, useResendInvitationMutation } from '#api/generated.ts';

interface InvitationDialogProps {
  invitation: Invitation;
  frame: DialogFrame;
}

export function ResendInvitationDialog({ invitation, frame }: InvitationDialogProps) {
  const [resendInvitation] = useResendInvitationMutation();
  return (
    <ConfirmDialog
      frame={frame}
      title="Resend Invitation"
      subject={guestOf(invitation)}
      text="Are you sure you want to resend this invitation? The guest will receive another email."
      confirmLabel="Resend"
      failure="Failed to resend invitation"
      action={() => resendInvitation(invitation.id)}
    />
  );
}

export function DeleteInvitationDialog({ invitation, frame }: InvitationDialogProps) {
  const [deleteInvitation] = useDeleteInvitationMutation();
  return (
    <ConfirmDialog
      frame={frame}
      title="Delete Invitation"
      subject={guestOf(invitation)}
      text="Are you sure you want to delete this invitation? This action cannot be undone."
      confirmLabel="Delete"
      isDestructive
      failure="Failed to delete invitation"
      action={() => deleteInvitation(invitation.id)}
    />
  );
}

function guestOf({ guestName, guestEmail }: Invitation): string {
  return `${guestName}, ${guestEmail}`;
}
