import { problemOf } from '../../api/problem.ts';

/** The specification's sentence for a failed action, with the server's reason when it gave one. */
export function failureText(sentence: string, error: unknown): string {
  const { status, message } = problemOf(error);
  return status >= 400 && status < 500 && message ? `${sentence}. ${message}` : sentence;
}
