import { DOOR_MEMORY } from '#api/door-memory.ts';
import type { BadgeBlock, Door } from '#api/generated.ts';
import type { KeptList } from './known-lists.ts';
import { type Scan, scanKey } from './scans.ts';

/** Ids and times, and names sealed; they are kept until the server has them, whoever signs in meanwhile. */
const SCANS = 'tablefall-door-scans';
const STORE = 'kept';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

/** A scan as it is stored: whom a walk-in registers is sealed. */
type StoredScan = Omit<Scan, 'walkIn'> & { sealed?: Sealed };

/** The door as it was last answered, without its key. */
export type KeptDoor = Omit<Door, 'listKey'>;

/** What is sealed waits for the key that came with it. */
let keyIsKept: Promise<void> = Promise.resolve();
const keyListeners = new Set<() => void>();

/** Tells of each key that comes: what is sealed under it can be read from then on. @returns what ends it */
export function onKey(told: () => void): () => void {
  keyListeners.add(told);
  return () => void keyListeners.delete(told);
}

/**
 * Imports the key that the server gives to the session or the door link. Scripts cannot read it out of the browser again;
 * it goes with the database at sign-out.
 */
export function keepKey(base64: string): Promise<void> {
  keyIsKept = importKey(base64);
  return keyIsKept;
}

async function importKey(base64: string): Promise<void> {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt']);
  await inStore(DOOR_MEMORY, 'readwrite', (store) => store.put(key, 'key'));
  for (const told of keyListeners) told();
}

export function keepDoor({ listKey: _, ...door }: Door): Promise<void> {
  return seal('door', door, door.endsAt);
}

export function keptDoor(): Promise<KeptDoor | null> {
  return unseal<KeptDoor>('door');
}

export function keepList(kept: KeptList): Promise<void> {
  return seal(`list/${kept.list.scope}`, kept, kept.list.endsAt);
}

export function keptList(scope: string): Promise<KeptList | null> {
  return unseal<KeptList>(`list/${scope}`);
}

export function keepBlock(block: BadgeBlock): Promise<void> {
  return seal('block', block, block.endsAt);
}

export function keptBlock(): Promise<BadgeBlock | null> {
  return unseal<BadgeBlock>('block');
}

/** A walk-in whose key is another one, because somebody else has signed in, stays stored and is not shown. */
export async function keptScans(): Promise<Scan[]> {
  const stored = await inStore<StoredScan[]>(SCANS, 'readonly', (store) => store.getAll());
  const opened = stored.map(async ({ sealed, ...scan }): Promise<Scan[]> => {
    if (!sealed) return [scan];
    const walkIn = await decrypted<Scan['walkIn']>(sealed);
    return walkIn ? [{ ...scan, walkIn }] : [];
  });
  return (await Promise.all(opened)).flat();
}

/** Encrypting takes its time: what is forgotten meanwhile must not be written after that. */
let lastWrite: Promise<unknown> = Promise.resolve();

function afterLastWrite(write: () => Promise<unknown>): Promise<void> {
  const done = lastWrite.then(write, write).then(() => undefined);
  lastWrite = done;
  return done;
}

export function keepScan({ walkIn, ...scan }: Scan): Promise<void> {
  return afterLastWrite(async () => {
    const sealed = walkIn && (await encrypted(walkIn));
    if (walkIn && !sealed) throw new Error('There is no key');
    const stored: StoredScan = sealed ? { ...scan, sealed } : scan;
    await inStore(SCANS, 'readwrite', (store) => store.put(stored, scanKey(scan)));
  });
}

export function forgetScan(scan: Scan): Promise<void> {
  return afterLastWrite(() => inStore(SCANS, 'readwrite', (store) => store.delete(scanKey(scan))));
}

async function seal(name: string, value: object, endsAt: string): Promise<void> {
  const sealed = await encrypted(value);
  if (sealed) await inStore(DOOR_MEMORY, 'readwrite', (store) => store.put({ ...sealed, endsAt }, name));
}

/** Null where the server has given no key. */
async function encrypted(value: object): Promise<Sealed | null> {
  await keyIsKept;
  const key = await keptKey();
  if (!key) return null;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const text = new TextEncoder().encode(JSON.stringify(value));
  return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text) };
}

/** Null where it was encrypted under another key. */
async function decrypted<Value>({ iv, data }: Sealed): Promise<Value | null> {
  await keyIsKept.catch(() => undefined);
  const key = await keptKey();
  if (!key) return null;
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, data);
    return JSON.parse(new TextDecoder().decode(plain)) as Value;
  } catch {
    return null;
  }
}

/** What was kept; null when there is nothing, when it is over, or when it was kept under another key. */
async function unseal<Value>(name: string): Promise<Value | null> {
  const sealed = await inStore<(Sealed & { endsAt: string }) | undefined>(DOOR_MEMORY, 'readonly', (store) =>
    store.get(name),
  );
  if (!sealed) return null;
  if (Date.parse(sealed.endsAt) <= Date.now()) {
    await inStore(DOOR_MEMORY, 'readwrite', (store) => store.delete(name));
    return null;
  }
  return decrypted<Value>(sealed);
}

function keptKey(): Promise<CryptoKey | undefined> {
  return inStore<CryptoKey | undefined>(DOOR_MEMORY, 'readonly', (store) => store.get('key'));
}

async function inStore<Value>(
  name: string,
  mode: IDBTransactionMode,
  use: (store: IDBObjectStore) => IDBRequest,
): Promise<Value> {
  const database = await opened(name);
  try {
    return await new Promise<Value>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      const request = use(transaction.objectStore(STORE));
      transaction.oncomplete = () => resolve(request.result as Value);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    // An open database would hold up the sign-out of another tab, which deletes it.
    database.close();
  }
}

function opened(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
