import { useState } from 'react';
import { type RegistrationEntry, useEndSessionsOfMutation } from '#api/generated.ts';
import { useAction } from '#ui/action/use-action.ts';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import { showToast } from '#ui/feedback/toast.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { NOT_SAVED } from './not-saved.ts';

/** Signs somebody out everywhere, after asking: for a phone that was lost, or a mail that others got hold of. */
export function SignOutButton({ entry: { email } }: { entry: RegistrationEntry }) {
  const [isAsking, setAsking] = useState(false);
  const [end] = useEndSessionsOfMutation();
  const { run } = useAction({
    send: () => end({ email }),
    subject: () => ({ id: email, name: email }),
    failure: NOT_SAVED,
    succeeded: () => showToast({ title: `${email} is logged out everywhere` }),
  });
  return (
    <>
      <IconButton
        icon="logout"
        label={`Log ${email} out everywhere`}
        tooltip="Log out everywhere"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <MessageDialog
          tone="question"
          title="Log Out Everywhere"
          action={{ label: 'Log out', run: () => void run() }}
          onClose={() => setAsking(false)}
        >
          All browsers in which {email} is signed in are logged out, and the links in mails sent so far lead
          nowhere. The registration stays. Whoever reads mail of this address can log in again.
        </MessageDialog>
      )}
    </>
  );
}
