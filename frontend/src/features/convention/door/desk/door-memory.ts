import { DOOR_MEMORY } from '#api/door-memory.ts';
import type { Door } from '#api/generated.ts';
import type { KeptList } from './door-desk.ts';
import { type Scan, scanKey } from './scans.ts';

/** Ids and times without names; they are kept until the server has them, whoever signs in meanwhile. */
const SCANS = 'tablefall-door-scans';
const STORE = 'kept';

interface Sealed {
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
  endsAt: string;
}

/** The door as it was last answered, without its key. */
export type KeptDoor = Omit<Door, 'listKey'>;

/** What is sealed waits for the key that came with it. */
let keyIsKept: Promise<void> = Promise.resolve();

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

export async function keptScans(): Promise<Scan[]> {
  return inStore<Scan[]>(SCANS, 'readonly', (store) => store.getAll());
}

export async function keepScan(scan: Scan): Promise<void> {
  await inStore(SCANS, 'readwrite', (store) => store.put(scan, scanKey(scan)));
}

export async function forgetScan(scan: Scan): Promise<void> {
  await inStore(SCANS, 'readwrite', (store) => store.delete(scanKey(scan)));
}

async function seal(name: string, value: object, endsAt: string): Promise<void> {
  await keyIsKept;
  const key = await keptKey();
  if (!key) return;
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const data = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(JSON.stringify(value)),
  );
  await inStore(DOOR_MEMORY, 'readwrite', (store) => store.put({ iv, data, endsAt } satisfies Sealed, name));
}

/** What was kept; null when there is nothing, when it is over, or when it was kept under another key. */
async function unseal<Value>(name: string): Promise<Value | null> {
  const key = await keptKey();
  const sealed = await inStore<Sealed | undefined>(DOOR_MEMORY, 'readonly', (store) => store.get(name));
  if (!key || !sealed) return null;
  if (Date.parse(sealed.endsAt) <= Date.now()) {
    await inStore(DOOR_MEMORY, 'readwrite', (store) => store.delete(name));
    return null;
  }
  try {
    const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: sealed.iv }, key, sealed.data);
    return JSON.parse(new TextDecoder().decode(plain)) as Value;
  } catch {
    return null;
  }
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
