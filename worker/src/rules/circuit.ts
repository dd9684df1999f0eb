import type { Verdict } from './refusal.ts';

/** Counts failures in a row that are not about one recipient, and says when to stop trying for a while. */
export class Circuit {
  private failures = 0;

  constructor(private readonly limit: number) {}

  /** A mail was accepted, or refused for its recipient alone: the server works. */
  worked(): void {
    this.failures = 0;
  }

  /** @returns how many failures opened the circuit now; 0 while it stays closed */
  failed(about: Verdict['about']): number {
    if (about === 'recipient') {
      this.worked();
      return 0;
    }
    this.failures += 1;
    if (this.failures < this.limit && about !== 'us') return 0;
    const opened = this.failures;
    this.failures = 0;
    return opened;
  }
}

/** The circuit's reason as staff read it. */
export function pauseReason(failures: number, reply: string, until: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone })
    .format(until)
    .replace(/\s/u, ' ');
  const what = failures === 1 ? 'a mail' : `${failures} mails in a row`;
  return `The mail server refused ${what}: ${reply.replace(/\.+$/, '')}. Trying again at ${time}.`;
}
