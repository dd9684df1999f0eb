import { useSearchParams } from 'react-router';
import { type Answer, preselectedAnswer } from './rsvp-answer.ts';

/**
 * The answer that a mail's button preselects, until one is submitted: a reload afterwards shows the answer that was given.
 */
export function usePreselectedAnswer(): [answer: Answer | null, forget: () => void] {
  const [search, setSearch] = useSearchParams();
  const forget = () => {
    if (!search.has('answer')) return;
    const rest = new URLSearchParams(search);
    rest.delete('answer');
    setSearch(rest, { replace: true, preventScrollReset: true });
  };
  return [preselectedAnswer(search), forget];
}
