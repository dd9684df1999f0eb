import { describe, expect, it } from '@jest/globals';
import type { ExpectedList } from '#api/generated.ts';
import { type Answer, DoorDesk } from './door-desk.ts';
import type { Scan } from './scans.ts';

const NOW = Date.parse('2025-10-10T16:00:00Z');
const scope = '2025-10';
const LIST: ExpectedList = {
  scope,
  takenAt: '2025-10-10T16:00:00Z',
  endsAt: '2025-10-12T00:00:00Z',
  parties: [
    {
      id: 'r',
      owed: 10,
      people: [{ id: 'p', name: 'Jonah', nameId: 'n', child: false, people: 1, codes: [], here: null }],
    },
  ],
};
const here = (at = NOW, holds = true): Scan => ({ scope, kind: 'here', id: 'p', holds, at });

/** A desk whose server gives these answers, one after the other. */
function deskWith(...answers: Answer[]) {
  const sent: { scan: Scan; hasWaited: boolean }[] = [];
  const kept = new Map<string, Scan>();
  const clock = { now: NOW };
  const desk = new DoorDesk({
    send: async (scan, hasWaited) => {
      sent.push({ scan, hasWaited });
      return answers.shift() ?? { state: 'away' };
    },
    keep: async (scan) => void kept.set(scan.id, scan),
    forget: async (scan) => void kept.delete(scan.id),
    now: () => clock.now,
  });
  desk.setList(LIST, true);
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { desk, sent, kept, clock, settled, person: () => desk.snapshot().list?.parties[0]?.people[0] };
}

describe('the desk of a door', () => {
  it('shows a scan at once and takes over what the server says', async () => {
    const { desk, settled, kept, person } = deskWith({ state: 'taken', here: '2025-10-10T16:00:01.000Z' });

    desk.mark(here());
    expect(person()?.here).toBe('2025-10-10T16:00:00.000Z');
    await settled();

    expect(person()?.here).toBe('2025-10-10T16:00:01.000Z');
    expect(desk.snapshot()).toMatchObject({ waiting: [], awaySince: null, news: [] });
    expect(kept.size).toBe(0);
  });

  it('keeps what it cannot send, says since when, and sends it with its time once the network is back', async () => {
    const { desk, settled, kept, clock, sent } = deskWith(
      { state: 'away' },
      { state: 'taken', here: '2025-10-10T15:42:00.000Z' },
    );
    desk.mark(here());
    await settled();
    expect(desk.snapshot()).toMatchObject({ awaySince: NOW, waiting: [here()] });
    expect([...kept.values()]).toEqual([here()]);

    clock.now = NOW + 1_000;
    await desk.flush();

    expect(sent.map(({ hasWaited }) => hasWaited)).toEqual([false, true]);
    expect(desk.snapshot()).toMatchObject({
      awaySince: null,
      waiting: [],
      news: [{ kind: 'earlier', id: 'p', here: '2025-10-10T15:42:00.000Z', hasWaited: true }],
    });
    expect(kept.size).toBe(0);
  });

  it('sends an undo that came while the scan was under way', async () => {
    let arrive: (answer: Answer) => void = () => undefined;
    const sent: boolean[] = [];
    const desk = new DoorDesk({
      send: (scan) => {
        sent.push(scan.holds);
        return sent.length === 1
          ? new Promise((resolve) => {
              arrive = resolve;
            })
          : Promise.resolve({ state: 'taken', here: null });
      },
      keep: async () => undefined,
      forget: async () => undefined,
      now: () => NOW,
    });
    desk.setList(LIST, true);
    desk.mark(here());
    desk.mark(here(NOW + 1_000, false));
    arrive({ state: 'taken', here: '2025-10-10T16:00:00.000Z' });
    await new Promise((resolve) => setTimeout(resolve));

    expect(sent).toEqual([true, false]);
    expect(desk.snapshot().list?.parties[0]?.people[0]?.here).toBeNull();
  });

  it('tells what the server refuses, and goes on', async () => {
    const { desk, settled, kept } = deskWith({ state: 'refused', why: 'There is no such person.' });
    desk.mark(here());
    await settled();

    expect(desk.snapshot()).toMatchObject({ waiting: [], news: [{ kind: 'refused', id: 'p' }] });
    expect(kept.size).toBe(0);
  });

  it('keeps the scans when the session is over, for the next one', async () => {
    const { desk, settled, kept } = deskWith({ state: 'shut' });
    desk.mark(here());
    await settled();

    expect(desk.snapshot()).toMatchObject({ waiting: [here()], awaySince: null });
    expect(kept.size).toBe(1);
  });
});
