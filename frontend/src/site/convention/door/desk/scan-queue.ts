import { waits } from '#core/api/browser/door-scans.ts';
import { inOrder, type Scan, scanKey, withScan } from './scans.ts';

/** ms; a scan that went up later than this has waited. */
const FRESH = 10_000;

interface Outside {
  keep: (scan: Scan) => Promise<void>;
  forget: (scan: Scan) => Promise<void>;
  /** Something has changed. */
  show: () => void;
}

/**
 * What was scanned in this browser: scans that wait for the server, those that were taken back and may have arrived, and those that
 * were refused and not yet read of. The browser keeps each of them.
 */
export class ScanQueue {
  /** Whether what waits would still be there after the page is loaded again. */
  isKept = true;
  private all: readonly Scan[] = [];
  private readonly waited = new WeakSet<Scan>();

  constructor(private readonly outside: Outside) {}

  get scans(): readonly Scan[] {
    return this.all;
  }

  /** In the order in which they go up. */
  get waiting(): Scan[] {
    return this.all.filter(waits);
  }

  /** Takes over what waited from an earlier visit. */
  restore(scans: readonly Scan[]): void {
    const known = new Set(this.all.map(scanKey));
    const before = inOrder(scans).filter((scan) => !known.has(scanKey(scan)));
    this.all = [...before, ...this.all];
    for (const scan of before) this.waited.add(scan);
  }

  /** Whether it could not go up at once. @param now ms, by the server's clock */
  hasWaited(scan: Scan, now: number): boolean {
    return this.waited.has(scan) || now - scan.at > FRESH;
  }

  /** What waits at this moment has waited. */
  noteWaiting(): void {
    for (const scan of this.waiting) this.waited.add(scan);
  }

  /** Adds a scan; what was said of the same before it counts no more. */
  add(scan: Scan): void {
    this.all = withScan(this.all, scan);
    this.keep(this.all.find((each) => scanKey(each) === scanKey(scan)) ?? scan);
  }

  /** Adds what is left to do, or to tell, of one that was taken back. */
  put(scan: Scan): void {
    this.all = [...this.all, scan];
    this.keep(scan);
  }

  replace(scan: Scan, by: Scan): void {
    this.all = this.all.map((each) => (each === scan ? by : each));
    if (this.waited.has(scan)) this.waited.add(by);
    this.keep(by);
  }

  /** Notes that a scan goes to the server: from now on it may be there, also when the page is closed meanwhile. */
  goOut(scan: Scan): Scan {
    if (scan.sent) return scan;
    const sent: Scan = { ...scan, sent: true };
    this.replace(scan, sent);
    return sent;
  }

  async drop(scan: Scan): Promise<void> {
    this.all = this.all.filter((each) => each !== scan);
    await this.outside.forget(scan).catch(() => undefined);
  }

  /** A browser that keeps nothing still sends it. */
  private keep(scan: Scan): void {
    this.outside.keep(scan).catch(() => {
      this.isKept = false;
      this.outside.show();
    });
  }
}
