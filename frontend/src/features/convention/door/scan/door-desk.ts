import type { ExpectedList } from '#api/generated.ts';
import { type Scan, scanKey, withOwed, withPerson, withScan, withScans } from './scans.ts';

/** What became of a scan that was sent. */
export type Answer =
  | { state: 'taken'; here?: string | null; owed?: { party: string; owed: number } }
  | { state: 'refused'; why: string }
  /** The network or the server is away: it is sent again. */
  | { state: 'away' }
  /** The session or the link is over; the scans wait for the next one. */
  | { state: 'shut' };

/** Something that came of a scan afterwards: somebody else was earlier, or the server did not take it. */
export type News = { id: string; scannedAt: number } & (
  | { kind: 'earlier'; here: string; hasWaited: boolean }
  | { kind: 'refused'; why: string }
);

export interface DeskView {
  /** With what was scanned here; undefined until it is known. */
  list?: ExpectedList;
  /** Scans that the server does not have yet, the newest first. */
  waiting: readonly Scan[];
  /** Since when the network is away, in ms; null while it is there. */
  awaySince: number | null;
  /** The newest first. */
  news: readonly News[];
}

interface Outside {
  send: (scan: Scan, hasWaited: boolean) => Promise<Answer>;
  keep: (scan: Scan) => Promise<void>;
  forget: (scan: Scan) => Promise<void>;
  /** ms, by the server's clock. */
  now: () => number;
}

/** ms; a scan that is older says its own time when it is sent, as one does that the network kept waiting. */
const FRESH = 10_000;
/** More are not read by anybody at a door. */
const MOST_NEWS = 20;

/**
 * What this browser knows of one list, and what it has scanned. Every scan goes the same road, with a network or without:
 * into the queue, which is kept, and from there to the server, in order.
 */
export class DoorDesk {
  private known?: ExpectedList;
  private scans: Scan[] = [];
  private awaySince: number | null = null;
  private isSending = false;
  private readonly waited = new WeakSet<Scan>();
  private news: readonly News[] = [];
  private view: DeskView = { waiting: [], awaySince: null, news: [] };
  private readonly listeners = new Set<() => void>();

  constructor(private readonly outside: Outside) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): DeskView => this.view;

  /** Takes over what waited from an earlier visit. */
  restore(scans: readonly Scan[]): void {
    this.scans = scans.reduce<Scan[]>(withScan, this.scans);
    for (const scan of scans) this.waited.add(scan);
    this.show();
    void this.flush();
  }

  /** @param isNew whether the server has just answered with it */
  setList(list: ExpectedList, isNew: boolean): void {
    this.known = list;
    if (isNew) this.awaySince = null;
    this.show();
    if (isNew) void this.flush();
  }

  /** The list could not be read, because the network is away. */
  lose(): void {
    this.loseNetwork();
    this.show();
  }

  mark(scan: Scan): void {
    this.scans = withScan(this.scans, scan);
    this.show();
    const kept = this.scans.find((each) => scanKey(each) === scanKey(scan)) ?? scan;
    if (this.awaySince !== null) this.waited.add(kept);
    // A browser that keeps nothing still sends it.
    this.outside.keep(kept).catch(() => undefined);
    void this.flush();
  }

  /** Sends what waits, until nothing does or the network is away. */
  async flush(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      for (let scan = this.scans[0]; scan; scan = this.scans[0]) {
        const hasWaited = this.waited.has(scan) || this.outside.now() - scan.at > FRESH;
        const answer = await this.outside.send(scan, hasWaited);
        if (answer.state === 'away') this.loseNetwork();
        if (answer.state === 'away' || answer.state === 'shut') return;
        this.awaySince = null;
        await this.settle(scan, answer, hasWaited);
      }
    } finally {
      this.isSending = false;
      this.show();
    }
  }

  private loseNetwork(): void {
    this.awaySince ??= this.outside.now();
    for (const scan of this.scans) this.waited.add(scan);
  }

  private async settle(
    scan: Scan,
    answer: Extract<Answer, { state: 'taken' | 'refused' }>,
    hasWaited: boolean,
  ): Promise<void> {
    // What was said of the same meanwhile still has to go up.
    if (this.scans.includes(scan)) {
      this.scans = this.scans.filter((each) => each !== scan);
      await this.outside.forget(scan).catch(() => undefined);
    }
    if (answer.state === 'refused') {
      this.tell({ kind: 'refused', id: scan.id, scannedAt: scan.at, why: answer.why });
    } else if (this.known) {
      if (answer.here !== undefined) this.known = withPerson(this.known, scan.id, answer.here);
      if (answer.owed) this.known = withOwed(this.known, answer.owed.party, answer.owed.owed);
      if (scan.holds && answer.here && Date.parse(answer.here) < scan.at)
        this.tell({ kind: 'earlier', id: scan.id, scannedAt: scan.at, here: answer.here, hasWaited });
    }
    this.show();
  }

  /** What there is to tell was read. */
  readonly clearNews = (): void => {
    this.news = [];
    this.show();
  };

  private tell(news: News): void {
    this.news = [news, ...this.news].slice(0, MOST_NEWS);
  }

  private show(): void {
    this.view = {
      list: this.known && withScans(this.known, this.scans),
      waiting: [...this.scans].reverse(),
      awaySince: this.awaySince,
      news: this.news,
    };
    for (const listener of this.listeners) listener();
  }
}
