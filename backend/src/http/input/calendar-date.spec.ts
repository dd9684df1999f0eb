import { isCalendarDate } from './calendar-date.ts';

describe('isCalendarDate', () => {
  it.each([
    ['2025-10-10', true],
    ['2024-02-29', true],
    ['2025-02-29', false],
    ['2025-1-1', false],
    ['2025-10-10T00:00', false],
    ["2025-10-10'; drop table gameday", false],
    ['0000-01-01', false],
    [20251010, false],
  ])('of %p is %p', (text, answer) => {
    expect(isCalendarDate(text)).toBe(answer);
  });
});
