import { describe, expect, it } from '@jest/globals';
import { changeText } from './listing-words.ts';

describe('the text of a change', () => {
  it.each([
    ['price', '45.50', '40.00', 'Price from $45.50 to $40.00'],
    ['status', 'Available', 'Pending', 'Available to Pending'],
    ['hidden', null, 'No game.', 'Hidden: No game.'],
    ['hidden', 'No game.', null, 'Shown again'],
    ['renewed', null, null, 'Renewed'],
  ] as const)('says of %s what it was and became', (field, from, to, text) => {
    expect(changeText({ field, from, to }, 'USD')).toBe(text);
  });
});
