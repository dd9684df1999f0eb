import { describe, expect, it } from '@jest/globals';
import { type Fates, fateChoices, fateSentence, isMissed } from './mail-fates.ts';

const NONE = { queued: 0, sending: 0, sent: 0, retrying: 0, failed: 0, suppressed: 0, cancelled: 0 };
const fates = (part: Partial<Fates>): Fates => ({ ...NONE, ...part });
const sentence = (part: Partial<Fates>) =>
  fateSentence(fates(part), { what: 'the invitation', one: 'The guest' })
    .map(({ text }) => text)
    .join(' ');

describe('who got the invitation', () => {
  it('is one sentence, without what is nobody', () => {
    expect(sentence({ sent: 1294, failed: 1, suppressed: 2, cancelled: 1, queued: 1, retrying: 1 })).toBe(
      '1,294 of 1,300 got the invitation. 4 did not, 2 wait.',
    );
    expect(sentence({ sent: 3, failed: 1 })).toBe('3 of 4 got the invitation. 1 did not.');
    expect(sentence({ sent: 3, sending: 1 })).toBe('3 of 4 got the invitation. 1 waits.');
    // Who has answered needs no invitation, so nobody is to see to them.
    expect(sentence({ sent: 9, cancelled: 15, answered: 15 })).toBe(
      '9 of 24 got the invitation. 15 answered without it.',
    );
    expect(sentence({ sent: 1, failed: 2, cancelled: 1, answered: 1, queued: 1 })).toBe(
      '1 of 5 got the invitation. 2 did not, 1 answered without it, 1 waits.',
    );
    expect(sentence({ sent: 300 })).toBe('All 300 got the invitation.');
    expect(sentence({ sent: 1 })).toBe('The guest got the invitation.');
    expect(sentence({})).toBe('');
  });

  it('shows one filter alone for those who did not get it, also for those of whom it is not sure', () => {
    const all = ['missed', 'failed', 'unconfirmed', 'suppressed', 'cancelled'] as const;
    expect(all.every(isMissed)).toBe(true);
    expect(isMissed('') || isMissed('sent') || isMissed('waiting')).toBe(false);
  });

  it('offers the states that occur, and keeps the one that is chosen', () => {
    const labels = fateChoices(fates({ sent: 5, failed: 2, unconfirmed: 1 }), 'cancelled').map(
      ({ label }) => label,
    );
    expect(labels).toEqual([
      'Any delivery',
      'Did not get it (2)',
      'Failed (2)',
      'Not confirmed (1)',
      'Cancelled (0)',
      'Got it (5)',
    ]);
  });
});
