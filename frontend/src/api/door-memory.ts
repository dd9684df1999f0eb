import { browserStore } from './browser-store.ts';

/** Where the door keeps its list in the browser (`features/convention/door/desk/door-memory.ts`). */
export const DOOR_MEMORY = 'tablefall-door';

const OPENED = 'tablefall.door.opened';

/** Whether this browser belongs to somebody at the door, as far as it knows without asking. */
export function hasOpenedDoor(): boolean {
  return browserStore.read(OPENED) !== null;
}

/** @param endsAt ISO 8601: when the door ends, and with it what is kept of it */
export function noteOpenedDoor(endsAt: string): void {
  browserStore.write(OPENED, endsAt);
}

/** What was kept of a door that is over goes with the next visit, whichever page that is of. */
export function forgetEndedDoor(): void {
  const endsAt = browserStore.read(OPENED);
  if (endsAt !== null && Date.parse(endsAt) <= Date.now()) forgetDoorList();
}

/** Nothing of it stays once somebody signs out; a browser that never opened the door has nothing to delete. */
export function forgetDoorList(): void {
  if (!hasOpenedDoor()) return;
  // Until it is gone the note stays, so that the next visit tries again: a page that closes may have been quicker.
  indexedDB.deleteDatabase(DOOR_MEMORY).onsuccess = () => browserStore.write(OPENED, null);
}
