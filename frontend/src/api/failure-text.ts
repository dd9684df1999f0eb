import { refusalOf } from './problem.ts';

/** The sentence for a failed action, followed by the server's reason when it gave one. */
export function failureText(sentence: string, error: unknown): string {
  const reason = refusalOf(error);
  return reason ? `${sentence.replace(/\.$/, '')}. ${reason}` : sentence;
}
