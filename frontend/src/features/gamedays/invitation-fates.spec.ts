import { describe, expect, it } from '@jest/globals';
import type { InvitationFates } from '#api/staff.ts';
import { fateChoices, fateSentence, isMissed, leftOutTexts } from './invitation-fates.ts';

const NONE = { queued: 0, sending: 0, sent: 0, retrying: 0, failed: 0, suppressed: 0, cancelled: 0 };
const fates = (part: Partial<InvitationFates>): InvitationFates => {
  const counts = { ...NONE, ...part };
  return { total: Object.values(counts).reduce((sum, each) => sum + each, 0), ...counts };
};
const sentence = (part: Partial<InvitationFates>) =>
  fateSentence(fates(part))
    .map(({ text }) => text)
    .join(' ');

describe('who got the invitation', () => {
  it('is one sentence, without what is nobody', () => {
    expect(sentence({ sent: 1294, failed: 1, suppressed: 2, cancelled: 1, queued: 1, retrying: 1 })).toBe(
      '1,294 of 1,300 got the invitation. 4 did not, 2 wait.',
    );
    expect(sentence({ sent: 3, failed: 1 })).toBe('3 of 4 got the invitation. 1 did not.');
    expect(sentence({ sent: 3, sending: 1 })).toBe('3 of 4 got the invitation. 1 waits.');
    expect(sentence({ sent: 300 })).toBe('All 300 got the invitation.');
    expect(sentence({ sent: 1 })).toBe('The guest got the invitation.');
    expect(sentence({})).toBe('');
  });

  it('names up to three who are left out, and counts more', () => {
    const leftOut = [
      { reason: 'Answered already', count: 2, names: ['Ana', 'Ben'] },
      { reason: 'Wants no more invitations', count: 1200, names: ['Cleo', 'Dora', 'Emil'] },
    ];
    expect(leftOutTexts({ due: 1, leftOut })).toEqual([
      'Left out: Ana, Ben (answered already)',
      'Left out: 1,200 guests (wants no more invitations)',
    ]);
    expect(
      ['missed', 'failed', 'suppressed', 'cancelled'].map((filter) => isMissed(filter as 'missed')),
    ).toEqual(Array(4).fill(true));
    expect(isMissed('') || isMissed('sent') || isMissed('waiting')).toBe(false);
  });

  it('offers the states that occur, and keeps the one that is chosen', () => {
    const labels = fateChoices(fates({ sent: 5, failed: 1 }), 'cancelled').map(({ label }) => label);
    expect(labels).toEqual([
      'Any delivery',
      'Did not get it (1)',
      'Failed (1)',
      'Cancelled (0)',
      'Got it (5)',
    ]);
  });
});
