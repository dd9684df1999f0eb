import { describe, expect, it } from '@jest/globals';
import { moved, ordered } from './wish-order.ts';

describe('the order of wishes', () => {
  it('should have one of them at another place, up and down', () => {
    expect(moved(['a', 'b', 'c'], 'c', 0)).toEqual(['c', 'a', 'b']);
    expect(moved(['a', 'b', 'c'], 'a', 1)).toEqual(['b', 'a', 'c']);
    expect(moved(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'c', 'a']);
  });

  it('should be what the server says until somebody moves one, with new ones last', () => {
    const things = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
    expect(ordered(things, null)).toBe(things);
    expect(ordered(things, ['c', 'gone', 'a']).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });
});
