import { type ReactNode, useRef, useState } from 'react';
import type { Unsent } from '#api/door-memory.ts';
import { count } from '../text/count-text.ts';
import { MessageDialog } from './message-dialog.tsx';

interface UnsentQuestionOptions {
  title: string;
  /** Of the button that leaves all the same. */
  label: string;
  /** What waits to go up from this browser. */
  unsent: () => Unsent | Promise<Unsent>;
  leave: () => void;
}

/** Asks before somebody leaves the door, or signs out, while something that was done at the door has not gone up. */
export function useUnsentQuestion({ title, label, unsent, leave }: UnsentQuestionOptions): {
  ask: () => void;
  question: ReactNode;
} {
  const [waiting, setWaiting] = useState<Unsent | null>(null);
  const isAsking = useRef(false);
  const ask = async () => {
    if (isAsking.current) return;
    isAsking.current = true;
    const found = await unsent();
    isAsking.current = false;
    if (found.walkIns + found.scans > 0) setWaiting(found);
    else leave();
  };
  const question = waiting && (
    <MessageDialog
      tone="question"
      title={title}
      action={{ label, run: leave }}
      dismissLabel="Stay"
      onClose={() => setWaiting(null)}
    >
      {unsentWords(waiting)}
    </MessageDialog>
  );
  return { ask: () => void ask(), question };
}

function unsentWords({ walkIns, scans }: Unsent): string {
  const some = [walkIns > 0 && count(walkIns, 'walk-in'), scans > 0 && count(scans, 'scan')].filter(Boolean);
  const what = `${some.join(' and ')} ${walkIns + scans === 1 ? 'has' : 'have'} not gone up`;
  return walkIns > 0
    ? `${what}. Whom you added without a network is not registered yet, and may be lost. Stay until the network is back.`
    : `${what}. They stay in this browser until the door is opened in it again. Better stay until the network is back.`;
}
