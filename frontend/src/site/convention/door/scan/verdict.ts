import type { ExpectedList } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { type Found, findPerson } from '../desk/scans.ts';

/** What the page says of a code or a name. */
export type Verdict =
  | { kind: 'unknown'; why: 'foreign' | 'torn' | 'not-listed' | 'no-such-name' }
  /** The list said otherwise, but the server did not take it. */
  | { kind: 'refused'; why: string }
  /** Found by name, who owes was not scanned: the page asks before it checks them in, unless another door has let them in. */
  | { kind: 'come-in' | 'owes' | 'was-here'; personId: string; since?: string; scannedAt?: number };

export type VerdictKind = Verdict['kind'];

/** What is to be said of somebody who is shown at the door, before the scan itself is counted. */
export function verdictOn({ party, person }: Found): Extract<Verdict, { personId: string }> {
  const personId = person.id;
  if (person.here !== null) return { kind: 'was-here', personId, since: person.here };
  return { kind: party.owed > 0 ? 'owes' : 'come-in', personId };
}

/** Who a code belongs to, by what the list knows it by. */
export function ownerOf(list: ExpectedList, hash: string): Found | undefined {
  return findPerson(list, ({ codes }) => codes.includes(hash));
}

/** "Meera Raghunathan and 2 guests" */
export function partyName(name: string, people: number): string {
  if (people === 1) return name;
  return `${name} and ${people === 2 ? '1 guest' : `${people - 1} guests`}`;
}

/** "3 scans wait" */
export function scansWait(number: number): string {
  return `${count(number, 'scan')} ${number === 1 ? 'waits' : 'wait'}`;
}

const NUMBERS = ['', 'One', 'Both', 'All three', 'All four', 'All five', 'All six', 'All seven', 'All eight'];

/** "All three are here" */
export function allAreHere(people: number): string {
  return `${NUMBERS[people] ?? `All ${people}`} are here`;
}
