import type { WalkIn } from '#api/generated.ts';
import type { Scan } from './scans.ts';

/** Whether a scan is about somebody whom this walk-in registers, or about their payment. */
export function isAboutWalkIn({ kind, id }: Scan, walkIn: WalkIn): boolean {
  return kind !== 'walk-in' && (id === walkIn.id || walkIn.attendees.some((person) => person.id === id));
}

/** Badges that people need. */
export function badgesOf({ attendees }: WalkIn): number {
  return attendees.filter(({ badge }) => badge).length;
}
