import type { ExpectedList } from '#core/api/generated.ts';
import { findParty, findPerson, hasWalkIn, type Scan } from './scans.ts';

/*
 * A scan that went out and was not answered may have arrived. When it is taken back, a list that has it tells, or one that was asked for
 * afterwards.
 */

/** Of a walk-in that was taken back too late. */
export const HAD_GONE_UP = 'They are registered: it had gone up before.';

/** Whether a list says what became of a scan that was taken back. @param askedAt ms, by this device's clock */
export function isToldOf(scan: Scan, list: ExpectedList, askedAt: number): boolean {
  const { scope, undoneAt } = scan;
  return scope === list.scope && undoneAt !== undefined && (askedAt >= undoneAt || hasArrived(scan, list));
}

/** Whether a list has a check-in at just its moment: one of another moment is somebody else's. Or it has who was registered. */
function hasArrived({ kind, id, at, walkIn }: Scan, list: ExpectedList): boolean {
  if (walkIn) return hasWalkIn(list, walkIn, at);
  const here = kind === 'here' && findPerson(list, (person) => person.id === id)?.person.here;
  return !!here && Date.parse(here) === at;
}

/**
 * What there still is to do about a scan that was taken back.
 *
 * @param now ms, by the server's clock
 * @returns the undo of a check-in that had arrived. Of a payment what is told: somebody else may have taken the money. Null when it never arrived
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
  if (scan.walkIn) return hasArrived(scan, list) ? { ...scan, why: HAD_GONE_UP } : null;
  return hasArrived(scan, list) ? { ...scan, holds: false, at: Math.max(now, scan.at + 1) } : null;
}
