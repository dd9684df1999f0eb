const SECOND = 1_000;

/** Within one process: at most `limit` mails in any one second, over a window that slides. A limit of 0 lets everything pass. */
export class RateWindow {
  private readonly sent: number[] = [];

  constructor(
    private readonly limit: number,
    /** A clock that nobody sets: a step of the machine's clock must not stop all mail. */
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Takes a place in the window; otherwise says how many milliseconds to wait before asking again. */
  take(): number {
    const now = this.now();
    while (this.sent[0] !== undefined && this.sent[0] <= now - SECOND) this.sent.shift();
    if (this.limit === 0) return 0;
    const oldest = this.sent[0];
    if (this.sent.length >= this.limit && oldest !== undefined) return oldest + SECOND - now;
    this.sent.push(now);
    return 0;
  }

  /** Counts a mail that does not wait: sign-in mail goes out at once and leaves less room to bulk mail. */
  count(): void {
    if (this.limit > 0) this.sent.push(this.now());
  }
}
