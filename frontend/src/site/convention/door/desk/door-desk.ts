import type { BadgeBlock, ExpectedList, ExpectedParty, WalkIn } from '#core/api/generated.ts';
import type { Answer, Taken } from './answers.ts';
import { type DeskView, viewOfScans } from './desk-view.ts';
import { EarlierDoors } from './earlier-doors.ts';
import { type KeptList, KnownLists } from './known-lists.ts';
import { PhoneBlock } from './phone-block.ts';
import { ScanQueue } from './scan-queue.ts';
import { markOf, type Scan, scanKey } from './scans.ts';
import { isToldOf, leftOfUndone } from './undone-scans.ts';
import { amendedWalkIn, badgesOf, isAboutWalkIn, readdressed, readyOf, whyRefused } from './walk-ins.ts';

interface Outside {
  send: (scan: Scan) => Promise<Answer>;
  keep: (scan: Scan) => Promise<void>;
  forget: (scan: Scan) => Promise<void>;
  keepList: (kept: KeptList) => Promise<void>;
  keepBlock: (block: BadgeBlock) => Promise<void>;
  /** ms, by this device's clock. */
  now: () => number;
}

/**
 * What this browser knows of the lists of a door, and what it has scanned. Every scan goes the same road, with a network or
 * without: into the queue, which is kept, and from there to the server, in order.
 */
export class DoorDesk {
  private readonly known: KnownLists;
  private readonly queue: ScanQueue;
  private readonly earlier = new EarlierDoors();
  private underWay: Scan | null = null;
  private awaySince: number | null = null;
  private failures = 0;
  private isSending = false;
  private view: DeskView;
  private readonly listeners = new Set<() => void>();
  /** Badges that may be given without a network. */
  readonly block: PhoneBlock;

  constructor(private readonly outside: Outside) {
    this.known = new KnownLists(outside.keepList);
    const show = () => this.show();
    this.queue = new ScanQueue({ keep: outside.keep, forget: outside.forget, show });
    this.block = new PhoneBlock({ keepBlock: outside.keepBlock, show });
    this.view = this.viewed();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): DeskView => this.view;

  /** Takes over what waited from an earlier visit; it goes up with the next list, or when it is tried again. */
  restore(scans: readonly Scan[]): void {
    this.queue.restore(scans);
    this.show();
  }

  /** Takes over a list that the server has answered with. @param times in ms by this device's clock */
  takeList(list: ExpectedList, { askedAt, answeredAt }: { askedAt: number; answeredAt: number }): void {
    this.known.take(list, { askedAt, answeredAt });
    this.earlier.compare(list);
    for (const scan of this.queue.scans) if (isToldOf(scan, list, askedAt)) this.settleUndone(scan, list);
    this.awaySince = null;
    this.failures = 0;
    this.known.keep(list.scope);
    this.show();
    void this.flush();
  }

  /** Takes over a list of an earlier visit, until the server answers with one. */
  takeKept(kept: KeptList): void {
    if (this.known.takeKept(kept)) this.show();
  }

  /** Takes over what somebody changed in a list by another way than a scan. */
  learn(scope: string, taken: Taken): void {
    this.known.learn(scope, this.outside.now(), taken);
    this.show();
  }

  /** The network or the server is away. */
  lose(): void {
    this.awaySince ??= this.serverTime();
    this.failures++;
    this.queue.noteWaiting();
    this.show();
  }

  /**
   * @param kind `here` is about a person, `paid` about a party
   * @param holds false takes it back
   * @returns when it was, in ms by the server's clock
   */
  mark(scope: string, kind: 'here' | 'paid', id: string, holds = true): number {
    const unsent = this.queue.waiting.find((scan) => scanKey(scan) === scanKey({ scope, kind, id }));
    const isAlone = unsent?.holds && !unsent.follows && unsent !== this.underWay;
    if (!holds && isAlone) return this.withdraw(unsent);
    const walkIn = this.queue.waiting.find((each) => each.walkIn && isAboutWalkIn({ kind, id }, each.walkIn));
    const amended = walkIn && amendedWalkIn(walkIn, { kind, id, holds });
    if (amended) return this.amend(walkIn, amended);
    const scan = markOf(this.view.lists.get(scope), { scope, kind, id, holds }, this.serverTime());
    this.enqueue(scan);
    return scan.at;
  }

  /**
   * Registers people who are on no list, once there is a network.
   *
   * @param owed what they cost
   * @param sent it was sent before, and may have arrived
   * @returns when it was, in ms by the server's clock
   */
  register(scope: string, walkIn: WalkIn, owed: number, sent?: true): number {
    const at = this.serverTime();
    const { id } = walkIn;
    this.enqueue({ scope, kind: 'walk-in', id, walkIn, owed, holds: true, at, ...(sent && { sent }) });
    return at;
  }

  /** Takes back a walk-in that waits, with what was scanned of its people. One that is on its way is not. */
  readonly takeBack = ({ scope, id }: Scan): void => {
    const scan = this.queue.waiting.find(
      (each) => each.kind === 'walk-in' && each.scope === scope && each.id === id,
    );
    if (!scan?.walkIn || scan === this.underWay) return;
    const { walkIn } = scan;
    for (const each of this.queue.scans.filter((one) => isAboutWalkIn(one, walkIn)))
      void this.queue.drop(each);
    this.withdraw(scan);
  };

  /** What is scanned of people before they go up goes up with them: then it does not depend on what becomes of them. */
  private amend(scan: Scan, amended: Scan): number {
    if (amended.walkIn?.attendees.length === 0) return this.withdraw(scan);
    this.queue.replace(scan, amended);
    this.show();
    return scan.at;
  }

  private enqueue(scan: Scan): void {
    this.queue.add(scan);
    if (this.awaySince !== null) this.queue.noteWaiting();
    this.show();
    void this.flush();
  }

  /** Sends what waits, until nothing does or the network is away. */
  async flush(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    const failed = new Set<Scan>();
    const changed = new Set<string>();
    try {
      const next = () => readyOf(this.queue.waiting).find((scan) => !failed.has(scan));
      for (let waits = next(); waits; waits = next()) {
        const scan = this.queue.goOut(waits);
        this.underWay = scan;
        const answer = await this.outside.send(scan);
        this.underWay = null;
        if (answer.state === 'away') return this.lose();
        this.awaySince = null;
        this.failures = answer.state === 'shut' || answer.state === 'failed' ? this.failures + 1 : 0;
        if (answer.state === 'shut') return;
        if (answer.state === 'failed') failed.add(scan);
        else await this.settle(scan, answer);
        if (answer.state === 'taken') changed.add(scan.scope);
      }
    } finally {
      this.underWay = null;
      this.isSending = false;
      this.known.keep(...changed);
      this.show();
    }
  }

  /** What there is to tell was read. */
  readonly clearNews = (): void => {
    for (const scan of this.queue.scans.filter(({ why }) => why !== undefined)) void this.queue.drop(scan);
    this.earlier.clear();
    this.show();
  };

  /**
   * What never went up is as if it had not been: another's check-in of the same person stays. What went out and was not answered may
   * have arrived, so it waits for the next list, unless the one that is here knows already.
   */
  private withdraw(scan: Scan): number {
    if (scan.sent) {
      const undone = { ...scan, undoneAt: this.outside.now() };
      this.queue.replace(scan, undone);
      const list = this.known.get(scan.scope);
      if (list && isToldOf(undone, list, Number.NEGATIVE_INFINITY)) this.settleUndone(undone, list);
    } else void this.queue.drop(scan);
    this.show();
    void this.flush();
    return scan.at;
  }

  private settleUndone(scan: Scan, list: ExpectedList): void {
    void this.queue.drop(scan);
    const left = leftOfUndone(scan, list, this.serverTime());
    if (!left) return;
    if (scan.walkIn) this.block.use(badgesOf(scan.walkIn));
    this.queue.put(left);
  }

  private serverTime(): number {
    return this.outside.now() + this.known.ahead;
  }

  private async settle(scan: Scan, answer: Extract<Answer, { state: 'taken' | 'refused' }>): Promise<void> {
    const hasWaited = this.queue.hasWaited(scan, this.serverTime());
    const refused =
      answer.state === 'refused' ? { ...scan, why: whyRefused(scan, answer.why, this.queue.waiting) } : null;
    // What was said of the same meanwhile still has to go up.
    if (this.queue.scans.includes(scan)) {
      if (refused) this.queue.replace(scan, refused);
      else await this.queue.drop(scan);
    }
    if (answer.state === 'taken') {
      this.learn(scan.scope, answer);
      if (scan.kind === 'here') this.earlier.answered(scan, answer, hasWaited);
    }
    if (scan.walkIn) this.settleWalkIn(scan, scan.walkIn, 'joined' in answer ? answer.joined : null);
    this.show();
  }

  /** What was scanned of its people is about those whom the server has for them, or about nobody where it refused them. */
  private settleWalkIn(scan: Scan, walkIn: WalkIn, party: ExpectedParty | null = null): void {
    if (party) this.block.use(badgesOf(walkIn));
    for (const each of this.queue.scans.filter((one) => isAboutWalkIn(one, walkIn))) {
      const next = party ? readdressed(each, scan, party, this.queue.waiting) : null;
      if (next?.id === each.id) continue;
      void this.queue.drop(each);
      if (next) this.enqueue(next);
    }
  }

  private viewed(): DeskView {
    const { awaySince, failures, queue, block } = this;
    const shown = viewOfScans(this.known.all, queue.scans, this.earlier.news);
    const badgesLeft = block.left(queue.scans, this.serverTime());
    return { ...shown, awaySince, failures, isKept: queue.isKept, badgesLeft, badgeUses: block.uses };
  }

  private show(): void {
    this.view = this.viewed();
    for (const listener of this.listeners) listener();
  }
}
