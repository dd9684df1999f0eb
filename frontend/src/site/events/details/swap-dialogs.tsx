import type { RefObject } from 'react';
import { useListEventsQuery } from '#core/api/generated.ts';
import { useScreen } from '#core/screen.ts';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import { type EventPermissions, swapText } from '../schedule/sign-up.ts';
import type { AskedSwap, Conflict, SignUp } from './use-sign-up.ts';

const SWAP = 'Leave It and Join This One';

interface SwapDialogsProps {
  signUp: SignUp;
  permissions: EventPermissions;
  /** On phones the button that was pressed goes with the swap. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

/** What is asked and told about another event at the same time. */
export function SwapDialogs({ signUp, permissions, fallbackFocus }: SwapDialogsProps) {
  const { isPhone } = useScreen();
  const refocus = isPhone ? () => fallbackFocus.current?.focus() : undefined;
  return (
    <>
      {signUp.conflict && (
        <ConflictDialog
          conflict={signUp.conflict}
          signUp={signUp}
          permissions={permissions}
          refocus={refocus}
        />
      )}
      {signUp.asked && <SwapQuestion asked={signUp.asked} signUp={signUp} />}
    </>
  );
}

interface ConflictDialogProps {
  conflict: Conflict;
  signUp: SignUp;
  permissions: EventPermissions;
  refocus: (() => void) | undefined;
}

/** Why somebody cannot join. With one other event at the same time, they can swap in one step. */
function ConflictDialog({ conflict, signUp, permissions, refocus }: ConflictDialogProps) {
  const { nameId, problem } = conflict;
  const { data: schedule = [] } = useListEventsQuery();
  const [otherId, ...more] = problem.conflictsWith;
  const other = schedule.find(({ id }) => id === otherId);
  const canSwap = nameId && otherId && more.length === 0;
  const warning = canSwap && other && swapText(other, nameId, permissions);
  return (
    <MessageDialog
      tone="error"
      title={problem.title ?? 'Error'}
      onClose={signUp.forget}
      action={canSwap ? { label: SWAP, run: () => void signUp.swap(nameId, otherId, refocus) } : undefined}
    >
      {problem.message}
      {/* The rules of the edition say whom they keep out; no other event is in the way then. */}
      {!problem.fields.id && ' You must unregister from the other event first before joining this one.'}
      {warning && ` ${warning}`}
    </MessageDialog>
  );
}

/** Asks before a spot is left that could not be taken back. */
function SwapQuestion({ asked, signUp }: { asked: AskedSwap; signUp: SignUp }) {
  const { nameId, other, text, done } = asked;
  return (
    <MessageDialog
      tone="question"
      title={`Leave ${other.gameName}`}
      onClose={signUp.forget}
      action={{ label: SWAP, run: () => void signUp.swap(nameId, other.id, done) }}
    >
      {text}
    </MessageDialog>
  );
}
