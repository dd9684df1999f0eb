import { refusalOf } from './problem.ts';

/** The specification's sentence for a failed action, with the server's reason when it gave one. */
export function failureText(sentence: string, error: unknown): string {
  const reason = refusalOf(error);
  return reason ? `${sentence.replace(/\.$/, '')}. ${reason}` : sentence;
}
