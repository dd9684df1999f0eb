import type { ExpectedList, ExpectedParty } from '#core/api/generated.ts';
import { type Scan, withOwed, withParty, withPerson } from './scans.ts';

/** Who is here and what is owed, as the server said when it took a scan. */
export interface Taken {
  people: { id: string; here: string | null }[];
  owed?: { party: string; owed: number };
  /** Of people who were registered at the door: all of their party. */
  joined?: ExpectedParty;
}

/** What became of a scan that was sent. */
export type Answer =
  | ({ state: 'taken' } & Taken)
  | { state: 'refused'; why: string }
  /** The server could not do this one; others may go up. */
  | { state: 'failed' }
  /** The network or the server is away: nothing goes up. */
  | { state: 'away' }
  /** The session or the link is over; the scans wait for the next one. */
  | { state: 'shut' };

/** Something that came of a scan afterwards: somebody else was earlier, or the server did not take it. */
export type News = { scan: Scan } & (
  | { kind: 'earlier'; here: string; hasWaited: boolean }
  | { kind: 'refused'; why: string }
);

/** The list as it is with what the server said. */
export function withTaken(list: ExpectedList, { people, owed, joined }: Taken): ExpectedList {
  const all = joined ? withParty(list, joined) : list;
  const here = people.reduce((each, person) => withPerson(each, person.id, person.here), all);
  return owed ? withOwed(here, owed.party, owed.owed) : here;
}
