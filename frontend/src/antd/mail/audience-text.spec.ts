import { describe, expect, it } from '@jest/globals';
import { changesText, leftOutText } from './audience-text.ts';

describe('what is said of an audience', () => {
  it('counts who is left out, by reason', () => {
    const bounced = { reason: 'bounced', count: 1 };
    expect(leftOutText([{ reason: 'unsubscribed', count: 2000 }, bounced])).toBe(
      '2,001 are left out: 2,000 unsubscribed, 1 bounced.',
    );
    expect(leftOutText([bounced])).toBe('1 is left out: 1 bounced.');
    expect(leftOutText([])).toBe('');
  });

  it('tells who came and went since the preview', () => {
    expect(changesText({ joined: 2, left: 0 })).toBe('2 people joined since the preview.');
    expect(changesText({ joined: 1, left: 1 })).toBe('1 person joined and 1 left since the preview.');
    expect(changesText({ joined: 0, left: 1 })).toBe('1 person left since the preview.');
    expect(changesText({ joined: 0, left: 0 })).toBe('');
  });
});
