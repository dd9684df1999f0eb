import { useState } from 'react';
import { type RegistrationEntry, useRemoveRegistrationMutation } from '../../../api/generated.ts';
import { MessageDialog } from '../../../ui/feedback/message-dialog.tsx';
import { IconButton } from '../../../ui/form/icon-button.tsx';
import { failureText, type ShowFailure } from './failure-text.ts';

/** Takes a registration off the list, after asking. */
export function RemoveButton({ entry, onFailure }: { entry: RegistrationEntry; onFailure: ShowFailure }) {
  const { id, email, attendees } = entry;
  const [isAsking, setAsking] = useState(false);
  const [remove] = useRemoveRegistrationMutation();
  const run = async () => {
    const { error } = await remove(id);
    onFailure(error ? failureText(email, error) : null);
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
          tone="error"
          title="Remove Registration"
          action={{ label: 'Remove', run: () => void run() }}
          onClose={() => setAsking(false)}
        >
          {attendees.map(({ name }) => name).join(', ')} ({email}) will be off the list, and their badges are
          free for others. Nobody is told by e-mail.
        </MessageDialog>
      )}
    </>
  );
}
