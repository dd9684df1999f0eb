import { describe, expect, it } from '@jest/globals';
import { COLUMNS, isVisible, toggleColumn } from './columns.ts';

const DEFAULT = { show: [], hide: [] };
const visibleAt = (width: number, choice: Parameters<typeof toggleColumn>[2] = DEFAULT) =>
  COLUMNS.filter((column) => isVisible(column, width, choice)).map(({ key }) => key);

describe('the columns of the schedule', () => {
  it('appear with the width: the duration from md, the organizer from lg, helpers never', () => {
    expect(visibleAt(700)).not.toContain('duration');
    expect(visibleAt(960)).toContain('duration');
    expect(visibleAt(1279)).not.toContain('organizer');
    expect(visibleAt(1280)).toContain('organizer');
    expect(visibleAt(1920)).not.toContain('id');
  });

  it('are shown and hidden as somebody wishes, and the wish is forgotten where the width agrees', () => {
    const shown = toggleColumn('duration', 700, DEFAULT);
    expect(visibleAt(700, shown)).toContain('duration');
    expect(toggleColumn('duration', 700, shown)).toEqual(DEFAULT);
    const hidden = toggleColumn('game', 700, DEFAULT);
    expect(visibleAt(1280, hidden)).not.toContain('game');
    expect(toggleColumn('game', 1280, hidden)).toEqual(DEFAULT);
    expect(visibleAt(1280, toggleColumn('duration', 1280, shown))).not.toContain('duration');
  });
});
