/** A number of places that callers wait for in turn. Closing turns away everybody who waits or comes later. */
export class Slots {
  private free: number;
  private closed = false;
  private readonly waiting: ((got: boolean) => void)[] = [];

  constructor(private readonly total: number) {
    this.free = total;
  }

  get taken(): number {
    return this.total - this.free;
  }

  /** @returns false when the slots are closed */
  take(): Promise<boolean> {
    if (this.closed) return Promise.resolve(false);
    if (this.free > 0) {
      this.free -= 1;
      return Promise.resolve(true);
    }
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  giveBack(): void {
    const next = this.waiting.shift();
    if (next) next(true);
    else this.free += 1;
  }

  close(): void {
    this.closed = true;
    for (const turnAway of this.waiting.splice(0)) turnAway(false);
  }
}
