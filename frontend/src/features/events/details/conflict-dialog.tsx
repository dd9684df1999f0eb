import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import type { Conflict, SignUp } from './use-sign-up.ts';

/** Says why somebody cannot join; who takes part in one other event at the time can change over in one step (spec §8). */
export function ConflictDialog({ conflict, signUp }: { conflict: Conflict; signUp: SignUp }) {
  const { nameId, problem } = conflict;
  const [other, ...more] = problem.conflictsWith;
  return (
    <MessageDialog
      tone="error"
      title={problem.title ?? 'Error'}
      onClose={signUp.forget}
      action={
        other && more.length === 0
          ? { label: 'Leave It and Join This One', run: () => void signUp.swap(nameId, other) }
          : undefined
      }
    >
      {problem.message} You must unregister from the other event first before joining this one.
    </MessageDialog>
  );
}
