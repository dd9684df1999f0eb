import { describe, expect, it } from '@jest/globals';
import { after, deskWith, LIST, NOW, person, scope, settled, taken } from '../scan/testing/desk.ts';

describe('what is scanned of a walk-in before it goes up', () => {
  const family = {
    id: 'w',
    paid: false,
    attendees: [
      { id: 'w.1', name: 'Wanda', badge: true },
      { id: 'w.2', name: 'Wim', badge: true },
    ],
  };

  it('goes up with it: who has paid, and who is not here after all', async () => {
    const { desk, sent, kept, takeList } = deskWith({ state: 'refused', why: 'No badge is left.' });
    desk.lose();
    desk.restore([{ scope, kind: 'walk-in', id: 'w', walkIn: family, owed: 25, holds: true, at: NOW }]);
    desk.mark(scope, 'here', 'w.2', false);
    expect(desk.snapshot().lists.get(scope)?.parties.at(-1)).toMatchObject({ owed: 12.5 });
    desk.mark(scope, 'paid', 'w');
    expect(desk.snapshot().waiting).toHaveLength(1);
    expect([...kept.values()]).toHaveLength(1);

    takeList();
    await settled();
    expect(sent.map(({ walkIn }) => walkIn)).toEqual([
      { ...family, attendees: family.attendees.slice(0, 1), paid: true },
    ]);
  });

  it('does not go up where nobody is left', async () => {
    const { desk, sent, kept, takeList } = deskWith();
    const alone = { ...family, attendees: family.attendees.slice(0, 1) };
    desk.restore([{ scope, kind: 'walk-in', id: 'w', walkIn: alone, owed: 12.5, holds: true, at: NOW }]);
    desk.mark(scope, 'here', 'w.1', false);
    takeList();
    await settled();
    expect([sent, [...kept.values()], desk.snapshot().waiting]).toEqual([[], [], []]);
  });

  it('is told with it where it had gone out already and is refused', async () => {
    const { desk, takeList } = deskWith({ state: 'refused', why: 'No badge is left.' });
    desk.restore([
      { scope, kind: 'paid', id: 'w', owed: 25, holds: true, at: NOW + 1 },
      { scope, kind: 'walk-in', id: 'w', walkIn: family, owed: 25, holds: true, at: NOW, sent: true },
    ]);
    takeList();
    await settled();
    expect(desk.snapshot()).toMatchObject({
      waiting: [],
      news: [{ why: 'No badge is left. That they have paid was not saved either.' }],
    });
  });

  describe('whom the server knew under an id of its own', () => {
    const sent = { scope, kind: 'walk-in' as const, id: 'w', walkIn: family, owed: 25, holds: true, at: NOW };
    const undone = async (here: string | null) => {
      const door = deskWith('later', taken('d', null));
      door.desk.restore([{ ...sent, sent: true }]);
      door.clock.now += 1_000;
      door.desk.mark(scope, 'here', 'w.1', false);
      const people = [person('d', 'Wanda', here), person('w.2', 'Wim', after(0))];
      return {
        ...door,
        answered: () => door.answer({ state: 'taken', people: [], joined: { id: 'r2', owed: 0, people } }),
      };
    };

    it('is taken back under that id, also after the page was closed', async () => {
      const { desk, kept, sent: gone, answered } = await undone(after(0));
      const waiting = [...kept.values()];
      await answered();

      expect(gone.at(-1)).toMatchObject({ kind: 'here', id: 'd', holds: false });
      expect(desk.snapshot().waiting).toEqual([]);
      expect(waiting.map(({ id }) => id)).toContain('w.1');
    });

    it.each([
      ['another door let them in before', after(-60_000)],
      ['another door has taken them back', null],
    ])('is left alone where %s', async (_, here) => {
      const { kept, sent: gone, answered } = await undone(here);
      await answered();

      expect(gone.map(({ id }) => id)).toEqual(['w']);
      expect([...kept.values()]).toEqual([]);
    });

    it('stays here where they were checked in by the list as well', async () => {
      const { desk, sent: gone, answered } = await undone(after(0));
      desk.mark(scope, 'here', 'd');
      await answered();

      expect(gone.map(({ id, holds }) => [id, holds])).toEqual([
        ['w', true],
        ['d', true],
      ]);
    });

    it('is shown once where the list has them before the answer', async () => {
      const { desk, takeList } = deskWith();
      desk.restore([{ ...sent, sent: true }]);
      takeList({ ...LIST, parties: [{ id: 'r2', owed: 0, people: [person('d', 'Wanda', after(0))] }] });

      expect(desk.snapshot().lists.get(scope)?.parties).toHaveLength(1);
      await settled();
      desk.takeBack(sent);
      expect(desk.snapshot().news).toMatchObject([{ why: 'They are registered: it had gone up before.' }]);
    });
  });
});
