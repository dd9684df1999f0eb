import type { PlanFrame } from '../convention/edition/edition-moves.service.ts';
import { daysOf, hoursOf, movedTimes, timesFormOf, timesOf } from './shifts.policy.ts';

const frame = (first: string, last: string, timeZone = 'America/New_York') =>
  ({ days: [{ date: first }, { date: last }], timeZone }) as PlanFrame;
const OCTOBER = frame('2025-10-10', '2025-10-11');
/** Clocks go back at 2 AM of November 2. */
const AUTUMN = frame('2025-11-01', '2025-11-02');
/** Clocks go on at 2 AM of March 8. */
const SPRING = frame('2026-03-07', '2026-03-08');

describe('the times of shifts', () => {
  it('should be read by the clock of the convention, past midnight as well', () => {
    const times = timesOf({ day: '2025-10-10', start: '21:30', end: '01:00' }, OCTOBER);
    expect(times).toEqual({
      day: '2025-10-10',
      startsAt: new Date('2025-10-11T01:30:00Z'),
      endsAt: new Date('2025-10-11T05:00:00Z'),
    });
    expect(hoursOf(times)).toBe(3.5);
    expect(timesFormOf(times, OCTOBER.timeZone)).toEqual({ day: '2025-10-10', start: '21:30', end: '01:00' });
  });

  it('should lie within the days and three days around them', () => {
    expect(daysOf(OCTOBER)).toEqual({ first: '2025-10-07', last: '2025-10-14' });
    for (const day of ['2025-10-07', '2025-10-14']) {
      expect(timesOf({ day, start: '08:00', end: '12:00' }, OCTOBER).day).toBe(day);
    }
    for (const day of ['2025-10-06', '2025-10-15']) {
      expect(() => timesOf({ day, start: '08:00', end: '12:00' }, OCTOBER)).toThrow(
        'Please choose a day from 2025-10-07 to 2025-10-14.',
      );
    }
  });

  it('should last 16 hours at most', () => {
    expect(hoursOf(timesOf({ day: '2025-10-10', start: '08:00', end: '00:00' }, OCTOBER))).toBe(16);
    expect(() => timesOf({ day: '2025-10-10', start: '08:00', end: '00:01' }, OCTOBER)).toThrow('16 hours');
    expect(() => timesOf({ day: '2025-10-10', start: '08:00', end: '08:00' }, OCTOBER)).toThrow('16 hours');
  });

  it('should count an hour more in the night in which clocks go back, and one less in spring', () => {
    expect(hoursOf(timesOf({ day: '2025-11-01', start: '23:00', end: '03:00' }, AUTUMN))).toBe(5);
    expect(hoursOf(timesOf({ day: '2026-03-07', start: '23:00', end: '03:00' }, SPRING))).toBe(3);
  });

  it.each([
    ['start', { day: '2026-03-08', start: '02:30', end: '05:00' }],
    ['end', { day: '2026-03-07', start: '23:00', end: '02:30' }],
  ])('should refuse a %s that the clocks skip', (field, form) => {
    expect(() => timesOf(form, SPRING)).toThrow(
      expect.objectContaining({ fields: { [field]: 'This time does not exist on that day.' } }),
    );
  });
});

describe('the times of shifts whose edition has other days', () => {
  const later = frame('2025-10-31', '2025-11-02');
  const moved = (day: string, start: string, end: string) =>
    timesFormOf(movedTimes(timesOf({ day, start, end }, OCTOBER), OCTOBER, later), later.timeZone);

  it('should keep their time by the clock, set-up with the first day and clearing with the last', () => {
    expect(moved('2025-10-09', '18:00', '22:00')).toEqual({
      day: '2025-10-30',
      start: '18:00',
      end: '22:00',
    });
    expect(moved('2025-10-10', '21:00', '01:00')).toEqual({
      day: '2025-10-31',
      start: '21:00',
      end: '01:00',
    });
    expect(moved('2025-10-11', '09:00', '12:00')).toEqual({
      day: '2025-11-02',
      start: '09:00',
      end: '12:00',
    });
    expect(moved('2025-10-12', '09:00', '12:00')).toEqual({
      day: '2025-11-03',
      start: '09:00',
      end: '12:00',
    });
  });

  it('should keep it in another zone', () => {
    const berlin = frame('2025-10-10', '2025-10-11', 'Europe/Berlin');
    const form = { day: '2025-10-10', start: '21:00', end: '01:00' };
    const times = movedTimes(timesOf(form, OCTOBER), OCTOBER, berlin);
    expect(times.startsAt.toISOString()).toBe('2025-10-10T19:00:00.000Z');
    expect(timesFormOf(times, berlin.timeZone)).toEqual(form);
  });

  it('should never end before they begin, where the clocks of the new day skip them', () => {
    const times = timesOf({ day: '2025-10-11', start: '02:45', end: '03:15' }, OCTOBER);
    const { startsAt, endsAt } = movedTimes(times, OCTOBER, SPRING);
    expect(endsAt > startsAt).toBe(true);
  });
});
