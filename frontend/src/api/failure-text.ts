import { problemOf, refusalText } from './problem.ts';

/** The sentence for a failed action, followed by the server's reason when it gave one, or by what the browser knows of the network. */
export function failureText(sentence: string, error: unknown): string {
  const reason = refusalText(problemOf(error));
  return reason ? `${sentence.replace(/\.$/, '')}. ${reason}` : sentence;
}
