import { problemOf } from '../../../api/problem.ts';

/** Whose change was refused, and why as far as the server said. */
export function failureText(whose: string, error: unknown): string {
  const { status, message } = problemOf(error);
  const reason = status >= 400 && status < 500 ? message : undefined;
  return `${whose}: ${reason ?? 'the server did not answer as it should. Please try again.'}`;
}
