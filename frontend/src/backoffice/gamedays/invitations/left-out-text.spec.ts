import { describe, expect, it } from '@jest/globals';
import { leftOutTexts } from './left-out-text.ts';

describe('who is not invited again', () => {
  it('names up to three who are left out, and counts more', () => {
    const leftOut = [
      { reason: 'Answered already', count: 2, names: ['Ana', 'Ben'] },
      { reason: 'Wants no more invitations', count: 1200, names: ['Cleo', 'Dora', 'Emil'] },
    ];
    expect(leftOutTexts({ leftOut })).toEqual([
      'Left out: Ana, Ben (answered already)',
      'Left out: 1,200 guests (wants no more invitations)',
    ]);
  });
});
