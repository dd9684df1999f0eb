import { describe, expect, it } from '@jest/globals';
import { eventOf, undeterminedEvent } from '../testing/event.factory.ts';
import { type EventSort, type SortOrder, sortEvents } from './event-sort.ts';

const DAYS = ['Friday', 'Saturday'];
const friday = { eventDay: 'Friday', eventDate: '2025-10-10T04:01:00.000Z' };
const late = { eventTime: '11:00 AM', eventDay: 'Saturday', eventDate: '2025-10-11T15:00:00.000Z' };
const events = [
  undeterminedEvent({ gameName: 'Sat ?', teacher: 'needed', spots: 2 }),
  eventOf({ ...late, gameName: 'Sat 11', duration: '120', organizer: 'álvaro' }),
  undeterminedEvent({ ...friday, gameName: 'Fri ?', duration: '45', organizer: 'Bea' }),
  eventOf({ gameName: 'Fri 3', duration: '105', teacher: 'wanted', organizer: 'Zoe', spots: 12 }),
];

function sorted(sort: EventSort, order: SortOrder = 'asc') {
  return sortEvents(events, sort, order, DAYS).map(({ gameName }) => gameName);
}

describe('the order of the schedule', () => {
  it('is by day and time, with undetermined times last of their day, whichever way it is turned', () => {
    expect(sorted('date')).toEqual(['Fri 3', 'Fri ?', 'Sat 11', 'Sat ?']);
    expect(sorted('date', 'desc')).toEqual(['Sat 11', 'Sat ?', 'Fri 3', 'Fri ?']);
  });

  it('decides between what a column leaves equal', () => {
    expect(sorted('day', 'desc')).toEqual(['Sat 11', 'Sat ?', 'Fri 3', 'Fri ?']);
    expect(sorted('teacher')).toEqual(['Fri ?', 'Sat 11', 'Fri 3', 'Sat ?']);
  });

  it('compares times of day, lengths and counts as such, and names as people do', () => {
    expect(sorted('time')).toEqual(['Sat 11', 'Fri 3', 'Fri ?', 'Sat ?']);
    expect(sorted('duration')).toEqual(['Fri ?', 'Sat ?', 'Fri 3', 'Sat 11']);
    expect(sorted('spots', 'desc')[0]).toBe('Fri 3');
    expect(sorted('organizer').slice(0, 2)).toEqual(['Sat 11', 'Fri ?']);
  });
});
