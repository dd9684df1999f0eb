/** Lets the same message through once in a while: a service that is away would otherwise fill the log. */
export class LogThrottle {
  private readonly last = new Map<string, number>();

  constructor(
    private readonly silence = 30_000,
    private readonly now: () => number = () => performance.now(),
  ) {}

  worthSaying(message: string): boolean {
    const now = this.now();
    if (now - (this.last.get(message) ?? Number.NEGATIVE_INFINITY) < this.silence) return false;
    if (this.last.size > 100) this.last.clear();
    this.last.set(message, now);
    return true;
  }
}
