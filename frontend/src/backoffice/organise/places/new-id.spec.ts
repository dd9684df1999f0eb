import { describe, expect, it } from '@jest/globals';
import { newId, withIds } from './new-id.ts';

describe('the id of a new entry', () => {
  it('is made of its words, and no other has it', () => {
    expect(newId('May I bring my dog?', [])).toBe('may-i-bring-my-dog');
    expect(newId('Food', ['food', 'food-2'])).toBe('food-3');
    expect(newId('  ?? ', [])).toBe('entry');
    expect(newId('x'.repeat(200), []).length).toBeLessThanOrEqual(40);
  });

  it('is given to those alone that have none', () => {
    const entries = [
      { id: 'a', text: 'A' },
      { id: '', text: 'A' },
      { id: '', text: 'a!' },
    ];
    expect(withIds(entries, ({ text }) => text).map(({ id }) => id)).toEqual(['a', 'a-2', 'a-3']);
  });
});
