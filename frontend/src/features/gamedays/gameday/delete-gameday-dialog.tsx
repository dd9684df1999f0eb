import { useState } from 'react';
import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import type { DialogFrame } from '#antd/dialogs/routed-dialog.tsx';
import { useMailingId } from '#antd/mail/use-mailing-id.ts';
import { type Gameday, useDeleteGamedayMutation } from '#api/generated.ts';
import { longDate } from '#ui/text/date-text.ts';
import { guestsToTell, NotifyGuests } from './notify-guests.tsx';

interface DeleteGamedayDialogProps {
  gameday: Gameday;
  frame: DialogFrame;
  onDone: () => void;
}

export function DeleteGamedayDialog({ gameday, frame, onDone }: DeleteGamedayDialogProps) {
  const [isNotifying, setNotifying] = useState(true);
  const [deleteGameday] = useDeleteGamedayMutation();
  const mailingId = useMailingId(gameday.id);
  const guests = guestsToTell(gameday);
  return (
    <ConfirmDialog
      frame={frame}
      title="Delete Gameday"
      subject={longDate(gameday.date)}
      text="Are you sure you want to delete this gameday? This will also delete all invitations and cannot be undone."
      confirmLabel="Delete"
      isDestructive
      failure="Failed to delete gameday"
      action={() => deleteGameday({ id: gameday.id, notify: guests > 0 && isNotifying, mailingId })}
      onDone={onDone}
    >
      {guests > 0 && (
        <NotifyGuests
          count={guests}
          hint="They get a mail. Those who are coming also get an updated calendar file, which takes the date out."
          isChecked={isNotifying}
          onChange={setNotifying}
        />
      )}
    </ConfirmDialog>
  );
}
