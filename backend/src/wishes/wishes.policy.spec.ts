import { changesOf, wantedGroups } from './wishes.policy.ts';

describe('wishes of an account for a game', () => {
  const wish = (id: string, ...names: string[]) => ({ id, rank: 1, names });

  it('should be one for each name, or one for those who sit together, each name once', () => {
    expect(wantedGroups(['dana', 'kim', 'dana'], false)).toEqual([['dana'], ['kim']]);
    expect(wantedGroups(['dana', 'kim', 'dana'], true)).toEqual([['dana', 'kim']]);
    expect(wantedGroups([], true)).toEqual([]);
  });

  it('should stay where the same names want it, in whatever order, and else go', () => {
    const known = [wish('both', 'kim', 'dana'), wish('alone', 'noa')];
    expect(changesOf(known, [['dana', 'kim']])).toEqual({ gone: [wish('alone', 'noa')], added: [] });
    expect(changesOf(known, [['dana'], ['noa']])).toEqual({
      gone: [wish('both', 'kim', 'dana')],
      added: [['dana']],
    });
  });
});
