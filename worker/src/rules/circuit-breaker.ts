import type { Verdict } from './refusal.ts';

/** What went wrong with a mail. */
export interface Failure {
  about: Verdict['about'];
  /** How far the mail came: it was refused, its connection failed, or it could not even be written. */
  ending: 'refused' | 'unreached' | 'unwritten';
  /** The server's reply, or the error. */
  text: string;
}

/** The failures that open a circuit, and the mails that ended since the first of them. */
export interface Opening {
  failures: number;
  mails: number;
}

/**
 * When more than half of so many mails are refused for good, the circuit opens, even if others are accepted between
 * them.
 */
const WINDOW = 50;

/** What a mailing's mails came to since the first failure. */
interface Tally {
  mails: number;
  /** Mails refused for good, also those refused for their recipient: no list has that many dead addresses. */
  refused: number;
  inARow: number;
}

/** Counts the failures of each mailing, and says when to stop for a while. */
export class CircuitBreaker {
  /** Only mailings with failures have an entry, so that a mail which is accepted costs nothing. */
  private readonly tallies = new Map<string, Tally>();

  /** @param limit failures in a row that open a mailing's circuit */
  constructor(private readonly limit: number) {}

  /** A mail was accepted: the server works, and takes this mailing. */
  recordSuccess(mailingId: string): void {
    const tally = this.tallies.get(mailingId);
    if (!tally) return;
    tally.mails += 1;
    tally.inARow = 0;
    if (tally.refused === 0 || tally.mails >= WINDOW) this.tallies.delete(mailingId);
  }

  /** @returns what opened the circuit now; null while it stays closed */
  recordFailure(mailingId: string, about: Failure['about']): Opening | null {
    if (about === 'nobody') return null;
    const tally = this.tallies.get(mailingId) ?? { mails: 0, refused: 0, inARow: 0 };
    tally.mails += 1;
    tally.inARow += 1;
    if (about !== 'moment') tally.refused += 1;
    const isRun = about === 'us' || tally.inARow >= this.limit;
    if (!isRun && tally.refused <= WINDOW / 2) {
      this.tallies.set(mailingId, tally);
      return null;
    }
    this.tallies.delete(mailingId);
    return isRun
      ? { failures: tally.inARow, mails: tally.inARow }
      : { failures: tally.refused, mails: tally.mails };
  }
}

const WHAT_HAPPENED: Record<Failure['ending'], (mails: string) => string> = {
  refused: (mails) => `The mail server refused ${mails}`,
  unreached: (mails) => `The mail server could not be reached for ${mails}`,
  unwritten: (mails) => `This version of the product could not write ${mails}`,
};

/** The circuit's reason as staff read it. */
export function circuitReason({ failures, mails }: Opening, { ending, text }: Failure): string {
  const inARow = failures === 1 ? 'a mail' : `${failures} mails in a row`;
  const which = failures < mails ? `${failures} of ${mails} mails` : inARow;
  return `${WHAT_HAPPENED[ending](which)}: ${text.replace(/\.+$/, '')}.`;
}
