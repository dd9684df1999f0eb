import type { Verdict } from './refusal.ts';

/** What went wrong with a mail that is not about its recipient alone. */
export interface Failure {
  about: Verdict['about'];
  /** How far the mail came: it was refused, its connection failed, or it could not even be written. */
  ending: 'refused' | 'unreached' | 'unwritten';
  /** The server's reply, or the error. */
  text: string;
}

/** Counts each mailing's failures in a row that are not about one recipient, and says when to stop for a while. */
export class Circuits {
  private readonly failures = new Map<string, number>();

  /** @param limit failures in a row that open a mailing's circuit */
  constructor(private readonly limit: number) {}

  /** A mail was accepted, or refused for its recipient alone: the server works, and takes this mailing. */
  worked(mailingId: string): void {
    this.failures.delete(mailingId);
  }

  /** @returns how many failures opened the circuit now; 0 while it stays closed */
  failed(mailingId: string, about: Failure['about']): number {
    if (about === 'recipient') {
      this.worked(mailingId);
      return 0;
    }
    const failures = (this.failures.get(mailingId) ?? 0) + 1;
    if (failures < this.limit && about !== 'us') {
      this.failures.set(mailingId, failures);
      return 0;
    }
    this.failures.delete(mailingId);
    return failures;
  }
}

const WHAT_HAPPENED: Record<Failure['ending'], (mails: string) => string> = {
  refused: (mails) => `The mail server refused ${mails}`,
  unreached: (mails) => `The mail server could not be reached for ${mails}`,
  unwritten: (mails) => `This version of the product could not write ${mails}`,
};

/** The circuit's reason as staff read it. */
export function circuitReason(failures: number, { ending, text }: Failure): string {
  const mails = failures === 1 ? 'a mail' : `${failures} mails in a row`;
  return `${WHAT_HAPPENED[ending](mails)}: ${text.replace(/\.+$/, '')}.`;
}
