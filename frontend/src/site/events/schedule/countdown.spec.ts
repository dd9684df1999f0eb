import { describe, expect, it } from '@jest/globals';
import { eventOf, undeterminedEvent } from '../testing/event.factory.ts';
import { countdownText, refreshIn } from './countdown.ts';

const START = Date.parse('2025-10-10T19:15:00Z');
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('the countdown of an event', () => {
  const event = eventOf();
  const before = (ms: number) => countdownText(event, START - ms);

  it.each([
    [49 * HOUR, '2 days away'],
    [39 * HOUR + 16 * MINUTE, '2 days away'],
    [39 * HOUR + 15 * MINUTE, '1 day away'],
    [23.5 * HOUR, '1 day away'],
    [20 * HOUR, '20 hours away'],
    [3 * HOUR, '3 hours away'],
    [3 * HOUR - MINUTE, 'Starts in 2 hours 59 mins'],
    [2 * HOUR + 30 * SECOND, 'Starts in 2 hours 1 min'],
    [HOUR + 16 * MINUTE, 'Starts in 1 hour 16 mins'],
    [HOUR, 'Starts in 1 hour 0 mins'],
    [31 * MINUTE, 'Starts in 31 mins!'],
    [MINUTE + 1, 'Starts in 2 mins!'],
    [MINUTE, 'Starts in 60 seconds!'],
    [1, 'Starts in 1 second!'],
    [0, 'In Progress'],
    [1 - HOUR, 'In Progress'],
    [-HOUR, 'Completed'],
  ])('%d ms before the start says %s', (ms, text) => {
    expect(before(ms)).toBe(text);
  });

  it('believes the server that an event is over', () => {
    expect(countdownText({ ...event, isExpired: true }, START - HOUR)).toBe('Completed');
  });

  it.each([
    ['2025-10-09T03:59:59Z', '3 days away'],
    ['2025-10-10T03:59:59Z', '2 days away'],
    ['2025-10-10T04:00:00Z', '1 day away'],
    ['2025-10-11T03:59:59Z', '1 day away'],
    ['2025-10-11T04:00:00Z', 'Today'],
    ['2025-10-12T00:59:59Z', 'Today'],
    ['2025-10-12T01:00:00Z', 'Completed'],
  ])('with an undetermined time counts the days of the convention: at %s, %s', (now, text) => {
    expect(countdownText(undeterminedEvent(), Date.parse(now))).toBe(text);
  });
});

describe('when a countdown is updated', () => {
  const event = eventOf();

  it('is every 30 seconds, and every full second of the final minute', () => {
    expect(refreshIn(event, START - 5 * MINUTE)).toBe(30 * SECOND);
    expect(refreshIn(event, START - MINUTE)).toBe(SECOND);
    expect(refreshIn(event, START - 1300)).toBe(300);
    expect(refreshIn(event, START + MINUTE)).toBe(30 * SECOND);
  });

  it('is at once when the final minute, the event or its time after it begins', () => {
    expect(refreshIn(event, START - MINUTE - 5 * SECOND)).toBe(5 * SECOND);
    expect(refreshIn(event, START + HOUR - 7 * SECOND)).toBe(7 * SECOND);
    expect(refreshIn(event, START + 2 * HOUR)).toBe(30 * SECOND);
  });
});
