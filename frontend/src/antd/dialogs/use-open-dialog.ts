import { useStableCallback } from '#ui/action/component-lifetime.ts';
import { useOverlay } from '#ui/address/use-overlay.ts';
import { dialogKey, OPEN } from './dialog-address.ts';

export type OpenDialog = (name: string, subject?: string) => void;

/**
 * What opens the dialog of a name (`RoutedDialog`), about the thing of an id. It stands in the address, so that Back
 * closes it; the function is the same for good.
 */
export function useOpenDialog(): OpenDialog {
  const { open } = useOverlay(OPEN);
  return useStableCallback((name: string, subject = '') => open(dialogKey(name, subject)));
}
