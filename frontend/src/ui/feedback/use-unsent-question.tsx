import { type ReactNode, useState } from 'react';
import { mayHoldScans } from '#core/api/browser/door-memory.ts';
import { useLazyCode } from '#core/code/use-lazy-code.ts';
import { MessageDialog } from './message-dialog.tsx';
import { usePending } from './timing.ts';
import type { UnsentQuestionProps } from './unsent-question.tsx';

interface UnsentQuestionOptions extends Omit<UnsentQuestionProps, 'onClose'> {
  /** Whether anything can wait at all: most browsers were never at the door, and load none of this. */
  mayWait?: () => boolean;
}

/** The module of the question. The door loads it ahead, so that it is there without a network. */
export const loadUnsentQuestion = () => import('./unsent-question.tsx');

/** ms; a hall's network may never answer, and nobody may be held back by that from signing out. */
const LONGEST_LOAD = 3_000;

/** Asks before somebody leaves the door, or signs out, while something that was done at the door has not gone up. */
export function useUnsentQuestion({ mayWait = mayHoldScans, ...question }: UnsentQuestionOptions): {
  ask: () => void;
  isAsked: boolean;
  /** Takes the question away, unanswered. */
  withdraw: () => void;
  question: ReactNode;
} {
  const [isAsked, setAsked] = useState(false);
  const { title, label, leave } = question;
  const code = useLazyCode(loadUnsentQuestion, isAsked ? title : null);
  const isLate = usePending(isAsked && !code, LONGEST_LOAD);
  // Once it is asked by the stand-in it is answered there: code that comes later must neither answer it nor take the focus.
  const [isStandIn, setStandIn] = useState(false);
  if (isLate && !isStandIn) setStandIn(true);
  const withdraw = () => {
    setAsked(false);
    setStandIn(false);
  };
  return {
    isAsked,
    withdraw,
    ask: () => (mayWait() ? setAsked(true) : leave()),
    question:
      isAsked &&
      (isStandIn ? (
        <MessageDialog
          tone="question"
          title={title}
          action={{ label, run: leave }}
          dismissLabel="Stay"
          onClose={withdraw}
        >
          What was done at the door may not have gone up, and people you added without a network may be lost.
          Better stay until the network is back.
        </MessageDialog>
      ) : (
        code && <code.UnsentQuestion {...question} onClose={withdraw} />
      )),
  };
}
