import { describe, expect, it } from '@jest/globals';
import { changedFields, type FieldLabels, fieldNames, keepingMine } from './stale-edit.ts';

describe('an edit of something that is another by now', () => {
  const before = { date: '2031-04-01', location: 'Hall', description: '', expansions: ['One'] };
  const theirs = { ...before, date: '2031-05-11', expansions: ['One', 'Two'] };
  const labels: FieldLabels<typeof before> = { location: 'Location', date: 'Date', expansions: 'Expansions' };

  it('should name the fields that others have changed, in the order of the form', () => {
    expect(changedFields(before, theirs)).toEqual(['date', 'expansions']);
    expect(fieldNames(changedFields(before, theirs), labels)).toBe('Date and Expansions');
    expect(changedFields(before, { ...before, expansions: ['One'] })).toEqual([]);
  });

  it('should keep what one has changed oneself, and take over all else', () => {
    const mine = { ...before, description: 'Bring snacks.', expansions: [] };

    expect(keepingMine(before, mine, theirs)).toEqual({
      date: '2031-05-11',
      location: 'Hall',
      description: 'Bring snacks.',
      expansions: [],
    });
  });
});
