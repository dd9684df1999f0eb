import type { SuppressionReason } from '#api/generated.ts';
import { type CheckedLine, INCOMPLETE } from './check-guests.ts';

/** What the server knows of an address: nothing against it, a fault, an invitation to this gameday, or why it gets no mail. */
export type KnownAddress = 'new' | 'invalid' | 'invited' | SuppressionReason;

const SUPPRESSED: Partial<Record<KnownAddress, string>> = {
  blocked: 'blocked by staff',
  'no-invitations': 'unsubscribed',
  'no-news': 'unsubscribed',
  complained: 'reported as spam',
  bounced: 'bounced',
};

/**
 * Adds to the verdicts what the server said about addresses (keys in lower case) and which guests find no seat.
 * Everybody who is not on the list already takes one, in order, as the server gives them out.
 *
 * @param seats seats left for guests who start as accepted; null when none are taken
 */
export function mergeVerdicts(
  lines: readonly CheckedLine[],
  known: ReadonlyMap<string, KnownAddress>,
  seats: number | null,
): CheckedLine[] {
  let left = seats ?? Number.POSITIVE_INFINITY;
  return lines.map((line): CheckedLine => {
    if (line.verdict !== 'invited' || !line.guest) return line;
    const knowledge = known.get(line.guest.email.toLowerCase());
    if (knowledge === 'invited') return { ...line, verdict: 'known', detail: 'will be left as it is' };
    if (knowledge === 'invalid') return { ...line, verdict: 'refused', detail: INCOMPLETE };
    left -= 1;
    if (left < 0) return { ...line, verdict: 'unseated', detail: 'the gameday is full' };
    const suppressed = knowledge && SUPPRESSED[knowledge];
    if (suppressed) return { ...line, verdict: 'suppressed', detail: suppressed };
    return line;
  });
}
