import { useEffect, useState } from 'react';
import { forgetScan, type KeptScans, keptScans, onWalkInKey } from './scan-memory.ts';
import type { Scan } from './scans.ts';

const NONE: KeptScans = { scans: [], unread: [] };

/** What this browser keeps of what was scanned, as it is when it is first asked for, and again when its names can be read. */
export function useKeptScans() {
  const [kept, setKept] = useState(NONE);
  useEffect(() => {
    let isThere = true;
    const read = () =>
      void keptScans().then(
        (scans) => isThere && setKept(scans),
        () => undefined,
      );
    read();
    const end = onWalkInKey(read);
    return () => {
      isThere = false;
      end();
    };
  }, []);
  /** Deletes some of them. What the browser does not delete it shows again. */
  const forget = async (scans: readonly Pick<Scan, 'scope' | 'kind' | 'id'>[]) => {
    await Promise.allSettled(scans.map(forgetScan));
    setKept(await keptScans().catch(() => NONE));
  };
  return { ...kept, forget };
}
