import { describe, expect, it } from '@jest/globals';
import { groupByLetter } from './letter-groups.ts';

describe('names under their letters', () => {
  it('are in order, accents aside, and nobody is lost who shares a name', () => {
    const groups = groupByLetter(['Zoë', 'ada', 'Émile', 'Erik', 'Ada', '7 of Nine']);

    expect(groups.map(({ letter, members }) => [letter, members.map(({ name }) => name)])).toEqual([
      ['#', ['7 of Nine']],
      ['A', ['ada', 'Ada']],
      ['E', ['Émile', 'Erik']],
      ['Z', ['Zoë']],
    ]);
    expect(new Set(groups.flatMap(({ members }) => members.map(({ key }) => key))).size).toBe(6);
  });
});
