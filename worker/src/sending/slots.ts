import pLimit, { type LimitFunction } from 'p-limit';

/**
 * Limits how many mails a sender hands over at a time: so many to each host. A host that does not answer holds up nothing that is for
 * another.
 */
export class Slots {
  private readonly hosts = new Map<string, LimitFunction>();

  constructor(private count: number) {}

  /** Does work as soon as a slot of a host is free. */
  run<T>(host: string, work: () => Promise<T>): Promise<T> {
    const ofHost = this.hosts.get(host) ?? pLimit(this.count);
    this.hosts.set(host, ofHost);
    return ofHost(work);
  }

  resize(count: number): void {
    this.count = count;
    for (const ofHost of this.hosts.values()) ofHost.concurrency = count;
  }

  /** Nothing is under way, and nothing waits. */
  get isIdle(): boolean {
    return [...this.hosts.values()].every(
      ({ activeCount, pendingCount }) => activeCount + pendingCount === 0,
    );
  }
}
