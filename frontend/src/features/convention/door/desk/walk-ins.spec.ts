import { describe, expect, it } from '@jest/globals';
import { deskWith, NOW, scope, settled } from '../scan/testing/desk.ts';

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
});
