import { useRef } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { MessageDialog } from '../feedback/message-dialog.tsx';

interface LeaveGuardProps {
  /** It is kept for this tab, so that closing the tab alone would lose it. */
  isKept?: boolean;
}

/** Asks before a page is left on which something was entered: by Back, a link, a reload or closing the tab. */
export function LeaveGuard({ isKept = false }: LeaveGuardProps) {
  const isDiscarding = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isKept && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload((event) => event.preventDefault());
  if (blocker.state !== 'blocked') return null;
  const discard = () => {
    isDiscarding.current = true;
    blocker.proceed();
  };
  return (
    <MessageDialog
      tone="question"
      title="Discard what you entered?"
      dismissLabel="Keep editing"
      action={{ label: 'Discard', run: discard }}
      onClose={() => !isDiscarding.current && blocker.reset()}
    >
      It has not been sent or saved.
    </MessageDialog>
  );
}
