import { refusalOf } from '../../../api/problem.ts';

/** Shows why a change was not saved; null takes it away. */
export type ShowFailure = (text: string | null) => void;

/** Whose change was refused, and why as far as the server said. */
export function failureText(whose: string, error: unknown): string {
  return `${whose}: ${refusalOf(error) ?? 'the server did not answer as it should. Please try again.'}`;
}
