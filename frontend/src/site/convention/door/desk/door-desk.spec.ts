import { describe, expect, it } from '@jest/globals';
import { after, deskWith, LIST, listOf, NOW, person, scope, settled, taken } from '../scan/testing/desk.ts';
import { DoorDesk } from './door-desk.ts';

describe('the desk of a door', () => {
  it('shows a scan at once and takes over what the server says', async () => {
    const { desk, kept, hereOf } = deskWith(taken('p', after(-500)));

    desk.mark(scope, 'here', 'p');
    expect(hereOf('p')).toBe(after(0));
    await settled();

    expect(hereOf('p')).toBe(after(-500));
    expect(desk.snapshot()).toMatchObject({ waiting: [], awaySince: null, failures: 0 });
    expect(kept.size).toBe(0);
  });

  it('keeps what it cannot send, says since when, and sends it once the list comes again', async () => {
    const { desk, kept, clock, sent, takeList } = deskWith({ state: 'away' }, taken('p', after(-60_000)));
    desk.mark(scope, 'here', 'p');
    await settled();
    expect(desk.snapshot()).toMatchObject({ awaySince: NOW, waiting: [{ id: 'p', at: NOW }], failures: 1 });
    expect([...kept.values()]).toMatchObject([{ id: 'p', at: NOW }]);

    clock.now = NOW + 1_000;
    takeList();
    await settled();

    expect(sent.map(({ at }) => at)).toEqual([NOW, NOW]);
    expect(desk.snapshot()).toMatchObject({
      awaySince: null,
      waiting: [],
      news: [{ kind: 'earlier', scan: { id: 'p' }, here: after(-60_000), hasWaited: true }],
    });
    expect(kept.size).toBe(0);
  });

  it('sends an undo that came while the scan was under way, and lets the person in again at once', async () => {
    const { desk, sent, clock, answer, hereOf } = deskWith('later', 'later');
    desk.mark(scope, 'here', 'p');
    clock.now += 1_000;
    desk.mark(scope, 'here', 'p', false);
    // The server's clock was before this one's guess.
    await answer(taken('p', after(0)));

    expect(sent.map(({ holds }) => holds)).toEqual([true, false]);
    expect(hereOf('p')).toBeNull();
    await answer(taken('p', null));
    expect(hereOf('p')).toBeNull();
  });

  it('keeps such an undo in the browser also while another scan goes up before it', async () => {
    const { desk, kept, answer } = deskWith('later', 'later');
    desk.mark(scope, 'here', 'p');
    desk.mark(scope, 'here', 'q');
    desk.mark(scope, 'here', 'p', false);
    await answer(taken('p', after(0)));
    expect([...kept.values()]).toMatchObject([
      { id: 'p', holds: false },
      { id: 'q', holds: true },
    ]);
  });

  it('sends nothing of a scan that was taken back before it went up: another helper’s check-in stays', async () => {
    const { desk, sent, kept, hereOf, takeList } = deskWith('later');
    desk.mark(scope, 'here', 'q');
    desk.mark(scope, 'here', 'p');
    desk.mark(scope, 'here', 'p', false);
    desk.mark(scope, 'paid', 'r');
    desk.mark(scope, 'paid', 'r', false);

    expect(desk.snapshot().waiting).toMatchObject([{ id: 'q' }]);
    expect(hereOf('p')).toBeNull();
    takeList(listOf(after(-60_000)));
    await settled();
    expect(hereOf('p')).toBe(after(-60_000));
    expect(sent.map(({ id }) => id)).toEqual(['q']);
    expect([...kept.values()].map(({ id }) => id)).toEqual(['q']);
  });

  it.each([
    ['one that is under way', async ({ desk }: ReturnType<typeof deskWith>) => desk.mark(scope, 'here', 'p')],
    [
      'an undo that waits',
      async ({ desk, takeList }: ReturnType<typeof deskWith>) => {
        desk.mark(scope, 'here', 'q');
        takeList(listOf(after(-60_000)));
      },
    ],
  ])('sends an undo although the scan that it takes back never went up, after %s', async (_, before) => {
    const door = deskWith('later', taken('p', null));
    await before(door);
    door.desk.mark(scope, 'here', 'p', false);
    door.desk.mark(scope, 'here', 'p');
    door.desk.mark(scope, 'here', 'p', false);

    expect(door.hereOf('p')).toBeNull();
    await door.answer(taken('p', after(0)));

    expect(door.sent.at(-1)).toMatchObject({ id: 'p', holds: false });
    expect(door.hereOf('p')).toBeNull();
  });

  it('tells of an earlier scan at another door, whichever of the two goes up first', async () => {
    const { desk, takeList, hereOf, clock } = deskWith(taken('p', after(0)), taken('q', after(0)));
    const listed = (here: string) => ({
      ...LIST,
      parties: [{ id: 'r', owed: 10, people: [person('p', 'Jonah', here), person('q', 'Ada', after(0))] }],
    });

    desk.mark(scope, 'here', 'p');
    desk.mark(scope, 'here', 'q');
    await settled();
    clock.now += 1_000;
    takeList({ ...listed(after(0)), takenAt: after(1_000) });
    expect(desk.snapshot().news).toEqual([]);

    takeList(listed(after(-60_000)));
    takeList(listed(after(-60_000)));

    expect(hereOf('p')).toBe(after(-60_000));
    expect(desk.snapshot().news).toMatchObject([
      { kind: 'earlier', scan: { id: 'p' }, here: after(-60_000) },
    ]);
  });

  it('takes back what it shows, though the clock of this device is behind', () => {
    const { desk, takeList, hereOf } = deskWith('later');
    const parties = [{ id: 'r', owed: 0, people: [person('p', 'Jonah', after(3_000))] }];
    takeList({ ...LIST, parties });

    desk.mark(scope, 'here', 'p', false);

    expect(hereOf('p')).toBeNull();
    expect(desk.snapshot().waiting).toMatchObject([{ holds: false, at: NOW + 3_001 }]);
  });

  it('does not lose what it has learned to a list that was asked for before', async () => {
    const { desk, clock, takeList, hereOf } = deskWith(taken('p', after(0)));
    const askedAt = clock.now;
    desk.mark(scope, 'here', 'p');
    await settled();

    takeList(LIST, askedAt);
    expect(hereOf('p')).toBe(after(0));

    clock.now += 60_000;
    takeList(LIST);
    expect(hereOf('p')).toBeNull();
  });

  it('keeps the list as it is after what was scanned, with what its clock says', async () => {
    const { desk, lists } = deskWith({
      state: 'taken',
      people: [{ id: 'p', here: after(0) }],
      owed: { party: 'r', owed: 0 },
    });
    desk.mark(scope, 'paid', 'r');
    await settled();

    expect(lists.at(-1)).toMatchObject({
      ahead: 0,
      list: { parties: [{ owed: 0, people: [{ id: 'p', here: after(0) }, { id: 'q' }] }] },
    });
  });

  it('goes by the clock of a list that was kept, until there is another', () => {
    const desk = new DoorDesk({
      send: async () => ({ state: 'away' }),
      keep: async () => undefined,
      forget: async () => undefined,
      keepList: async () => undefined,
      keepBlock: async () => undefined,
      now: () => NOW,
    });
    desk.takeKept({ list: LIST, ahead: -300_000 });

    expect(desk.mark(scope, 'here', 'p')).toBe(NOW - 300_000);
  });

  it('goes on with the others when the server cannot do one, and tries it again', async () => {
    const { desk, sent } = deskWith({ state: 'failed' }, taken('q', after(0)), taken('p', after(0)));
    desk.restore([
      { scope, kind: 'here', id: 'p', holds: true, at: NOW - 1 },
      { scope: 'another', kind: 'here', id: 'q', holds: true, at: NOW },
    ]);
    await desk.flush();
    expect(desk.snapshot()).toMatchObject({ waiting: [{ id: 'p' }], awaySince: null });

    await desk.flush();

    expect(sent.map(({ id }) => id)).toEqual(['p', 'q', 'p']);
    expect(desk.snapshot()).toMatchObject({ waiting: [], failures: 0 });
  });

  it('tells what the server refuses until somebody has read it, also after another visit', async () => {
    const { desk, kept } = deskWith({ state: 'refused', why: 'It was marked as paid already.' });
    desk.mark(scope, 'paid', 'r');
    await settled();
    const refused = { kind: 'refused', scan: { id: 'r', owed: 10 }, why: 'It was marked as paid already.' };

    expect(desk.snapshot()).toMatchObject({ waiting: [], news: [refused] });
    const again = deskWith();
    again.desk.restore([...kept.values()]);
    expect(again.desk.snapshot()).toMatchObject({ waiting: [], news: [refused] });
    expect(again.sent).toEqual([]);

    desk.clearNews();
    expect(desk.snapshot().news).toEqual([]);
    expect(kept.size).toBe(0);
  });

  it('keeps the scans when the session is over, for the next one', async () => {
    const { desk, kept } = deskWith({ state: 'shut' });
    desk.mark(scope, 'here', 'p');
    await settled();

    expect(desk.snapshot()).toMatchObject({ waiting: [{ id: 'p' }], awaySince: null });
    expect(kept.size).toBe(1);
  });

  it('says when the browser keeps nothing', async () => {
    const desk = new DoorDesk({
      send: async () => ({ state: 'away' }),
      keep: async () => {
        throw new Error('No room');
      },
      forget: async () => undefined,
      keepList: async () => undefined,
      keepBlock: async () => undefined,
      now: () => NOW,
    });
    desk.mark(scope, 'here', 'p');
    await settled();

    expect(desk.snapshot()).toMatchObject({ isKept: false, waiting: [{ id: 'p' }] });
  });
});
