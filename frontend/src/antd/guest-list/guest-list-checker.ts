import type { SuppressionReason } from '#core/api/staff.ts';
import { addressKey } from '#core/edit/email-address.ts';
import {
  type CheckedLine,
  checkGuests,
  type Guest,
  INCOMPLETE,
  noCounts,
  type Verdict,
} from './check-guests.ts';
import { type FileToRead, type GuestFile, readGuestFile } from './guest-file.ts';
import { type Columns, firstLineOf, guessColumns, type Table } from './recognise/columns.ts';
import { linesOf, otherTableIn, type TableView, viewOf } from './recognise/table-text.ts';

/** Shown verdicts; 100,000 of them would freeze the page. */
const MOST_SHOWN_LINES = 300;
/** Addresses in one request. */
const MOST_ADDRESSES = 100_000;

export interface GuestListSummary {
  counts: Record<Verdict, number>;
  /** Entries checked, empty lines left out; several may stand in one line. */
  total: number;
  /** Lines that they stand in. */
  lines: number;
  /** How many guests are sent: everybody the parser found, verdicts only inform. */
  guests: number;
  /** Addresses that were not sent to the server yet. */
  unknownAddresses: number;
  all: CheckedLine[];
  problems: CheckedLine[];
  /** The table that the text seems to be; the verdicts are on what it would be read as. Null for a list of lines. */
  table: TableView | null;
}

/** The server's report on addresses; those that it does not name are fine. */
export interface AddressReport {
  invalid: string[];
  /** Those who were invited before. */
  alreadyInvited?: string[];
  suppressed: { email: string; reason: SuppressionReason }[];
}

/**
 * Checks a pasted list. It runs in a web worker, because checking 100,000 lines would freeze the page.
 */
export class GuestListChecker {
  private local: CheckedLine[] = [];
  private lines: CheckedLine[] = [];
  private readonly known = new Map<string, KnownAddress>();
  private seats: number | null = null;
  private text = '';
  private isByLine = false;
  private table: Table | null = null;
  private columns: Columns = {};

  check(text: string): GuestListSummary {
    this.text = text;
    // Until the box is empty again, a list that is read line by line stays one.
    if (text.trim() === '') this.isByLine = false;
    this.table = this.isByLine ? null : otherTableIn(text);
    if (this.table) return this.chooseColumns(guessColumns('guests', this.table));
    this.local = checkGuests(text);
    return this.summarise();
  }

  /** Reads the table by other columns. */
  chooseColumns(columns: Columns): GuestListSummary {
    if (!this.table) return this.summarise();
    this.columns = columns;
    this.local = checkGuests(this.tableText(), firstLineOf(this.table));
    return this.summarise();
  }

  /** Reads what seemed to be a table as a list of lines. */
  readByLine(): GuestListSummary {
    this.isByLine = true;
    return this.check(this.text);
  }

  /** The table as lines of `name; email`, as the text box takes them. */
  tableText(): string {
    return this.table ? linesOf(this.table, this.columns).join('\n') : '';
  }

  /** @param seats seats left when the guests start as accepted, else null */
  limitSeats(seats: number | null): GuestListSummary {
    this.seats = seats;
    return this.summarise();
  }

  /** Valid addresses for the next request; each is returned once. */
  nextUnknownAddresses(): string[] {
    const emails: string[] = [];
    for (const line of this.local) {
      if (emails.length === MOST_ADDRESSES) break;
      if (!this.isUnknown(line) || !line.guest) continue;
      emails.push(line.guest.email);
      this.known.set(addressKey(line.guest.email), 'new');
    }
    return emails;
  }

  recordReport({ invalid, alreadyInvited = [], suppressed }: AddressReport): GuestListSummary {
    for (const email of invalid) this.known.set(addressKey(email), 'invalid');
    for (const { email, reason } of suppressed) this.known.set(addressKey(email), reason);
    for (const email of alreadyInvited) this.known.set(addressKey(email), 'invited');
    return this.summarise();
  }

  /** The request failed; its addresses are returned again. */
  releaseAddresses(emails: string[]): void {
    for (const email of emails) this.known.delete(addressKey(email));
  }

  guests(): Guest[] {
    return this.local.flatMap(({ guest }) => guest ?? []);
  }

  /** The guest at `index`, from 0, of those who will get the mail. */
  recipientAt(index: number): Guest | null {
    let at = index;
    for (const { verdict, guest } of this.lines) {
      if (verdict === 'invited' && at-- === 0) return guest;
    }
    return null;
  }

  readFile(file: FileToRead): GuestFile {
    return readGuestFile(file);
  }

  private isUnknown({ verdict, guest }: CheckedLine): boolean {
    return verdict === 'invited' && guest !== null && !this.known.has(addressKey(guest.email));
  }

  private summarise(): GuestListSummary {
    this.lines = mergeVerdicts(this.local, this.known, this.seats);
    const summary: GuestListSummary = {
      counts: noCounts(),
      total: this.lines.length,
      lines: 0,
      guests: 0,
      unknownAddresses: 0,
      all: this.lines.slice(0, MOST_SHOWN_LINES),
      problems: [],
      table: this.table && viewOf(this.table, this.columns),
    };
    let before = 0;
    for (const line of this.lines) {
      if (line.line !== before) summary.lines++;
      before = line.line;
      summary.counts[line.verdict]++;
      if (line.guest) summary.guests++;
      if (this.isUnknown(line)) summary.unknownAddresses++;
      if (line.verdict !== 'invited' && summary.problems.length < MOST_SHOWN_LINES)
        summary.problems.push(line);
    }
    return summary;
  }
}

export type CheckerMethod = keyof GuestListChecker;

/** A call of one of the checker's methods, as the page posts it to the worker. */
export interface CheckerCall<Method extends CheckerMethod = CheckerMethod> {
  id: number;
  method: Method;
  argument: Parameters<GuestListChecker[Method]>[0];
}

/** What comes back: what the method returned, or the text of what it threw. */
export type CheckerAnswer =
  | { id: number; result: ReturnType<GuestListChecker[CheckerMethod]> }
  | { id: number; error: string };

/** What the server knows of an address: fine, invalid, invited already, or why it gets no mail. */
type KnownAddress = 'new' | 'invalid' | 'invited' | SuppressionReason;

const SUPPRESSED: Partial<Record<KnownAddress, string>> = {
  blocked: 'blocked by staff',
  'no-invitations': 'unsubscribed',
  'no-news': 'unsubscribed',
  complained: 'reported as spam',
  bounced: 'bounced',
};

/**
 * Adds the server's report (keys in lower case) and missing seats to the verdicts. Everybody who is not invited yet takes a
 * seat, in order, as on the server.
 *
 * @param seats seats left for guests who start as accepted; null when none are taken
 */
function mergeVerdicts(
  lines: readonly CheckedLine[],
  known: ReadonlyMap<string, KnownAddress>,
  seats: number | null,
): CheckedLine[] {
  let left = seats ?? Number.POSITIVE_INFINITY;
  return lines.map((line): CheckedLine => {
    if (line.verdict !== 'invited' || !line.guest) return line;
    const knowledge = known.get(addressKey(line.guest.email));
    if (knowledge === 'invited') return { ...line, verdict: 'known', detail: 'will be left as it is' };
    if (knowledge === 'invalid') return { ...line, verdict: 'refused', detail: INCOMPLETE };
    left -= 1;
    if (left < 0) return { ...line, verdict: 'unseated', detail: 'the gameday is full' };
    const suppressed = knowledge && SUPPRESSED[knowledge];
    if (suppressed) return { ...line, verdict: 'suppressed', detail: suppressed };
    return line;
  });
}
