import { isUnanswered, problemOf, refusalText } from './problem.ts';

/** It may have arrived; what is shown is loaded again meanwhile. */
const UNANSWERED = 'No answer came from the server: it may have been done all the same.';

/** The sentence for a failed action, followed by the server's reason when it gave one, or by what the browser knows of the network. */
export function failureText(sentence: string, error: unknown): string {
  const reason = refusalText(problemOf(error)) ?? (isUnanswered(error) ? UNANSWERED : undefined);
  return reason ? `${sentence.replace(/\.$/, '')}. ${reason}` : sentence;
}
