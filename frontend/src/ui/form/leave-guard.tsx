import { useEffect, useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { isInputLost, useAsksToLeave } from '#core/edit/unsent-input.ts';
import { MessageDialog } from '../feedback/message-dialog.tsx';

/** Asks before the person leaves a page with unsaved input: by Back, a link, a reload or closing the tab. */
export function LeaveGuard() {
  return useAsksToLeave() && <Guard />;
}

function Guard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    isInputLost(currentLocation, nextLocation),
  );
  useBeforeUnload((event) => event.preventDefault());
  return (
    <DiscardDialog
      isOpen={blocker.state === 'blocked'}
      onKeep={() => blocker.reset?.()}
      onDiscard={() => blocker.proceed?.()}
    />
  );
}

interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before what was entered is lost. */
export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  const isDiscarding = useRef(false);
  useEffect(() => {
    if (isOpen) isDiscarding.current = false;
  }, [isOpen]);
  if (!isOpen) return null;
  const discard = () => {
    isDiscarding.current = true;
    onDiscard();
  };
  return (
    <MessageDialog
      tone="question"
      title="Discard what you entered?"
      dismissLabel="Keep editing"
      action={{ label: 'Discard', run: discard }}
      onClose={() => !isDiscarding.current && onKeep()}
    >
      It has not been sent or saved.
    </MessageDialog>
  );
}
