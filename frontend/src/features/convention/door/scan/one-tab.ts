/** The lock of the tab that works the door. */
const LOCK = 'tablefall-door';

/**
 * Of several tabs one works the door: each holds its own copy of what waits, so what is taken back in one could be sent by
 * another. The tab that somebody looks at takes the door over, and the others stop sending.
 *
 * Where the browser has no locks, for example without TLS, every tab works by itself.
 */
class OneTab {
  private holds = !('locks' in navigator);
  private release: () => void = () => undefined;
  private readonly listeners = new Set<() => void>();

  /** Whether it is this tab. */
  readonly isThis = (): boolean => this.holds;

  /** For `useSyncExternalStore`: while somebody listens, this tab wants the door. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    window.addEventListener('focus', this.take);
    document.addEventListener('visibilitychange', this.takeInSight);
    this.takeInSight();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size > 0) return;
      window.removeEventListener('focus', this.take);
      document.removeEventListener('visibilitychange', this.takeInSight);
      this.release();
    };
  };

  readonly take = (): void => {
    if (this.holds) return;
    this.set(true);
    const isLeft = new Promise<void>((resolve) => {
      this.release = resolve;
    });
    // It rejects when another tab takes the door over.
    navigator.locks
      .request(LOCK, { steal: true }, () => isLeft)
      .catch(() => undefined)
      .finally(() => this.set(false));
  };

  private readonly takeInSight = (): void => {
    if (document.visibilityState === 'visible') this.take();
  };

  private set(holds: boolean): void {
    if (this.holds === holds) return;
    this.holds = holds;
    for (const listener of this.listeners) listener();
  }
}

export const oneTab = new OneTab();
