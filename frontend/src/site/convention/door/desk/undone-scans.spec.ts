import { describe, expect, it } from '@jest/globals';
import { after, deskWith, LIST, listOf, NOW, scope, settled, taken } from '../scan/testing/desk.ts';

describe('a scan that was taken back and whose answer never came', () => {
  const undone = async (kind: 'here' | 'paid', id: string) => {
    const door = deskWith({ state: 'away' }, taken('p', null));
    door.desk.mark(scope, kind, id);
    await settled();
    door.clock.now += 1_000;
    door.desk.mark(scope, kind, id, false);
    return door;
  };

  it('had arrived: it is undone once the list says so, also after the page was closed', async () => {
    const { kept, desk, hereOf, clock } = await undone('here', 'p');
    expect(hereOf('p')).toBeNull();
    expect(desk.snapshot().waiting).toEqual([]);

    const next = deskWith(taken('p', null));
    next.clock.now = clock.now + 1_000;
    next.desk.restore([...kept.values()]);
    next.takeList({ ...listOf(after(0)), takenAt: after(2_000) });
    expect(next.hereOf('p')).toBeNull();
    await settled();

    expect(next.sent).toMatchObject([{ id: 'p', holds: false, at: NOW + 2_000 }]);
    expect(next.hereOf('p')).toBeNull();
  });

  it('had arrived by a list that was there before: it is undone at once', async () => {
    const { desk, takeList, clock, sent, hereOf } = deskWith(
      { state: 'away' },
      { state: 'away' },
      taken('p', null),
    );
    desk.mark(scope, 'here', 'p');
    await settled();
    takeList(listOf(after(0)));
    await settled();
    clock.now += 1_000;

    desk.mark(scope, 'here', 'p', false);
    expect(hereOf('p')).toBeNull();
    await settled();
    expect(sent.at(-1)).toMatchObject({ id: 'p', holds: false, at: NOW + 1_000 });
    expect(hereOf('p')).toBeNull();
  });

  it('had arrived by a list that was asked for before and comes after: it is undone at once', async () => {
    const { takeList, sent, hereOf } = await undone('here', 'p');

    takeList(listOf(after(0)), NOW);
    expect(hereOf('p')).toBeNull();
    await settled();

    expect(sent.at(-1)).toMatchObject({ id: 'p', holds: false });
    expect(hereOf('p')).toBeNull();
  });

  it.each([
    ['had not arrived', null],
    ['had not arrived, and another door let the person in before', after(-60_000)],
    ['had not arrived, and another door let the person in after', after(500)],
  ])('%s: nothing is sent', async (_, here) => {
    const { takeList, sent, kept, hereOf } = await undone('here', 'p');

    takeList(listOf(here));
    await settled();

    expect(sent).toHaveLength(1);
    expect(kept.size).toBe(0);
    expect(hereOf('p')).toBe(here);
  });

  it('is not judged by a list that was asked for before', async () => {
    const { takeList, kept } = await undone('here', 'p');

    takeList(LIST, NOW);

    expect(kept.size).toBe(1);
  });

  it('is made again when the person is scanned again', async () => {
    const { desk, takeList, sent, hereOf } = await undone('here', 'p');

    desk.mark(scope, 'here', 'p');
    takeList(listOf(null));
    await settled();

    expect(sent.at(-1)).toMatchObject({ id: 'p', holds: true });
    expect(hereOf('p')).not.toBeUndefined();
  });

  it('was a payment that the list knows: it says so, and takes nothing back, for another may have the money', async () => {
    const { desk, takeList, sent } = await undone('paid', 'r');

    takeList({ ...LIST, parties: [{ id: 'r', owed: 0, people: [] }] });
    await settled();

    expect(sent).toHaveLength(1);
    expect(desk.snapshot().news).toMatchObject([
      { kind: 'refused', why: expect.stringMatching(/^It is marked/) },
    ]);
  });
});
