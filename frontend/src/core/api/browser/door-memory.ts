import { browserStore } from './browser-store.ts';

// What the door keeps in this browser (`site/convention/door/desk`), as far as those have to know who sign people in and out.

/** A database of the browser that ends, and the note until when it stays: a browser without the note has nothing to delete. */
interface Memory {
  database: string;
  note: string;
}

/** The list of the door, under a key that ends with the session or the door link. */
export const DOOR_LIST: Memory = { database: 'tablefall-door', note: 'tablefall.door.opened' };

/** The key under which names of walk-ins wait. It stays where the door was shut to this browser: those people are in the hall. */
export const WALK_IN_KEY: Memory = { database: 'tablefall-door-names', note: 'tablefall.door.names' };

/** ms; for as long after the door the server takes or tells of walk-ins that come up late. */
const NAMES_STAY = 2 * 86_400_000;

/** Whether this browser belongs to somebody at the door, as far as it knows without asking. */
export function hasOpenedDoor(): boolean {
  return browserStore.read(DOOR_LIST.note) !== null;
}

/** @param endsAt ISO 8601: when the door ends, and with it what is kept of it */
export function noteOpenedDoor(endsAt: string): void {
  browserStore.write(DOOR_LIST.note, endsAt);
  browserStore.write(WALK_IN_KEY.note, new Date(Date.parse(endsAt) + NAMES_STAY).toISOString());
}

/** What was kept of a door that is over goes with the next visit, whichever page that is of. */
export function forgetEndedDoor(): void {
  for (const memory of [DOOR_LIST, WALK_IN_KEY]) {
    const endsAt = browserStore.read(memory.note);
    if (endsAt !== null && Date.parse(endsAt) <= Date.now()) forget(memory);
  }
}

/** The door is shut to this browser: whom it added and could not send it can still show. */
export function forgetDoorList(): void {
  forget(DOOR_LIST);
}

/** Nothing of the door can be read here any more, once somebody signs out or in. */
export function forgetDoor(): void {
  forget(DOOR_LIST);
  forget(WALK_IN_KEY);
}

function forget({ database, note }: Memory): void {
  if (browserStore.read(note) === null) return;
  // Until it is gone the note stays, so that the next visit tries again: a page that closes may have been quicker.
  indexedDB.deleteDatabase(database).onsuccess = () => browserStore.write(note, null);
}

/** Whether something may wait in this browser that was done at the door. */
export function mayHoldScans(): boolean {
  return browserStore.read(WALK_IN_KEY.note) !== null;
}
