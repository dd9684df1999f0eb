import type { BadgeBlock, ExpectedList } from '#core/api/generated.ts';
import type { Answer } from '../../desk/answers.ts';
import { DoorDesk } from '../../desk/door-desk.ts';
import type { KeptList } from '../../desk/known-lists.ts';
import { type Scan, scanKey } from '../../desk/scans.ts';

export const NOW = Date.parse('2025-10-10T16:00:00Z');
export const scope = '2025-10';
export const person = (id: string, name: string, here: string | null = null) => ({
  id,
  name,
  nameId: `name of ${id}`,
  child: false,
  people: 1,
  codes: [],
  here,
});
export const LIST: ExpectedList = {
  scope,
  takenAt: '2025-10-10T16:00:00Z',
  endsAt: '2025-10-12T00:00:00Z',
  parties: [{ id: 'r', owed: 10, people: [person('p', 'Jonah'), person('q', 'Ada')] }],
};
export const listOf = (here: string | null): ExpectedList => ({
  ...LIST,
  parties: [{ id: 'r', owed: 10, people: [person('p', 'Jonah', here), person('q', 'Ada')] }],
});
export const taken = (id: string, here: string | null): Answer => ({
  state: 'taken',
  people: [{ id, here }],
});
export const after = (ms: number) => new Date(NOW + ms).toISOString();

/** A desk whose server gives these answers, one after the other, or when `answer` is called. */
export function deskWith(...answers: (Answer | 'later')[]) {
  const sent: Scan[] = [];
  const kept = new Map<string, Scan>();
  const lists: KeptList[] = [];
  const blocks: BadgeBlock[] = [];
  const clock = { now: NOW };
  let answer: (answer: Answer) => void = () => undefined;
  const desk = new DoorDesk({
    send: async (scan) => {
      sent.push(scan);
      const next = answers.shift() ?? { state: 'away' };
      if (next !== 'later') return next;
      return new Promise((resolve) => {
        answer = resolve;
      });
    },
    keep: async (scan) => void kept.set(scanKey(scan), scan),
    forget: async (scan) => void kept.delete(scanKey(scan)),
    keepList: async (list) => void lists.push(list),
    keepBlock: async (block) => void blocks.push(block),
    now: () => clock.now,
  });
  const takeList = (list = LIST, askedAt = clock.now) =>
    desk.takeList(list, { askedAt, answeredAt: clock.now });
  takeList();
  return {
    desk,
    sent,
    kept,
    lists,
    blocks,
    clock,
    takeList,
    answer: (given: Answer) => {
      answer(given);
      return settled();
    },
    hereOf: (id: string) =>
      desk
        .snapshot()
        .lists.get(scope)
        ?.parties[0]?.people.find((each) => each.id === id)?.here,
  };
}
export const settled = () => new Promise((resolve) => setTimeout(resolve));
