import { describe, expect, it } from '@jest/globals';
import { lineDrawing, lineNews, timeLeftText } from './line-text.ts';

const NO_NEWS = { missed: false, passedOver: false };

describe('the drawing of a line', () => {
  it('should show who is before, the own seats and who is behind', () => {
    expect(lineDrawing({ place: 3, parties: 4, own: 2 })).toEqual({
      before: 2,
      own: 2,
      behind: 1,
      label: '2 parties before you, 1 behind you',
    });
  });

  it('should be cut behind, and left out when too many are before', () => {
    expect(lineDrawing({ place: 2, parties: 400, own: 2 })).toMatchObject({ before: 1, own: 2, behind: 9 });
    expect(lineDrawing({ place: 300, parties: 400, own: 2 })).toBeNull();
  });
});

describe('the news of a wait', () => {
  it('should be a missed offer first, then that somebody was passed over', () => {
    expect(lineNews(4, { missed: true, passedOver: true }, 'seats')).toBe(
      'The seats went to the next in line. You are still in line, now 4th.',
    );
    expect(lineNews(1, { ...NO_NEWS, passedOver: true }, 'badges')).toMatch(/^Fewer badges were free/);
    expect(lineNews(1, NO_NEWS, 'badges')).toBe('');
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
