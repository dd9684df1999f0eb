import { expect, it } from '@jest/globals';
import { eventOf, undeterminedEvent } from '../testing/event.factory.ts';
import { dateText, durationText, longWhen, shortWhen, timeText } from './event-time.ts';

const ZONE = 'America/New_York';

it("an event's date and time are the convention's, wherever the reader is", () => {
  const late = eventOf({ eventTime: '9:45 PM', eventDate: '2025-10-11T01:45:00.000Z' });
  expect(dateText(late, ZONE)).toBe('Oct 10, 2025');
  expect(longWhen(late, ZONE)).toBe('Friday, October 10, 2025, 9:45 PM');
  expect(shortWhen(late)).toBe('Fri 9:45 PM');
});

it('12:01 AM means undetermined', () => {
  const event = undeterminedEvent();
  expect(timeText(event)).toBe('Undetermined');
  expect(longWhen(event, ZONE)).toBe('Saturday, October 11, 2025, Undetermined');
});

it('a duration is written in hours and minutes', () => {
  const texts = ['5', '60', '105', '720'].map((duration) => durationText({ duration }));
  expect(texts).toEqual(['5 min', '1 h', '1 h 45 min', '12 h']);
});
