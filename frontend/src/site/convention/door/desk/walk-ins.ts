import type { ExpectedParty, WalkIn } from '#core/api/generated.ts';
import { personOfWalkIn, type Scan, scanKey } from './scans.ts';

/** Whether a scan is about somebody whom this walk-in registers, or about their payment. */
export function isAboutWalkIn({ kind, id }: Pick<Scan, 'kind' | 'id'>, walkIn: WalkIn): boolean {
  return kind !== 'walk-in' && (id === walkIn.id || walkIn.attendees.some((person) => person.id === id));
}

/**
 * A walk-in that waits with what is scanned of it: it is paid, or somebody is not here after all. Null where that cannot go up with it,
 * because it may have arrived, or nobody would be left whom its children come with.
 */
export function amendedWalkIn(
  scan: Scan,
  { kind, id, holds }: Pick<Scan, 'kind' | 'id' | 'holds'>,
): Scan | null {
  const { walkIn, owed = 0, sent } = scan;
  if (!walkIn || sent) return null;
  if (kind === 'paid') return { ...scan, walkIn: { ...walkIn, paid: holds } };
  if (holds) return scan;
  const attendees = walkIn.attendees.filter((person) => person.id !== id);
  const left = { ...walkIn, attendees };
  if (attendees.length > 0 && badgesOf(left) === 0) return null;
  return { ...scan, walkIn: left, owed: (owed * badgesOf(left)) / badgesOf(walkIn) };
}

/**
 * What was scanned of a walk-in, about the people whom the server has for it. It knows some under ids of its own: who was on the list
 * already, and came in by this walk-in.
 *
 * @param party that the server made of the walk-in
 * @param waiting what was scanned of people by the list says more of them
 * @returns null where nothing is left to say: another door let them in, and that stays
 */
export function readdressed(
  scan: Scan,
  walkIn: Scan,
  party: ExpectedParty,
  waiting: readonly Scan[],
): Scan | null {
  if (scan.kind === 'paid') return { ...scan, id: party.id };
  const meant = walkIn.walkIn?.attendees.find(({ id }) => id === scan.id);
  const person = meant && personOfWalkIn(party.people, meant, walkIn.at);
  if (!person) return null;
  const addressed = { ...scan, id: person.id };
  return waiting.some((each) => each !== scan && scanKey(each) === scanKey(addressed)) ? null : addressed;
}

/** What of these may go up: what is about people who wait themselves goes up after them. */
export function readyOf(waiting: readonly Scan[]): Scan[] {
  return waiting.filter((scan) => !waiting.some(({ walkIn }) => walkIn && isAboutWalkIn(scan, walkIn)));
}

/** Badges that people need. */
export function badgesOf({ attendees }: WalkIn): number {
  return attendees.filter(({ badge }) => badge).length;
}

/** Why a scan was not taken; of a walk-in with what is lost with it. @param scans what waits */
export function whyRefused({ walkIn }: Scan, why: string, scans: readonly Scan[]): string {
  const lost = walkIn ? scans.filter((scan) => isAboutWalkIn(scan, walkIn)) : [];
  return [
    why,
    ...(lost.some(({ kind, holds }) => kind === 'paid' && holds)
      ? ['That they have paid was not saved either.']
      : []),
    ...(lost.some(({ kind, holds }) => kind === 'here' && !holds)
      ? ['That somebody of them was taken back was not saved either.']
      : []),
  ].join(' ');
}
