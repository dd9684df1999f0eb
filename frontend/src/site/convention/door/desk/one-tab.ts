/** The lock of the tab that works the door. */
const LOCK = 'tablefall-door';

/**
 * Of several tabs one works the door: each holds its own copy of what waits, so what is taken back in one could be sent by
 * another. The tab that somebody looks at takes the door over, and the others stop sending.
 *
 * Where the browser has no locks, for example without TLS, every tab works by itself.
 */
class OneTab {
  /** Ends this tab's turn; null while it has none. */
  private release: (() => void) | null = null;
  private isTaken = false;
  private readonly listeners = new Set<() => void>();

  /** Whether this tab may send what was scanned. */
  readonly mayWork = (): boolean => this.release !== null || !('locks' in navigator);

  /** Whether another tab has taken the door from this one. */
  readonly isElsewhere = (): boolean => this.isTaken;

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
      this.release?.();
      this.release = null;
    };
  };

  readonly take = (): void => {
    if (this.mayWork()) return;
    const turn = new Promise<void>((resolve) => {
      this.release = resolve;
    });
    const { release } = this;
    this.tell(false);
    navigator.locks
      .request(LOCK, { steal: true }, () => turn)
      // Another tab has taken the door; unless this one has done so anew meanwhile.
      .catch(() => {
        if (this.release !== release) return;
        this.release = null;
        this.tell(true);
      });
  };

  private readonly takeInSight = (): void => {
    if (document.visibilityState === 'visible') this.take();
  };

  private tell(isTaken: boolean): void {
    this.isTaken = isTaken;
    for (const listener of this.listeners) listener();
  }
}

export const oneTab = new OneTab();
