import type { Location } from 'react-router';
import { useStableCallback } from '#core/action/component-lifetime.ts';
import { endStandingOffer } from '#core/action/toast.ts';
import { useOverlay } from '#core/address/use-overlay.ts';

export type OpenDialog = (name: string, subject?: string) => void;

/** Returns a stable function that opens the `RoutedDialog` of a name, for the subject of an id. What was done before it is not undone from there. */
export function useOpenDialog(): OpenDialog {
  const { open } = useOverlay(OPEN);
  return useStableCallback((name: string, subject = '') => {
    endStandingOffer();
    open(dialogKey(name, subject));
  });
}

/** The search parameter with the open dialog and the id of its subject: `?open=edit-gameday.7c1`. */
export const OPEN = 'open';

function dialogKey(name: string, subject: string): string {
  return subject ? `${name}.${subject}` : name;
}

/** The parameter's value; '' for none. */
export function openDialogIn({ search }: Pick<Location, 'search'>): string {
  return new URLSearchParams(search).get(OPEN) ?? '';
}

/** The id in the parameter's value; null when it names another dialog. */
export function subjectIn(key: string, name: string): string | null {
  if (key === name) return '';
  return key.startsWith(`${name}.`) ? key.slice(name.length + 1) : null;
}
