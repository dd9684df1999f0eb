import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it } from '@jest/globals';
import { inStore } from '#core/api/browser/browser-database.ts';
import { WALK_IN_KEY } from '#core/api/browser/door-memory.ts';
import { DOOR_SCANS } from '#core/api/browser/door-scans.ts';
import { forgetScan, keepScan, keepWalkInKey, keptScans, onWalkInKey } from './scan-memory.ts';
import type { Scan } from './scans.ts';

const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64');
const person = { id: 'p1', name: 'Wanda Walker', badge: true };
const WALK_IN: Scan = {
  scope: '2025-10',
  kind: 'walk-in',
  id: 'w1',
  walkIn: { id: 'w1', attendees: [person], paid: true },
  owed: 10,
  holds: true,
  at: 1,
};
const SCAN: Scan = { scope: '2025-10', kind: 'here', id: 'p2', holds: true, at: 2 };
const { walkIn: _, ...SEALED } = WALK_IN;

/** As somebody signs out: the keys go, and what waits stays. */
const signOut = () => deleted(WALK_IN_KEY.database);
const deleted = (name: string) =>
  new Promise<void>((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onblocked = () => reject(new Error(`${name} is open`));
  });

describe('what was scanned, as the browser keeps it', () => {
  afterEach(async () => {
    await signOut();
    await deleted(DOOR_SCANS);
  });

  it('holds ids and times of scans in clear, and names sealed', async () => {
    await keepWalkInKey(keyOf(1));
    await keepScan(WALK_IN);
    await keepScan(SCAN);

    expect(await keptScans()).toEqual({ scans: [SCAN, WALK_IN], unread: [] });
    const [here, sealed] = await inStore<Record<string, Record<string, ArrayBuffer>>[]>(
      DOOR_SCANS,
      'readonly',
      (store) => store.getAll(),
    );
    expect(here).toEqual(SCAN);
    expect(sealed).toEqual({ ...SEALED, sealed: { iv: expect.anything(), data: expect.anything() } });
    expect(Buffer.from(sealed?.sealed?.data as ArrayBuffer).toString('latin1')).not.toContain('Wanda');
  });

  it('names nobody once the key is gone, and everybody again under the same key', async () => {
    await keepWalkInKey(keyOf(1));
    await keepScan(WALK_IN);
    await keepScan(SCAN);
    await signOut();

    expect(await keptScans()).toEqual({ scans: [SCAN], unread: [SEALED] });
    await keepWalkInKey(keyOf(2));
    expect(await keptScans()).toEqual({ scans: [SCAN], unread: [SEALED] });
    await keepWalkInKey(keyOf(1));
    expect(await keptScans()).toEqual({ scans: [SCAN, WALK_IN], unread: [] });
  });

  it('is told of as soon as a key is there, until nobody listens any more', async () => {
    await keepWalkInKey(keyOf(1));
    await keepScan(WALK_IN);
    await signOut();
    const read: unknown[] = [];
    const end = onWalkInKey(() => read.push(keptScans()));

    await keepWalkInKey(keyOf(1));
    expect(await Promise.all(read)).toEqual([{ scans: [WALK_IN], unread: [] }]);
    end();
    await keepWalkInKey(keyOf(1));
    expect(read).toHaveLength(1);
  });

  it('seals under a key that is under way, and reads what waits for it', async () => {
    const given = keepWalkInKey(keyOf(1));
    await Promise.all([keepScan(WALK_IN), given]);

    expect((await keptScans()).scans).toEqual([WALK_IN]);
  });

  it('refuses to keep names that nothing seals', async () => {
    await expect(keepScan(WALK_IN)).rejects.toThrow('There is no key');
    await keepScan(SCAN);
    expect(await keptScans()).toEqual({ scans: [SCAN], unread: [] });
  });

  it('gives no script the key', async () => {
    await keepWalkInKey(keyOf(1));
    const key = await inStore<CryptoKey>(WALK_IN_KEY.database, 'readonly', (store) => store.get('key'));

    await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow('not extractable');
  });

  it('writes nothing again that was forgotten while it was sealed', async () => {
    await keepWalkInKey(keyOf(1));
    await Promise.all([keepScan(WALK_IN), forgetScan(WALK_IN)]);

    expect(await keptScans()).toEqual({ scans: [], unread: [] });
  });
});
