import { problemOf, refusalOf } from './problem.ts';

const NO_NETWORK = 'You have no network. Try again when it is back.';

/** The sentence for a failed action, followed by the server's reason when it gave one, or by what the browser knows of the network. */
export function failureText(sentence: string, error: unknown): string {
  const isOffline = problemOf(error).status === 0 && !navigator.onLine;
  const reason = refusalOf(error) ?? (isOffline ? NO_NETWORK : undefined);
  return reason ? `${sentence.replace(/\.$/, '')}. ${reason}` : sentence;
}
