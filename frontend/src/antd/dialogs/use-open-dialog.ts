import type { Location } from 'react-router';
import { useStableCallback } from '#ui/action/component-lifetime.ts';
import { useOverlay } from '#ui/address/use-overlay.ts';

export type OpenDialog = (name: string, subject?: string) => void;

/**
 * What opens the dialog of a name (`RoutedDialog`), about the thing of an id. It stands in the address, so that Back
 * closes it; the function is the same for good.
 */
export function useOpenDialog(): OpenDialog {
  const { open } = useOverlay(OPEN);
  return useStableCallback((name: string, subject = '') => open(dialogKey(name, subject)));
}

/** The address's parameter that names the open dialog and what it is about: `?open=edit-gameday.7c1`. */
export const OPEN = 'open';

/** The value of the parameter for a dialog and the id of what it is about. */
function dialogKey(name: string, subject: string): string {
  return subject ? `${name}.${subject}` : name;
}

/** Which dialog an address opens; '' for none. */
export function openDialogIn({ search }: Pick<Location, 'search'>): string {
  return new URLSearchParams(search).get(OPEN) ?? '';
}

/** The id in the parameter's value; null when it names another dialog. */
export function subjectIn(key: string, name: string): string | null {
  if (key === name) return '';
  return key.startsWith(`${name}.`) ? key.slice(name.length + 1) : null;
}
