import type { ExpectedList, ExpectedParty, ExpectedPerson, WalkIn } from '#core/api/generated.ts';
import { searchable, searchedWords } from '#core/text/searchable.ts';

/** What somebody did at the door: ids and times; names only of people who were on no list. */
export interface Scan {
  /** Key of the edition, or id of a gameday. */
  scope: string;
  /** `here` is about a person, `paid` about a party; a `walk-in` registers one. */
  kind: 'here' | 'paid' | 'walk-in';
  /** Of the person, the party or the walk-in, which is a party under its id until the server says another. */
  id: string;
  /** Of whoever has the badge by the list: it may be handed on meanwhile. */
  nameId?: string;
  /** What was owed by the list, of a payment: others may take the money meanwhile. Of a walk-in what it costs. */
  owed?: number;
  /** Who is registered by a walk-in. The browser keeps it sealed. */
  walkIn?: WalkIn;
  /** Whether they are here, or have paid; false takes it back. */
  holds: boolean;
  /** ms, by the server's clock. */
  at: number;
  /** Another one about the same waited before it, or may have arrived: taking this one back is a word of its own. */
  follows?: true;
  /** It went out. While no answer comes nobody knows whether it arrived. */
  sent?: true;
  /** ms, by this device's clock: when it was taken back although it may have arrived. The next list says whether it did. */
  undoneAt?: number;
  /** Why the server did not take it. Then it is not sent again, and stays until somebody has read of it. */
  why?: string;
}

/** Scans about the same are one: the last word counts, and of several times that somebody came in the earliest. */
export function scanKey({ scope, kind, id }: Pick<Scan, 'scope' | 'kind' | 'id'>): string {
  return `${scope}/${kind}/${id}`;
}

/** A new scan about somebody of a list, or about their party. @param now ms, by the server's clock */
export function markOf(
  list: ExpectedList | undefined,
  mark: Pick<Scan, 'scope' | 'kind' | 'id' | 'holds'>,
  now: number,
): Scan {
  const { kind, id, holds } = mark;
  const person = list && findPerson(list, (each) => each.id === id)?.person;
  // Whoever takes a mark back has seen it, so it was made before, whatever this clock says.
  const at = holds || !person?.here ? now : Math.max(now, Date.parse(person.here) + 1);
  const owed = kind === 'paid' && list ? findParty(list, id)?.owed : undefined;
  return { ...mark, nameId: person?.nameId ?? undefined, owed, at };
}

/** As they were made; who was registered comes before what was scanned of them at the same moment. */
export function inOrder(scans: readonly Scan[]): Scan[] {
  return scans.toSorted((a, b) => a.at - b.at || Number(!a.walkIn) - Number(!b.walkIn));
}

/** The scans that wait, once another one is made. */
export function withScan(scans: readonly Scan[], scan: Scan): Scan[] {
  const known = scans.find((each) => scanKey(each) === scanKey(scan));
  const isRepeated =
    known?.kind === 'here' &&
    !known.why &&
    !known.undoneAt &&
    known.holds &&
    scan.holds &&
    known.nameId === scan.nameId;
  const latest: Scan = known && !known.why && !isRepeated ? { ...scan, follows: true } : scan;
  const kept = isRepeated && known.at <= scan.at ? known : latest;
  return [...scans.filter((each) => each !== known), kept];
}

/** The list as it is with the scans that the server does not know yet. */
export function withScans(list: ExpectedList, scans: readonly Scan[]): ExpectedList {
  const byKey = new Map(scans.map((scan) => [scanKey(scan), scan]));
  if (byKey.size === 0) return list;
  const { parties: known } = scans.reduce(withWalkIn, list);
  const scanOf = (kind: Scan['kind'], id: string) => byKey.get(scanKey({ scope: list.scope, kind, id }));
  const parties = known.map((party) => ({
    ...party,
    owed: scanOf('paid', party.id)?.holds ? 0 : party.owed,
    people: party.people.map((person) => ({
      ...person,
      here: hereAfter(person.here, scanOf('here', person.id)),
    })),
  }));
  return { ...list, parties };
}

/** The list with people who were registered here, as long as the server's list does not have them. */
function withWalkIn(list: ExpectedList, { scope, walkIn, owed = 0, at }: Scan): ExpectedList {
  if (!walkIn || scope !== list.scope || hasWalkIn(list, walkIn, at)) return list;
  const people = walkIn.attendees.map(({ id, name, badge }) => ({
    id,
    name,
    nameId: null,
    child: !badge,
    people: 1,
    codes: [],
    here: new Date(at).toISOString(),
  }));
  return withParty(list, { id: walkIn.id, owed: walkIn.paid ? 0 : owed, people });
}

/** Whether a list has people who were registered here. @param at when they came in, in ms */
export function hasWalkIn(list: ExpectedList, { attendees }: WalkIn, at: number): boolean {
  return list.parties.some(({ people }) => attendees.some((each) => personOfWalkIn(people, each, at)));
}

/** Whom the server has for somebody of a walk-in: the same id, or who was on the list by that name and came in at that moment. */
export function personOfWalkIn(
  people: readonly ExpectedPerson[],
  { id, name }: WalkIn['attendees'][number],
  at: number,
): ExpectedPerson | undefined {
  const came = (person: ExpectedPerson) => person.here !== null && Date.parse(person.here) === at;
  return (
    people.find((person) => person.id === id) ?? people.find((person) => person.name === name && came(person))
  );
}

/** The same rule as the server's: the earliest time stays, and an undo takes nothing back that came after it. */
export function hereAfter(here: string | null, scan: Scan | undefined): string | null {
  if (!scan) return here;
  const known = here === null ? null : Date.parse(here);
  if (scan.holds) return known !== null && known <= scan.at ? here : new Date(scan.at).toISOString();
  return known !== null && known > scan.at ? here : null;
}

/** The list with a person as the server now has them. */
export function withPerson(list: ExpectedList, id: string, here: string | null): ExpectedList {
  return changed(list, (party) => ({
    ...party,
    people: party.people.map((person) => (person.id === id ? { ...person, here } : person)),
  }));
}

/** The list with what a party now owes. */
export function withOwed(list: ExpectedList, partyId: string, owed: number): ExpectedList {
  return changed(list, (party) => (party.id === partyId ? { ...party, owed } : party));
}

/** The list with a party that was registered at the door, or that people joined there. What is known of the others stays. */
export function withParty(list: ExpectedList, party: ExpectedParty): ExpectedList {
  const known = findParty(list, party.id);
  const people = party.people.map((person) => ({
    ...person,
    ...known?.people.find(({ id }) => id === person.id),
    here: person.here,
  }));
  return { ...list, parties: [...list.parties.filter((each) => each !== known), { ...party, people }] };
}

function changed(list: ExpectedList, change: (party: ExpectedParty) => ExpectedParty): ExpectedList {
  return { ...list, parties: list.parties.map(change) };
}

export interface Found {
  party: ExpectedParty;
  person: ExpectedPerson;
}

/** Somebody of the list. */
export function findPerson(
  list: ExpectedList,
  isMeant: (person: ExpectedPerson) => boolean,
): Found | undefined {
  for (const party of list.parties) {
    const person = party.people.find(isMeant);
    if (person) return { party, person };
  }
  return undefined;
}

export function findParty(list: ExpectedList, id: string): ExpectedParty | undefined {
  return list.parties.find((party) => party.id === id);
}

/** Whom a scan is about; for a payment or a walk-in the first of the party. */
export function nameOf(lists: ReadonlyMap<string, ExpectedList>, { scope, kind, id, walkIn }: Scan): string {
  if (walkIn) return walkIn.attendees[0]?.name ?? 'Somebody';
  const list = lists.get(scope);
  if (!list) return 'Somebody';
  const person =
    kind === 'paid' ? findParty(list, id)?.people[0] : findPerson(list, (each) => each.id === id)?.person;
  return person?.name ?? 'Somebody';
}

/** How many are here, and how many are expected. */
export function countsOf(list: ExpectedList): { here: number; expected: number } {
  const people = list.parties.flatMap((party) => party.people);
  const sum = (some: ExpectedPerson[]) => some.reduce((total, person) => total + person.people, 0);
  return { here: sum(people.filter(({ here }) => here !== null)), expected: sum(people) };
}

/** Everybody whose name has all the words that were typed; first those whose words begin with them. */
export function search(list: ExpectedList, text: string, most: number): Found[] {
  const words = searchedWords(text);
  if (words.length === 0) return [];
  const first: Found[] = [];
  const others: Found[] = [];
  for (const party of list.parties) {
    for (const person of party.people) {
      const name = searchable(person.name);
      if (words.every((word) => ` ${name}`.includes(` ${word}`))) first.push({ party, person });
      else if (words.every((word) => name.includes(word))) others.push({ party, person });
    }
  }
  return [...first, ...others].slice(0, most);
}
