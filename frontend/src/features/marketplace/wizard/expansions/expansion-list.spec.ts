import { describe, expect, it } from '@jest/globals';
import { expansionError } from './expansion-list.ts';

describe('an expansion', () => {
  const typed = (nextExpansion: string, expansions = ['Marine Worlds']) =>
    expansionError({ expansions, nextExpansion });

  it('joins the list unless it is there already, in whatever letters', () => {
    expect(typed(' Zoo Map Pack 1 ')).toBeUndefined();
    expect(typed('marine worlds ')).toBe('marine worlds is in the list already');
  });

  it('has at most 100 characters, and there are at most 50', () => {
    expect(typed('x'.repeat(101))).toBe('Expansion names are too long');
    const fifty = Array.from({ length: 50 }, (_, place) => `Pack ${place}`);
    expect(typed('Pack 51', fifty)).toBe('Please list at most 50 expansions');
    expect(typed(' ', fifty)).toBeUndefined();
  });
});
