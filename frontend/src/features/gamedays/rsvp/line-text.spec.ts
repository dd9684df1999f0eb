import { describe, expect, it } from '@jest/globals';
import { lineDrawing, lineNews, timeLeftText } from './line-text.ts';

const WAIT = { place: 3, parties: 4, seats: 2, keptUntil: null, missed: false, passedOver: false };

describe('the drawing of a line', () => {
  it('should show who is before, the own seats and who is behind', () => {
    expect(lineDrawing(3, WAIT)).toEqual({
      before: 2,
      own: 2,
      behind: 1,
      label: '2 parties before you, 1 behind you',
    });
  });

  it('should be cut behind, and left out when too many are before', () => {
    expect(lineDrawing(2, { ...WAIT, parties: 400 })).toMatchObject({ before: 1, own: 2, behind: 9 });
    expect(lineDrawing(300, { ...WAIT, parties: 400 })).toBeNull();
  });
});

describe('the news of a wait', () => {
  it('should be a missed offer first, then that somebody was passed over', () => {
    expect(lineNews(4, { ...WAIT, missed: true, passedOver: true })).toBe(
      'The seats went to the next in line. You are still in line, now 4th.',
    );
    expect(lineNews(1, { ...WAIT, passedOver: true })).toMatch(/^Fewer seats were free/);
    expect(lineNews(1, WAIT)).toBe('');
  });
});

describe('the time that is left to answer', () => {
  it.each([
    [23.9, '23 hours left.'],
    [2, '2 hours left.'],
    [1.5, '90 minutes left.'],
    [-1, '0 minutes left.'],
  ])('should be told of %d hours', (hours, text) => {
    const now = new Date('2025-10-01T12:00:00Z');
    const until = new Date(now.getTime() + hours * 3_600_000).toISOString();
    expect(timeLeftText(until, now)).toBe(`${text} Then the next in line is asked.`);
  });
});
