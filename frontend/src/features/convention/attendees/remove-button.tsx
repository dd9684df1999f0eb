import { useState } from 'react';
import { type RegistrationEntry, useRemoveRegistrationMutation } from '../../../api/generated.ts';
import { MessageDialog } from '../../../ui/feedback/message-dialog.tsx';
import { Icon } from '../../../ui/pieces/icon.tsx';
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
      <button
        type="button"
        className="icon-btn"
        aria-label={`Remove the registration of ${email}`}
        title="Remove registration"
        onClick={() => setAsking(true)}
      >
        <Icon name="trash" />
      </button>
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
