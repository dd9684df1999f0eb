import { inStore } from '#core/api/browser/browser-database.ts';
import { WALK_IN_KEY } from '#core/api/browser/door-memory.ts';
import { DOOR_SCANS } from '#core/api/browser/door-scans.ts';
import { type Scan, scanKey } from './scans.ts';
import { Seal, type Sealed } from './seal.ts';

/** By the key of the edition: what waits can be read and sent by whoever has the door here next. */
const seal = new Seal(WALK_IN_KEY.database);

/** A scan as it is stored: whom a walk-in registers is sealed. */
type StoredScan = Omit<Scan, 'walkIn'> & { sealed?: Sealed };

/** What this browser keeps of what was scanned. */
export interface KeptScans {
  scans: Scan[];
  /** Walk-ins whose names were sealed under a key that is not here: nobody has the door in this browser, or it was another convention's. */
  unread: Omit<Scan, 'walkIn'>[];
}

/** Takes over the key of the edition, which the server gives to whoever has the door. */
export function keepWalkInKey(base64: string): Promise<void> {
  return seal.keepKey(base64);
}

/** Tells when walk-ins that wait can be read. @returns what ends it */
export function onWalkInKey(told: () => void): () => void {
  return seal.onKey(told);
}

export async function keptScans(): Promise<KeptScans> {
  const kept: KeptScans = { scans: [], unread: [] };
  for (const { sealed, ...scan } of await inStore<StoredScan[]>(DOOR_SCANS, 'readonly', (store) =>
    store.getAll(),
  )) {
    const walkIn = sealed && (await seal.opened<NonNullable<Scan['walkIn']>>(sealed));
    if (walkIn === null) kept.unread.push(scan);
    else kept.scans.push(walkIn ? { ...scan, walkIn } : scan);
  }
  return kept;
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
    const sealed = walkIn && (await seal.sealed(walkIn));
    if (walkIn && !sealed) throw new Error('There is no key');
    const stored: StoredScan = sealed ? { ...scan, sealed } : scan;
    await inStore(DOOR_SCANS, 'readwrite', (store) => store.put(stored, scanKey(scan)));
  });
}

export function forgetScan(scan: Pick<Scan, 'scope' | 'kind' | 'id'>): Promise<void> {
  return afterLastWrite(() => inStore(DOOR_SCANS, 'readwrite', (store) => store.delete(scanKey(scan))));
}
