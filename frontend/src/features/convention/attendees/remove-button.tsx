import { useState } from 'react';
import { type RegistrationEntry, useRemoveRegistrationMutation } from '../../../api/generated.ts';
import { MessageDialog } from '../../../ui/feedback/message-dialog.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { tellNotSaved } from './not-saved.ts';

interface RemoveButtonProps {
  entry: RegistrationEntry;
  /** The button goes with its row, so the focus needs another place. */
  onRemoved: () => void;
}

/** Takes a registration off the list, after asking. */
export function RemoveButton({ entry, onRemoved }: RemoveButtonProps) {
  const { id, email, attendees } = entry;
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useRemoveRegistrationMutation();
  const run = async () => {
    if (isLoading) return;
    const { error } = await remove(id);
    if (error) tellNotSaved(email, error);
    else onRemoved();
  };
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
