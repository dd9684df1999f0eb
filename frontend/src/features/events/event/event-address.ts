import { useLocation, useNavigate } from 'react-router';
import { DIALOG_STATE, isDialogEntry } from '../../../antd/dialogs/dialog-address.ts';
import { useStableCallback } from '../../../ui/address/use-stable-callback.ts';

/** The address's parameter that names the event whose details are open. */
const EVENT = 'event';

/** The search part of an address with the details of an event open, or of none. */
export function withEvent(search: string, id: string | null): string {
  const params = new URLSearchParams(search);
  if (id) params.set(EVENT, id);
  else params.delete(EVENT);
  return `?${params}`;
}

/** Which event's details are open, and what opens and closes them: Back closes, a shared link opens. */
export function useOpenEvent() {
  const location = useLocation();
  const navigate = useNavigate();
  const eventId = new URLSearchParams(location.search).get(EVENT);
  const openEvent = useStableCallback((id: string) => {
    const search = withEvent(location.search, id);
    void navigate({ search }, { state: DIALOG_STATE, preventScrollReset: true });
  });
  const closeEvent = useStableCallback(() => {
    if (!eventId) return;
    if (isDialogEntry(location)) void navigate(-1);
    else
      void navigate(
        { search: withEvent(location.search, null) },
        { replace: true, preventScrollReset: true },
      );
  });
  return { eventId, openEvent, closeEvent };
}
