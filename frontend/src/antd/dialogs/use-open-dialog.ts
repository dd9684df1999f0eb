import { useLocation, useNavigate } from 'react-router';
import { useStableCallback } from '../../ui/address/use-stable-callback.ts';
import { DIALOG_STATE, dialogKey, withDialog } from './dialog-address.ts';

export type OpenDialog = (name: string, subject?: string) => void;

/**
 * What opens the dialog of a name (`RoutedDialog`), about the thing of an id. It stands in the address, so that Back
 * closes it; the function is the same for good.
 */
export function useOpenDialog(): OpenDialog {
  const navigate = useNavigate();
  const location = useLocation();
  return useStableCallback((name: string, subject = '') => {
    const search = withDialog(location, dialogKey(name, subject));
    void navigate({ search }, { state: DIALOG_STATE, preventScrollReset: true });
  });
}
