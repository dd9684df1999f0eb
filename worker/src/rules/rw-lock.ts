/**
 * Lets work run beside other work, or alone. Work that runs alone waits until the others have ended, and later ones
 * wait for it.
 */
export class RwLock {
  private beside = new Set<Promise<unknown>>();
  private lastAlone: Promise<unknown> = Promise.resolve();

  async runShared<T>(work: () => Promise<T>): Promise<T> {
    let seen: Promise<unknown>;
    do {
      seen = this.lastAlone;
      await seen;
    } while (seen !== this.lastAlone);
    const running = work();
    const settled = running.catch(() => undefined);
    this.beside.add(settled);
    void settled.finally(() => this.beside.delete(settled));
    return running;
  }

  runExclusive<T>(work: () => Promise<T>): Promise<T> {
    const before = this.lastAlone;
    const others = [...this.beside];
    const running = before.then(() => Promise.all(others)).then(work);
    this.lastAlone = running.catch(() => undefined);
    return running;
  }
}
