import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { LIST, NOW, person, scope } from '../scan/testing/desk.ts';
import type { Answer } from './answers.ts';
import { DoorDesk } from './door-desk.ts';
import type { KeptList } from './known-lists.ts';
import { type Scan, scanKey } from './scans.ts';

/** By so much the server's clock is ahead of this device's. */
const AHEAD = 40_000;
const PEOPLE = ['p', 'q'];
const PARTY = 'r';
const OWED = 10;

/** What becomes of a scan that went out; `lost` arrived, but its answer did not. */
type Fate = 'arrives' | 'lost' | 'refused' | 'away' | 'shut' | 'failed';

/** A door with its server as ADR 49 says it, and a helper whose last word is to count. */
class Door {
  now = NOW;
  desk: DoorDesk;
  readonly here = new Map<string, number>();
  owed = OWED;
  /** When doors beside this one let people in. */
  private readonly others = new Set<number>();
  private readonly kept = new Map<string, Scan>();
  private keptList: KeptList | null = null;
  private isUnkept = false;
  private underWay: { scan: Scan; answer: (answer: Answer) => void } | null = null;
  private asked: { list: typeof LIST; at: number } | null = null;
  private readonly answered = new Set<string>();
  /** The last that the helper did of each, and what the server refused of that. */
  private readonly lastWord = new Map<string, boolean>();
  private readonly refused = new Set<string>();

  constructor() {
    this.desk = this.open();
    this.takeList();
  }

  mark(kind: 'here' | 'paid', id: string, holds: boolean): void {
    if (this.shows(kind, id) === holds) return;
    const key = scanKey({ scope, kind, id });
    this.lastWord.set(key, holds);
    this.refused.delete(key);
    this.desk.mark(scope, kind, id, holds);
    // What is left of what was taken back, and what is owed again, is known once the server has answered.
    if (holds) expect([id, this.shows(kind, id)]).toEqual([id, holds]);
  }

  /** Whoever has read of it knows what the server has. */
  readNews(): void {
    for (const { scan } of this.desk.snapshot().news) this.lastWord.delete(scanKey(scan));
    this.refused.clear();
    this.desk.clearNews();
  }

  /** The browser throws the page away, whatever was under way, and opens it again. */
  reload(hasArrived: boolean): void {
    // What it learns while several go up is kept when they have; before that the next list tells it anew.
    if (this.isUnkept) return;
    if (this.underWay && hasArrived) this.arrive(this.underWay.scan);
    this.underWay = null;
    this.desk = this.open();
    if (this.keptList) this.desk.takeKept(this.keptList);
    this.desk.restore([...this.kept.values()]);
  }

  meet(fate: Fate): void {
    const { underWay } = this;
    if (!underWay) return;
    this.underWay = null;
    const answer = this.answerOf(fate, underWay.scan);
    if (answer.state === 'taken' || answer.state === 'refused') this.answered.add(wordOf(underWay.scan));
    const key = scanKey(underWay.scan);
    const isLast = wordOf(this.kept.get(key) ?? underWay.scan) === wordOf(underWay.scan);
    if (answer.state === 'refused' && isLast) this.refused.add(key);
    if (answer.state === 'taken') this.isUnkept = true;
    underWay.answer(answer);
  }

  private answerOf(fate: Fate, scan: Scan): Answer {
    if (fate === 'shut' || fate === 'failed') return { state: fate };
    // What it has taken before it takes again.
    const isNew = this.here.get(scan.id) !== scan.at;
    if (fate === 'refused' && isNew) return { state: 'refused', why: 'No' };
    const answer = fate === 'away' ? null : this.arrive(scan);
    return answer && fate !== 'lost' ? answer : { state: 'away' };
  }

  /** The helper of another door lets somebody in. */
  otherDoor(id: string): void {
    this.others.add(this.serverTime);
    this.arrive({ scope, kind: 'here', id, holds: true, at: this.serverTime });
  }

  askList(): void {
    this.asked = { list: this.listNow(), at: this.now };
  }

  takeList({ list, at } = this.asked ?? { list: this.listNow(), at: this.now }): void {
    this.asked = null;
    this.desk.takeList(list, { askedAt: at, answeredAt: this.now });
  }

  /** The network is there again, and all is answered. */
  async end(): Promise<void> {
    for (let round = 0; round < 12; round++) {
      this.now += 60_000;
      this.askList();
      this.takeList();
      void this.desk.flush();
      await settled();
      for (; this.underWay; await settled()) this.meet('arrives');
    }
    const told = new Set(this.desk.snapshot().news.map(({ scan }) => scanKey(scan)));
    expect(this.desk.snapshot().waiting).toEqual([]);
    expect([...this.kept.values()].filter(({ why }) => why === undefined)).toEqual([]);
    for (const [key, holds] of this.lastWord) {
      const [, kind, id = ''] = key.split('/');
      const at = this.here.get(id);
      const isOwn = at !== undefined && !this.others.has(at);
      const isSo = kind === 'paid' ? (this.owed === 0) === holds : holds ? at !== undefined : !isOwn;
      expect([key, holds, isSo || told.has(key)]).toEqual([key, holds, true]);
    }
    for (const key of this.refused) expect([...told]).toContain(key);
  }

  private open(): DoorDesk {
    const isOpen = () => this.desk === desk;
    const desk: DoorDesk = new DoorDesk({
      send: (scan) => {
        expect([wordOf(scan), this.answered.has(wordOf(scan))]).toEqual([wordOf(scan), false]);
        return new Promise((answer) => {
          this.underWay = { scan, answer };
        });
      },
      keep: async (scan) => void (isOpen() && this.kept.set(scanKey(scan), scan)),
      forget: async (scan) => void (isOpen() && this.kept.delete(scanKey(scan))),
      keepBlock: async () => undefined,
      keepList: async (list) => {
        this.keptList = list;
        this.isUnkept = false;
      },
      now: () => this.now,
    });
    return desk;
  }

  /** The server takes what it is sent: the earliest time stays, and an undo takes back what was before it. */
  private arrive({ kind, id, holds, at, owed }: Scan): Answer {
    if (kind === 'paid') {
      if (owed !== this.owed) return { state: 'refused', why: 'It owes another amount.' };
      this.owed = holds ? 0 : OWED;
    } else {
      const known = this.here.get(id);
      if (holds) this.here.set(id, Math.min(at, known ?? at));
      else if (known !== undefined && known <= at) this.here.delete(id);
    }
    const people = PEOPLE.map((each) => ({ id: each, here: this.isoOf(each) }));
    return { state: 'taken', people, owed: { party: PARTY, owed: this.owed } };
  }

  private shows(kind: Scan['kind'], id: string): boolean {
    const party = this.desk.snapshot().lists.get(scope)?.parties[0];
    return kind === 'paid' ? party?.owed === 0 : !!party?.people.find((each) => each.id === id)?.here;
  }

  private listNow(): typeof LIST {
    const people = PEOPLE.map((id) => person(id, id, this.isoOf(id)));
    const takenAt = new Date(this.serverTime).toISOString();
    return { ...LIST, takenAt, parties: [{ id: PARTY, owed: this.owed, people }] };
  }

  private isoOf(id: string): string | null {
    const at = this.here.get(id);
    return at === undefined ? null : new Date(at).toISOString();
  }

  private get serverTime(): number {
    return this.now + AHEAD;
  }
}

const wordOf = ({ kind, id, holds, at }: Scan) => `${kind} ${id} ${holds} ${at}`;
const settled = () => new Promise((resolve) => setImmediate(resolve));

type Step = [name: string, act: (door: Door) => void];
const mark = fc
  .tuple(fc.constantFrom(['here', 'p'], ['here', 'p'], ['here', 'q'], ['paid', PARTY]), fc.boolean())
  .map(
    ([[kind, id], holds]): Step => [
      `${kind} ${id} ${holds}`,
      (door) => door.mark(kind as 'here' | 'paid', id as string, holds),
    ],
  );
const fates: Fate[] = ['arrives', 'arrives', 'lost', 'lost', 'refused', 'away', 'shut', 'failed'];
const meet = fc.constantFrom(...fates).map((fate): Step => [fate, (door) => door.meet(fate)]);
const others = fc.oneof(
  fc.boolean().map((has): Step => [`reload, ${has ? '' : 'not '}arrived`, (door) => door.reload(has)]),
  fc.constantFrom<Step>(
    ['list asked for', (door) => door.askList()],
    ['list', (door) => door.takeList()],
    ['list', (door) => door.takeList()],
    ['try', (door) => void door.desk.flush()],
    ['network away', (door) => door.desk.lose()],
    ['news read', (door) => door.readNews()],
    ['p at another door', (door) => door.otherDoor('p')],
  ),
);
const steps = fc.array(fc.oneof(mark, mark, meet, meet, others), { minLength: 4, maxLength: 40 });

describe('the desk of a door, whatever happens in whatever order', () => {
  it('tells the server the last that the helper said, and loses nothing', async () => {
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
        }
        await door.end();
      }),
      { numRuns: 400, seed: 1, unbiased: true },
    );
  });
});
