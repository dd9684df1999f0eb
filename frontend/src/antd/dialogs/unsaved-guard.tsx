import { useBeforeUnload, useBlocker } from 'react-router';
import { openDialogIn } from './dialog-address.ts';
import { DiscardDialog } from './discard-dialog.tsx';

interface UnsavedGuardProps {
  /** Whether the dialog is being left with its work done. */
  mayLeave: () => boolean;
}

/** Asks before a dialog is left in which something was entered: by Escape, Cancel, Back, a link or a reload. */
export function UnsavedGuard({ mayLeave }: UnsavedGuardProps) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !mayLeave() &&
      (currentLocation.pathname !== nextLocation.pathname ||
        openDialogIn(currentLocation) !== openDialogIn(nextLocation)),
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
