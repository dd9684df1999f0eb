import { useRef } from 'react';
import { type Location, useBeforeUnload, useBlocker } from 'react-router';
import { MessageDialog } from '../feedback/message-dialog.tsx';

interface LeaveGuardProps {
  /** The text is stored for this tab, so only closing the tab would lose it. */
  isKept?: boolean;
  /** The search parameters that say what the form is about; another value leaves the form as well. */
  about?: readonly string[];
}

function partOf({ search }: Pick<Location, 'search'>, name: string): string | null {
  return new URLSearchParams(search).get(name);
}

/** Asks before the person leaves a page with unsaved input: by Back, a link, a reload or closing the tab. */
export function LeaveGuard({ isKept = false, about = [] }: LeaveGuardProps) {
  const isDiscarding = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isKept &&
      (currentLocation.pathname !== nextLocation.pathname ||
        about.some((name) => partOf(currentLocation, name) !== partOf(nextLocation, name))),
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
