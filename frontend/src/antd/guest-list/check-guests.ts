import { addressKey, addressProblem } from '#core/edit/email-address.ts';
import { holdsAddress, linesIn, type ReadGuest, readLine } from './recognise/line.ts';
import { SEPARATOR_LINE, titlesIn } from './recognise/table-text.ts';

export { nameFromAddress, parseGuest } from './recognise/line.ts';

/**
 * The expected result of a line: `dropped` lines name nobody and are not sent, `refused` and `unseated` guests are sent and
 * will fail, `known` guests do not change, `suppressed` ones stay on the list but get no mail, and somebody has to decide
 * what an `unclear` one means.
 */
export type Verdict =
  | 'invited'
  | 'known'
  | 'suppressed'
  | 'unseated'
  | 'duplicate'
  | 'unclear'
  | 'refused'
  | 'dropped';

/** How many lines have each verdict, of none yet. */
export function noCounts(): Record<Verdict, number> {
  return {
    invited: 0,
    known: 0,
    suppressed: 0,
    unseated: 0,
    duplicate: 0,
    unclear: 0,
    refused: 0,
    dropped: 0,
  };
}

export interface Guest {
  name: string;
  email: string;
}

export interface CheckedLine {
  /** Counted from 1 as in the text box, empty lines included. Several guests may stand in one. */
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

/** Where an address stands first, by the address in small letters. */
type FirstLines = Map<string, number>;

/**
 * Parses a pasted list and gives each guest a verdict, as far as possible without the server.
 *
 * @param firstLine the number of its first line
 */
export function checkGuests(text: string, firstLine = 1): CheckedLine[] {
  const lines: CheckedLine[] = [];
  const firstLines: FirstLines = new Map();
  let isBeginning = true;
  for (const { line: place, source } of linesIn(text.normalize('NFC'))) {
    const line = firstLine - 1 + place;
    const titles: string | null = isBeginning ? titlesIn(source) : null;
    isBeginning = titles === SEPARATOR_LINE;
    if (titles) lines.push({ line, source, guest: null, verdict: 'dropped', detail: titles });
    else lines.push(...checkLine(source, line, firstLines));
  }
  return lines;
}

function checkLine(source: string, line: number, firstLines: FirstLines): CheckedLine[] {
  const { guests, extra } = readLine(source);
  if (guests.length === 0)
    return [{ line, source, guest: null, verdict: 'dropped', detail: 'no e-mail address' }];
  const isAlone = guests.length === 1 && extra.length === 0;
  const checked = guests.map((guest): CheckedLine => {
    const [verdict, detail] = judge(guest, line, firstLines);
    const { name, email } = guest;
    return { line, source: isAlone ? source : `${name}; ${email}`, guest: { name, email }, verdict, detail };
  });
  const left = extra.map((email): CheckedLine => {
    const detail = `a second address of ${guests.at(-1)?.name}; on a line of its own it is a guest`;
    return { line, source: email, guest: null, verdict: 'dropped', detail };
  });
  return [...checked, ...left];
}

function judge(guest: ReadGuest, line: number, firstLines: FirstLines): [Verdict, string | null] {
  const fault = faultOf(guest);
  if (fault) return ['refused', fault];
  const address = addressKey(guest.email);
  const first = firstLines.get(address);
  if (first !== undefined) return ['duplicate', `line ${first}`];
  firstLines.set(address, line);
  return ['invited', guest.note];
}

function faultOf({ name, email }: Guest): string | null {
  const problem = addressProblem(email, INCOMPLETE);
  if (problem) return problem;
  if (!name) return 'no name';
  if (holdsAddress(name)) return 'the name holds an e-mail address';
  if ([...name].length > LONGEST_NAME) return `the name is longer than ${LONGEST_NAME} characters`;
  if (NOT_ONE_LINE.test(name)) return 'the name holds signs that cannot be printed';
  return LINK.test(name) ? 'the name holds a link' : null;
}
