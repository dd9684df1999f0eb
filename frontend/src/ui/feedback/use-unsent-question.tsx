import { type ReactNode, useState } from 'react';
import { mayHoldScans } from '#api/browser/door-memory.ts';
import { useLazyCode } from '../code/use-lazy-code.ts';
import type { UnsentQuestionProps } from './unsent-question.tsx';

interface UnsentQuestionOptions extends Omit<UnsentQuestionProps, 'onClose'> {
  /** Whether anything can wait at all: most browsers were never at the door, and load none of this. */
  mayWait?: () => boolean;
}

/** The module of the question. The door loads it ahead, so that it is there without a network. */
export const loadUnsentQuestion = () => import('./unsent-question.tsx');

/** Asks before somebody leaves the door, or signs out, while something that was done at the door has not gone up. */
export function useUnsentQuestion({ mayWait = mayHoldScans, ...question }: UnsentQuestionOptions): {
  ask: () => void;
  isAsked: boolean;
  /** Takes the question away, unanswered. */
  withdraw: () => void;
  question: ReactNode;
} {
  const [isAsked, setAsked] = useState(false);
  const code = useLazyCode(loadUnsentQuestion, isAsked ? question.title : null);
  const withdraw = () => setAsked(false);
  return {
    isAsked,
    withdraw,
    ask: () => (mayWait() ? setAsked(true) : question.leave()),
    question: isAsked && code && <code.UnsentQuestion {...question} onClose={withdraw} />,
  };
}
