import { refusalOf } from '../../../api/problem.ts';
import { showToast } from '../../../ui/feedback/toast.ts';

/** Tells whose change was not saved, and why as far as the server said. */
export function tellNotSaved(whose: string, error: unknown): void {
  const reason = refusalOf(error) ?? 'The server did not answer as it should. Please try again.';
  showToast({ variant: 'destructive', title: 'That was not saved', description: `${whose}: ${reason}` });
}
