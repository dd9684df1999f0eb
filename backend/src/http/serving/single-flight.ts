/**
 * Reads something that is the same for everybody once for all who ask at the same time, so that a crowd costs hardly more
 * than one visitor. Nobody gets what was read before they asked: whoever comes while a read is under way waits for the next
 * one, which sees all that was committed until then.
 */
export class SingleFlight<T> {
  private underWay: Promise<unknown> = Promise.resolve();
  private next: Promise<T> | null = null;

  constructor(private readonly read: () => Promise<T>) {}

  get(): Promise<T> {
    this.next ??= this.begin();
    return this.next;
  }

  private async begin(): Promise<T> {
    // A read that failed keeps nobody from the next one.
    await this.underWay.catch(() => undefined);
    this.next = null;
    const reading = this.read();
    this.underWay = reading;
    return reading;
  }
}
