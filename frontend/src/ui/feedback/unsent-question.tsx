import { useEffect, useRef, useState } from 'react';
import { type Unsent, unsentAtDoor } from '#core/api/browser/door-scans.ts';
import { count } from '#core/text/count-text.ts';
import { MessageDialog } from './message-dialog.tsx';

export interface UnsentQuestionProps {
  title: string;
  /** Of the button that leaves all the same. */
  label: string;
  /** What waits to go up; without it, all that this browser holds. */
  unsent?: () => Promise<Unsent>;
  leave: () => void;
  onClose: () => void;
}

/** Asks whether to leave while something waits; where nothing does, it leaves at once. */
export function UnsentQuestion({ title, label, unsent = unsentAtDoor, leave, onClose }: UnsentQuestionProps) {
  const [waiting, setWaiting] = useState<Unsent | null>(null);
  const asked = useRef({ unsent, leave, onClose });
  useEffect(() => {
    let isCurrent = true;
    const { unsent, leave, onClose } = asked.current;
    void unsent().then((found) => {
      if (!isCurrent) return;
      if (found.walkIns + found.scans > 0) return setWaiting(found);
      onClose();
      leave();
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  if (!waiting) return null;
  return (
    <MessageDialog
      tone="question"
      title={title}
      action={{ label, run: leave }}
      dismissLabel="Stay"
      onClose={onClose}
    >
      {unsentWords(waiting)}
    </MessageDialog>
  );
}

function unsentWords({ walkIns, scans }: Unsent): string {
  const some = [walkIns > 0 && count(walkIns, 'walk-in'), scans > 0 && count(scans, 'scan')].filter(Boolean);
  const isOne = walkIns + scans === 1;
  const what = `${some.join(' and ')} ${isOne ? 'has' : 'have'} not gone up`;
  return walkIns > 0
    ? `${what}. People you added without a network are not registered yet, and may be lost. Stay until the network is back.`
    : `${what}, and ${isOne ? 'stays' : 'stay'} in this browser until the door is opened in it again. Better stay until the network is back.`;
}
