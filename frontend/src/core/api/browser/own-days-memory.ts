import type { OwnDays } from '../generated.ts';
import { browserStore } from './browser-store.ts';

/** Where the browser keeps one's own days. */
const KEPT = 'tablefall.own-days';
/** And which changes of them somebody has seen there. */
const SEEN = 'tablefall.seen-changes';

/** Keeps them for reading without a network. Without storage they are there while there is a network. */
export function keepOwnDays(days: OwnDays): void {
  browserStore.write(KEPT, JSON.stringify(days));
}

/** What was kept for this person; null for nothing, also when the convention is over. */
export function keptOwnDays(email: string): OwnDays | null {
  const days = read();
  return days?.email === email && Date.parse(days.endsAt) > Date.now() ? days : null;
}

/** Nothing stays once its owner is not signed in any more, or once the convention is over. @param email who is signed in */
export function forgetOwnDaysOfOthers(email: string | undefined): void {
  if (email !== undefined && keptOwnDays(email)) return;
  browserStore.write(KEPT, null);
  browserStore.write(SEEN, null);
}

/** What was seen of the changes of those days. */
export function seenChanges(): readonly string[] {
  try {
    const seen: unknown = JSON.parse(browserStore.read(SEEN) ?? '[]');
    return Array.isArray(seen) ? seen.map(String) : [];
  } catch {
    return [];
  }
}

export function keepSeenChanges(changes: readonly string[]): void {
  browserStore.write(SEEN, JSON.stringify(changes));
}

function read(): OwnDays | null {
  try {
    const days: unknown = JSON.parse(browserStore.read(KEPT) ?? 'null');
    return isOwnDays(days) ? days : null;
  } catch {
    return null;
  }
}

/** A release may have kept them in another form. */
function isOwnDays(value: unknown): value is OwnDays {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['email', 'takenAt', 'endsAt', 'people', 'amountDue', 'days', 'directions'].every(
      (field) => field in value,
    )
  );
}
