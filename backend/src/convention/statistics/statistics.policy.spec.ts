import { dayBefore, HOUR_STEPS, hoursInWords, roundedInCourse, roundedPeople } from './statistics.policy.ts';

describe('numbers of people', () => {
  it.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 5],
    [7, 5],
    [8, 10],
    [23, 25],
    [1_002, 1_000],
  ])('should be told as multiples of five: %p as %p', (count, told) => {
    expect(roundedPeople(count)).toBe(told);
  });
});

describe('numbers of people in the course of time', () => {
  it('should add up to the rounded whole, in multiples of five', () => {
    const counts = [1, 2, 0, 1, 1, 2, 9, 1];

    expect(roundedInCourse(counts)).toEqual([0, 5, 0, 0, 0, 0, 10, 0]);
    expect(roundedInCourse([])).toEqual([]);
  });
});

describe('steps of time', () => {
  it('should be said in words', () => {
    expect(HOUR_STEPS.map(hoursInWords)).toEqual([
      'within 1 hour',
      '1 to 3 hours',
      '3 to 6 hours',
      '6 to 12 hours',
      '12 to 24 hours',
      '1 to 2 days',
      '2 to 4 days',
      '4 to 7 days',
      '7 to 14 days',
      'after 14 days',
    ]);
  });

  it('should be days of the calendar, across the end of a month', () => {
    expect(dayBefore('2025-10-11', 0)).toBe('2025-10-11');
    expect(dayBefore('2025-10-11', 11)).toBe('2025-09-30');
    expect(dayBefore('2024-03-01', 1)).toBe('2024-02-29');
  });
});
