import { refusalOf } from '../../../api/problem.ts';

/** Whose change was refused, and why as far as the server said. */
export function failureText(whose: string, error: unknown): string {
  return `${whose}: ${refusalOf(error) ?? 'the server did not answer as it should. Please try again.'}`;
}
