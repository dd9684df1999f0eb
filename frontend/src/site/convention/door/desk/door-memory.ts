import { inStore } from '#core/api/browser/browser-database.ts';
import { DOOR_LIST } from '#core/api/browser/door-memory.ts';
import type { BadgeBlock, Door } from '#core/api/generated.ts';
import type { KeptList } from './known-lists.ts';
import { Seal, type Sealed } from './seal.ts';

const { database } = DOOR_LIST;

/** By the key of the session or the door link. */
const seal = new Seal(database);

/** The door as it was last answered, without its keys. */
export type KeptDoor = Omit<Door, 'listKey' | 'walkInKey'>;

/** Takes over the key that the server gives to the session or the door link. */
export function keepListKey(base64: string): Promise<void> {
  return seal.keepKey(base64);
}

/** Tells when what is kept can be read. @returns what ends it */
export function onListKey(told: () => void): () => void {
  return seal.onKey(told);
}

export function keepDoor({ listKey: _, walkInKey: __, ...door }: Door): Promise<void> {
  return keep('door', door, door.endsAt);
}

export function keptDoor(): Promise<KeptDoor | null> {
  return kept<KeptDoor>('door');
}

export function keepList(list: KeptList): Promise<void> {
  return keep(`list/${list.list.scope}`, list, list.list.endsAt);
}

export function keptList(scope: string): Promise<KeptList | null> {
  return kept<KeptList>(`list/${scope}`);
}

export function keepBlock(block: BadgeBlock): Promise<void> {
  return keep('block', block, block.endsAt);
}

export function keptBlock(): Promise<BadgeBlock | null> {
  return kept<BadgeBlock>('block');
}

async function keep(name: string, value: object, endsAt: string): Promise<void> {
  const sealed = await seal.sealed(value);
  if (sealed) await inStore(database, 'readwrite', (store) => store.put({ ...sealed, endsAt }, name));
}

/** What was kept; null when there is nothing, when it is over, or when it was kept under another key. */
async function kept<Value>(name: string): Promise<Value | null> {
  const sealed = await inStore<(Sealed & { endsAt: string }) | undefined>(database, 'readonly', (store) =>
    store.get(name),
  );
  if (!sealed) return null;
  if (Date.parse(sealed.endsAt) <= Date.now()) {
    await inStore(database, 'readwrite', (store) => store.delete(name));
    return null;
  }
  return seal.opened<Value>(sealed);
}
