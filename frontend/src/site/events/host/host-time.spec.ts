import { describe, expect, it } from '@jest/globals';
import type { Event } from '#core/api/generated.ts';
import { eventOf, undeterminedEvent } from '../testing/event.factory.ts';
import { isHostTime } from './host-time.ts';

describe('the time of the host', () => {
  it.each<[string, Event, string, boolean]>([
    ['long before the start', eventOf(), '2025-10-10T19:04:59Z', false],
    ['shortly before the start', eventOf(), '2025-10-10T19:05:00Z', true],
    ['after the end', eventOf(), '2025-10-10T20:15:00Z', false],
    [
      'while the game runs, by a clock that is slow',
      eventOf({ state: 'in-progress' }),
      '2025-10-10T18:00:00Z',
      true,
    ],
    ['without a time', undeterminedEvent(), '2025-10-11T12:00:00Z', false],
  ])('%s', (_when, event, now, isTime) => {
    expect(isHostTime(event, Date.parse(now))).toBe(isTime);
  });
});
