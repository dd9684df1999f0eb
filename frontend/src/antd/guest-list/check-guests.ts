import { isEmailAddress } from '#ui/form/email-address.ts';

/**
 * The expected result of a line: `dropped` lines name nobody and are not sent, `refused` and `unseated` guests are sent and
 * will fail, `known` guests do not change, `suppressed` ones stay on the list but get no mail.
 */
export type Verdict = 'invited' | 'known' | 'suppressed' | 'unseated' | 'duplicate' | 'refused' | 'dropped';

export interface Guest {
  name: string;
  email: string;
}

export interface CheckedLine {
  /** Counted from 1 as in the text box, empty lines included. */
  line: number;
  source: string;
  guest: Guest | null;
  verdict: Verdict;
  detail: string | null;
}

export const INCOMPLETE = 'not a complete e-mail address';
/** Characters, an emoji as one. */
const LONGEST_NAME = 60;
const LINK = /https?:|www\.|:\/\//i;
/** Control characters and line separators, which would break the header of a mail; the server refuses them. */
const NOT_ONE_LINE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** Parses a pasted list and gives each line a verdict, as far as possible without the server. */
export function checkGuests(text: string): CheckedLine[] {
  const lines: CheckedLine[] = [];
  const firstLines = new Map<string, number>();
  text.split(/\r\n|\n|\r/).forEach((raw, index) => {
    const source = raw.trim();
    if (!source) return;
    const parsed = parseGuest(source);
    const [verdict, detail] = judge(parsed, index + 1, firstLines);
    const guest = parsed && { name: parsed.name, email: parsed.email };
    lines.push({ line: index + 1, source, guest, verdict, detail });
  });
  return lines;
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
  if (!isEmailAddress(email)) return INCOMPLETE;
  if (!name) return 'no name';
  if ([...name].length > LONGEST_NAME) return `the name is longer than ${LONGEST_NAME} characters`;
  if (NOT_ONE_LINE.test(name)) return 'the name holds signs that cannot be printed';
  return LINK.test(name) ? 'the name holds a link' : null;
}

interface ParsedGuest {
  name: string;
  email: string;
  /** The line held an address only, and the name was read from it. */
  isNameDerived: boolean;
}

/** Reads one trimmed line of a paste; null when it names nobody. */
export function parseGuest(line: string): ParsedGuest | null {
  const [first = '', second] = line.split(/[;,\t]/, 2).map((part) => part.trim());
  if (second !== undefined) return { name: first, email: second, isNameDerived: false };
  if (first.includes('@')) return { name: nameFromAddress(first), email: first, isNameDerived: true };
  return null;
}

/** 'Mei Lin Tran' for 'mei_lin.tran@studio.example'. */
export function nameFromAddress(email: string): string {
  const words = email
    .slice(0, email.indexOf('@'))
    .split(/[._\s]+/)
    .filter(Boolean);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}
