import type { ExpectedList } from '#api/generated.ts';
import { findParty, findPerson, type Scan } from './scans.ts';

/*
 * A scan that went out and was not answered may have arrived. When it is taken back, only a list that was asked for afterwards tells.
 */

/** Whether a list says what became of a scan that was taken back. @param askedAt ms, by this device's clock */
export function isToldOf(
  { scope, undoneAt = Number.POSITIVE_INFINITY }: Scan,
  list: ExpectedList,
  askedAt: number,
): boolean {
  return scope === list.scope && askedAt >= undoneAt;
}

/**
 * What there still is to do about a scan that was taken back.
 *
 * @param now ms, by the server's clock
 * @returns the undo of a check-in that had arrived, which the list has at just its moment: one of another moment is somebody else's and
 *   stays. Of a payment what is told: somebody else may have taken the money. Null when it never arrived
 */
export function leftOfUndone(
  { sent: _, undoneAt: __, ...scan }: Scan,
  list: ExpectedList,
  now: number,
): Scan | null {
  if (scan.kind === 'paid') {
    const isPaid = (findParty(list, scan.id)?.owed ?? 0) < (scan.owed ?? 0);
    return isPaid
      ? { ...scan, why: 'It is marked as paid. If nobody took the money, take it back once more.' }
      : null;
  }
  const here = findPerson(list, ({ id }) => id === scan.id)?.person.here;
  const isOwn = here && Date.parse(here) === scan.at;
  return isOwn ? { ...scan, holds: false, at: Math.max(now, scan.at + 1) } : null;
}
