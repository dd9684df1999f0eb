import { createContext, useContext } from 'react';
import { showToast } from '../feedback/toast.ts';

/** `null` takes away what was said before. */
export type ShowFailure = (text: string | null) => void;

/** Where there is no banner, a toast alone tells it. */
export const FailureContext = createContext<ShowFailure>(toastFailure);

/** Says that an action failed: in a toast, and in the page's banner where it has one. */
export function useShowFailure(): ShowFailure {
  return useContext(FailureContext);
}

export function toastFailure(text: string | null): void {
  if (text) showToast({ title: 'Error', description: text, variant: 'destructive' });
}
