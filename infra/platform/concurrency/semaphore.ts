/** Lets so many work at the same time; the others wait for their turn in the order in which they came. */
export class Turns {
  private readonly waiting: (() => void)[] = [];

  constructor(private free: number) {}

  /** Whether somebody waits. */
  get isWanted(): boolean {
    return this.waiting.length > 0;
  }

  /** Resolves when it is one's turn, with what ends it. */
  async take(): Promise<() => void> {
    if (this.free > 0) {
      this.free -= 1;
    } else {
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
    return () => this.end();
  }

  /** The turn goes to the next who waits, without ever being free for somebody who came later. */
  private end(): void {
    const next = this.waiting.shift();
    if (next) {
      next();
    } else {
      this.free += 1;
    }
  }
}
