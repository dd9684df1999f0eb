import { DeskMoment } from './desk-moment.policy.ts';

const EDITION = {
  start: new Date('2025-10-10T16:00:00Z'),
  end: new Date('2025-10-12T01:00:00Z'),
  timeZone: 'America/New_York',
};
const at = (now: string) => new DeskMoment(new Date(now), EDITION);

describe('when something on the desk is due', () => {
  it.each([
    // Ten months before the days, at 10:00 AM of the convention.
    ['2024-12-10T15:00:00Z', '2024-12-10T14:00:00Z', 'today'],
    ['2024-12-10T15:00:00Z', '2024-12-11T04:59:00Z', 'today'],
    ['2024-12-10T15:00:00Z', '2024-12-11T05:00:00Z', 'tomorrow'],
    ['2024-12-10T15:00:00Z', '2024-12-16T15:00:00Z', 'week'],
    ['2024-12-10T15:00:00Z', '2024-12-17T15:00:00Z', 'before'],
    ['2024-12-10T15:00:00Z', '2025-10-11T15:00:00Z', 'later'],
    // In the last week, what is due then stands before the days or after them.
    ['2025-10-06T14:00:00Z', '2025-10-07T14:00:00Z', 'tomorrow'],
    ['2025-10-06T14:00:00Z', '2025-10-09T14:00:00Z', 'before'],
    ['2025-10-06T14:00:00Z', '2025-10-11T14:00:00Z', 'later'],
    // On the days and after them.
    ['2025-10-10T20:00:00Z', '2025-10-11T20:00:00Z', 'tomorrow'],
    ['2025-10-10T20:00:00Z', '2025-10-14T20:00:00Z', 'week'],
    ['2025-10-13T20:00:00Z', '2025-10-25T20:00:00Z', 'later'],
    // The clocks go back on November 2.
    ['2025-11-01T20:00:00Z', '2025-11-03T04:59:00Z', 'tomorrow'],
  ])('should at %s say of %s: %s', (now, moment, by) => {
    expect(at(now).by(new Date(moment))).toBe(by);
  });

  it('should be the opening of the doors where nothing else is said', () => {
    expect(at('2024-12-10T15:00:00Z').by()).toBe('before');
    expect(at('2025-10-09T15:00:00Z').by()).toBe('tomorrow');
    expect(at('2025-10-10T20:00:00Z').by()).toBe('today');
  });

  it('should be said as past once it has begun', () => {
    const moment = at('2025-10-10T20:55:00Z');
    expect(moment.beginning(new Date('2025-10-10T18:00:00Z'))).toBe('since today at 2:00 PM');
    expect(moment.beginning(new Date('2025-10-11T18:00:00Z'))).toBe('tomorrow at 2:00 PM');
  });
});
