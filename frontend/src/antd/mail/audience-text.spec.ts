import { describe, expect, it } from '@jest/globals';
import { changesText, leftOutText } from './audience-text.ts';

describe('what is said of an audience', () => {
  it('counts who is left out, by reason', () => {
    const blocked = { reason: 'Blocked by staff', count: 1 };
    expect(leftOutText([{ reason: 'Reported mail as spam', count: 2000 }, blocked])).toBe(
      '2,001 are left out: Reported mail as spam (2,000), Blocked by staff (1).',
    );
    expect(leftOutText([blocked])).toBe('1 is left out: Blocked by staff (1).');
    expect(leftOutText([])).toBe('');
  });

  it('tells who came and went since the preview', () => {
    expect(changesText({ joined: 2, left: 0 })).toBe('2 people joined since the preview.');
    expect(changesText({ joined: 1, left: 1 })).toBe('1 person joined and 1 left since the preview.');
    expect(changesText({ joined: 0, left: 1 })).toBe('1 person left since the preview.');
    expect(changesText({ joined: 0, left: 0 })).toBe('');
  });
});
