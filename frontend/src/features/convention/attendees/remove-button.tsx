import { useState } from 'react';
import { type RegistrationEntry, useRemoveRegistrationMutation } from '#api/generated.ts';
import { useAction } from '#ui/action/use-action.ts';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { NOT_SAVED } from './not-saved.ts';

interface RemoveButtonProps {
  entry: RegistrationEntry;
  /** The button goes with its row, so the focus needs another place. */
  onRemoved: () => void;
}

/** Takes a registration off the list, after asking. */
export function RemoveButton({ entry, onRemoved }: RemoveButtonProps) {
  const { id, email, attendees } = entry;
  const [isAsking, setAsking] = useState(false);
  const [remove] = useRemoveRegistrationMutation();
  const { run } = useAction({
    send: () => remove(id),
    subject: () => ({ id, name: email }),
    failure: NOT_SAVED,
    proceed: onRemoved,
  });
  return (
    <>
      <IconButton
        icon="trash"
        label={`Remove the registration of ${email}`}
        tooltip="Remove registration"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <MessageDialog
          tone="question"
          title="Remove Registration"
          action={{ label: 'Remove', run: () => void run() }}
          onClose={() => setAsking(false)}
        >
          {attendees.map(({ name }) => name).join(', ')} ({email}) will be off the list. Their badges, and
          their spots in events, are free for others. They are not told by e-mail.
        </MessageDialog>
      )}
    </>
  );
}
