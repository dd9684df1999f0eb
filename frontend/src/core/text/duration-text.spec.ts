import { describe, expect, it } from '@jest/globals';
import { age, duration, every } from './duration-text.ts';

describe('duration', () => {
  it.each([
    [-3, '0 seconds'],
    [1.9, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [14 * 60 + 59, '14 minutes'],
    [3_600, '1 hour'],
    [6.5 * 86_400, '6 days'],
  ])('should say %s seconds as %s', (seconds, text) => {
    expect(duration(seconds)).toBe(text);
  });
});

describe('every', () => {
  it.each([
    [60, 'every minute'],
    [15 * 60, 'every 15 minutes'],
    [86_400, 'every day'],
  ])('should say an interval of %s seconds as %s', (seconds, text) => {
    expect(every(seconds)).toBe(text);
  });
});

describe('age', () => {
  it('should say how long ago something was', () => {
    expect(age('2027-10-08T09:46:00Z', Date.parse('2027-10-08T10:00:00Z'))).toBe('14 minutes');
  });
});
