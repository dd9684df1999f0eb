import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { BadgeBlock, WalkIn } from '#core/api/generated.ts';
import { LIST, NOW, person, scope } from '../scan/testing/desk.ts';
import type { Answer } from './answers.ts';
import { DoorDesk } from './door-desk.ts';
import type { KeptList } from './known-lists.ts';
import { type Scan, scanKey } from './scans.ts';
import { badgesOf } from './walk-ins.ts';

const SIZE = 3;
const PRICE = 10;

type Fate = 'arrives' | 'lost' | 'refused' | 'away';

/** A phone and the server that keeps badges for it, as ADR 96 says it. */
class Door {
  now = NOW;
  desk: DoorDesk;
  /** What the server keeps for the phone. */
  private block = SIZE;
  private readonly registered = new Map<string, WalkIn>();
  /** Whom the helper registered, and did not take back. */
  private readonly meant = new Set<string>();
  private readonly havePaid = new Set<string>();
  /** Whom the form could neither register nor keep. */
  private readonly unsure = new Set<string>();
  private readonly kept = new Map<string, Scan>();
  private keptBlock: BadgeBlock | null = null;
  private keptList: KeptList | null = null;
  private underWay: { scan: Scan; answer: (answer: Answer) => void } | null = null;
  private online: WalkIn | null = null;
  private asked: { block: BadgeBlock; uses: number } | null = null;
  private made = 0;

  constructor() {
    this.desk = this.open();
    this.takeList();
    this.askBlock();
    this.takeBlock();
  }

  /** Without a network, if the phone has badges for them. */
  wait(badges: number): void {
    if (badges > this.desk.snapshot().badgesLeft) return;
    const walkIn = this.walkIn(badges);
    this.meant.add(walkIn.id);
    this.desk.register(scope, walkIn, PRICE * badges);
    expect(this.shows(walkIn.id)).toBe(true);
  }

  /** With a network; the answer comes later. */
  send(badges: number, isFirst: boolean): void {
    if (this.online) return;
    const walkIn = this.walkIn(badges);
    this.meant.add(walkIn.id);
    this.online = walkIn;
    if (isFirst) this.register(walkIn);
  }

  answerOnline(isLost: boolean): void {
    if (!this.online) return;
    const walkIn = this.online;
    this.online = null;
    if (!isLost) {
      this.register(walkIn);
      return;
    }
    this.desk.lose();
    // The form says that the phone has no badges for them, and stays. They may have arrived: the next list shows them.
    if (badgesOf(walkIn) > this.desk.snapshot().badgesLeft) this.unsure.add(walkIn.id);
    else this.desk.register(scope, walkIn, PRICE * badgesOf(walkIn), true);
  }

  /** They pay while they wait. */
  pay(): void {
    const scan = this.desk.snapshot().waiting.find(({ walkIn }) => walkIn);
    if (!scan) return;
    this.desk.mark(scope, 'paid', scan.id);
    this.havePaid.add(scan.id);
    const party = this.desk
      .snapshot()
      .lists.get(scope)
      ?.parties.find(({ id }) => id === scan.id);
    expect(party?.owed).toBe(0);
  }

  takeBack(): void {
    const [scan] = this.desk.snapshot().waiting;
    if (!scan?.walkIn || this.underWay?.scan.id === scan.id) return;
    this.desk.takeBack(scan);
    this.meant.delete(scan.id);
    expect(this.desk.snapshot().waiting.some(({ id }) => id === scan.id)).toBe(false);
  }

  meet(fate: Fate): void {
    const { underWay } = this;
    if (!underWay) return;
    this.underWay = null;
    const { walkIn, id } = underWay.scan;
    if (!walkIn) {
      const known = this.registered.get(id);
      // It never goes up before them.
      if (!known) throw new Error('nobody is registered who could have paid');
      if (fate !== 'away') this.registered.set(id, { ...known, paid: true });
      const isAway = fate === 'away' || fate === 'lost';
      underWay.answer(
        isAway ? { state: 'away' } : { state: 'taken', people: [], owed: { party: id, owed: 0 } },
      );
      return;
    }
    if (fate === 'refused' && !this.registered.has(id)) {
      underWay.answer({ state: 'refused', why: 'No badge is left.' });
      return;
    }
    if (fate !== 'away') this.takeUp(walkIn);
    underWay.answer(fate === 'away' || fate === 'lost' ? { state: 'away' } : this.answerTo(walkIn));
  }

  /** The server fills up when it is asked; its answer comes later. */
  askBlock(): void {
    if (this.desk.snapshot().waiting.length > 0) return;
    this.block = SIZE;
    const block = { size: SIZE, left: this.block, endsAt: LIST.endsAt };
    this.asked = { block, uses: this.desk.block.uses };
  }

  takeBlock(): void {
    if (this.asked) this.desk.block.take(this.asked.block, this.asked.uses);
    this.asked = null;
  }

  reload(): void {
    // Whoever sends one person is not shown another form before it is answered.
    if (this.online) return;
    this.underWay = null;
    this.asked = null;
    this.desk = this.open();
    if (this.keptBlock) this.desk.block.takeKept(this.keptBlock);
    if (this.keptList) this.desk.takeKept(this.keptList);
    // As the browser's database gives them: by their keys.
    const kept = [...this.kept].sort(([a], [b]) => (a < b ? -1 : 1));
    this.desk.restore(kept.map(([, scan]) => scan));
  }

  takeList(): void {
    const parties = [...this.registered.values()].map(({ id, attendees, paid }) => ({
      id,
      owed: paid ? 0 : PRICE * attendees.length,
      people: attendees.map((each) => person(each.id, each.name, new Date(NOW).toISOString())),
    }));
    this.desk.takeList({ ...LIST, parties }, { askedAt: this.now, answeredAt: this.now });
  }

  /** The phone never has more to give than the server keeps for it. */
  check(): void {
    const { badgesLeft, waiting } = this.desk.snapshot();
    const promised = waiting.filter(({ id }) => !this.registered.has(id));
    const given = promised.reduce((sum, { walkIn }) => sum + (walkIn ? badgesOf(walkIn) : 0), 0);
    expect(badgesLeft + given).toBeLessThanOrEqual(this.block);
  }

  /** The network is there again: everybody is registered who was meant, or told of. */
  async end(): Promise<void> {
    this.answerOnline(false);
    for (let round = 0; round < 12; round++) {
      this.now += 60_000;
      this.takeList();
      void this.desk.flush();
      await settled();
      for (; this.underWay; await settled()) this.meet('arrives');
    }
    expect(this.desk.snapshot().waiting).toEqual([]);
    const told = new Set(this.desk.snapshot().news.map(({ scan }) => scan.id));
    for (const id of this.meant)
      expect(this.registered.has(id) || told.has(id) || this.unsure.has(id)).toBe(true);
    for (const id of this.havePaid)
      expect(!this.meant.has(id) || told.has(id) || this.registered.get(id)?.paid).toBe(true);
    for (const id of this.registered.keys()) expect(this.meant.has(id) || told.has(id)).toBe(true);
  }

  private open(): DoorDesk {
    const isOpen = () => this.desk === desk;
    const desk: DoorDesk = new DoorDesk({
      send: (scan) =>
        new Promise((answer) => {
          this.underWay = { scan, answer };
        }),
      keep: async (scan) => void (isOpen() && this.kept.set(scanKey(scan), scan)),
      forget: async (scan) => void (isOpen() && this.kept.delete(scanKey(scan))),
      keepList: async (list) => {
        this.keptList = list;
      },
      keepBlock: async (block) => {
        this.keptBlock = block;
      },
      now: () => this.now,
    });
    return desk;
  }

  /** With a network it is given a free badge: the house has enough. */
  private register(walkIn: WalkIn): void {
    if (!this.registered.has(walkIn.id)) this.registered.set(walkIn.id, walkIn);
  }

  /** What comes up later was given badges of the phone, unless it had arrived before. */
  private takeUp(walkIn: WalkIn): void {
    if (!this.registered.has(walkIn.id)) this.block = Math.max(0, this.block - badgesOf(walkIn));
    this.register(walkIn);
  }

  private answerTo({ id, attendees }: WalkIn): Answer {
    const owed = this.registered.get(id)?.paid ? 0 : PRICE * attendees.length;
    const people = attendees.map((each) => person(each.id, each.name, new Date(NOW).toISOString()));
    return { state: 'taken', people: [], joined: { id, owed, people } };
  }

  private walkIn(badges: number): WalkIn {
    const id = `w${++this.made}`;
    const attendees = Array.from({ length: badges }, (_, n) => ({
      id: `${id}.${n}`,
      name: `Name ${n} of ${id}`,
      badge: true,
    }));
    return { id, attendees, paid: false };
  }

  private shows(id: string): boolean {
    return (
      this.desk
        .snapshot()
        .lists.get(scope)
        ?.parties.some((party) => party.id === id) ?? false
    );
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

type Step = [name: string, act: (door: Door) => void];
const badges = fc.integer({ min: 1, max: 2 });
const fates: Fate[] = ['arrives', 'arrives', 'lost', 'refused', 'away'];
const steps = fc.array(
  fc.oneof(
    badges.map((number): Step => [`${number} wait`, (door) => door.wait(number)]),
    fc
      .tuple(badges, fc.boolean())
      .map(
        ([number, isFirst]): Step => [
          `${number} sent${isFirst ? ', arrived' : ''}`,
          (door) => door.send(number, isFirst),
        ],
      ),
    fc
      .boolean()
      .map((isLost): Step => [`sent: ${isLost ? 'lost' : 'answered'}`, (door) => door.answerOnline(isLost)]),
    fc.constantFrom(...fates).map((fate): Step => [fate, (door) => door.meet(fate)]),
    fc.constantFrom<Step>(
      ['taken back', (door) => door.takeBack()],
      ['paid', (door) => door.pay()],
      ['reload', (door) => door.reload()],
      ['list', (door) => door.takeList()],
      ['try', (door) => void door.desk.flush()],
      ['network away', (door) => door.desk.lose()],
      ['block asked for', (door) => door.askBlock()],
      ['block', (door) => door.takeBlock()],
    ),
  ),
  { minLength: 4, maxLength: 40 },
);

describe('walk-ins of a phone, whatever happens in whatever order', () => {
  it('never promise a badge that the server does not keep, and are registered or told of', async () => {
    const readable = steps.map((all) => {
      const names = () => all.map(([name]) => name).join('; ');
      return Object.assign(all, { [fc.toStringMethod]: names });
    });
    await fc.assert(
      fc.asyncProperty(readable, async (all) => {
        const door = new Door();
        for (const [, act] of all) {
          door.now += 1_000;
          act(door);
          await settled();
          door.check();
        }
        await door.end();
      }),
      { numRuns: 400, seed: 1, unbiased: true },
    );
  });
});
