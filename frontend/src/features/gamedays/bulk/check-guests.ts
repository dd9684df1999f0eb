import { isEmailAddress } from '../../../ui/email-address.ts';
import { type ParsedGuest, parseGuest } from './parse-guests.ts';

/** What will come of a line: `dropped` lines name nobody and are not sent, `refused` guests are sent and will fail. */
export type Verdict = 'invited' | 'duplicate' | 'refused' | 'dropped';

export interface CheckedLine {
  /** Counted from 1 as in the text box, empty lines included. */
  line: number;
  source: string;
  verdict: Verdict;
  detail: string | null;
}

export interface CheckedList {
  /** Everybody the parser found, in order: this is what is sent, verdicts only inform. */
  guests: { name: string; email: string }[];
  lines: CheckedLine[];
  counts: Record<Verdict, number>;
}

const LONGEST_NAME = 60;
const LINK = /https?:|www\.|:\/\//i;

/** Parses a paste and says for every line what will come of it, as far as that can be known here. */
export function checkGuests(text: string): CheckedList {
  const list: CheckedList = {
    guests: [],
    lines: [],
    counts: { invited: 0, duplicate: 0, refused: 0, dropped: 0 },
  };
  const firstLines = new Map<string, number>();
  text.split(/\r\n|\n|\r/).forEach((raw, index) => {
    const source = raw.trim();
    if (!source) return;
    const guest = parseGuest(source);
    if (guest) list.guests.push({ name: guest.name, email: guest.email });
    const [verdict, detail] = judge(guest, index + 1, firstLines);
    list.counts[verdict]++;
    list.lines.push({ line: index + 1, source, verdict, detail });
  });
  return list;
}

function judge(
  guest: ParsedGuest | null,
  line: number,
  firstLines: Map<string, number>,
): [Verdict, string | null] {
  if (!guest) return ['dropped', 'no e-mail address'];
  const fault = faultOf(guest);
  if (fault) return ['refused', fault];
  const address = guest.email.toLowerCase();
  const firstLine = firstLines.get(address);
  if (firstLine !== undefined) return ['duplicate', `line ${firstLine}`];
  firstLines.set(address, line);
  return ['invited', guest.isNameDerived ? `name from the address: ${guest.name}` : null];
}

function faultOf({ name, email }: ParsedGuest): string | null {
  if (!isEmailAddress(email)) return 'not a complete e-mail address';
  if (!name) return 'no name';
  if (name.length > LONGEST_NAME) return `the name is longer than ${LONGEST_NAME} characters`;
  return LINK.test(name) ? 'the name holds a link' : null;
}
