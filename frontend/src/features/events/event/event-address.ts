import { useOverlay } from '#ui/address/use-overlay.ts';

/** The address's parameter that names the event whose details are open. */
export const EVENT = 'event';

/** Where an event is seen, whichever page leads there. */
export function addressOf(eventId: string): string {
  return `/events?${new URLSearchParams({ [EVENT]: eventId })}`;
}

/** Which event's details are open, and what opens and closes them: Back closes, a shared link opens. */
export function useOpenEvent() {
  const { value, open, close } = useOverlay(EVENT);
  return { eventId: value, openEvent: open, closeEvent: close };
}
