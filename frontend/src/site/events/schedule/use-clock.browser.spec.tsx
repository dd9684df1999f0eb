import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import type { Event } from '#core/api/generated.ts';
import { eventOf } from '../testing/event.factory.ts';
import { useCountdown } from './use-clock.ts';

const START = Date.parse('2025-10-10T19:15:00Z');
const renders = new Map<string, number>();

function Countdown({ event }: { event: Event }) {
  const { text } = useCountdown(event);
  renders.set(event.id, (renders.get(event.id) ?? 0) + 1);
  return <p id={event.id}>{text}</p>;
}

const later = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const textOf = ({ id }: Event) => document.getElementById(id)?.textContent;

describe('countdowns on one page', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: START - 100_000 });
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('share one timer, and each renders only when its own text changes', () => {
    const soon = eventOf();
    const far = eventOf({ eventDate: '2025-10-11T19:15:00Z', endDate: '2025-10-11T20:15:00Z' });
    render([<Countdown key="soon" event={soon} />, <Countdown key="far" event={far} />]);
    expect(jest.getTimerCount()).toBe(1);
    expect(textOf(soon)).toBe('Starts in 2 mins!');

    later(40_000);
    expect(textOf(soon)).toBe('Starts in 60 seconds!');
    later(1000);
    expect(textOf(soon)).toBe('Starts in 59 seconds!');
    later(58_000);
    expect(textOf(soon)).toBe('Starts in 1 second!');
    later(1000);
    expect(textOf(soon)).toBe('In Progress');
    later(60 * 60_000);
    expect(textOf(soon)).toBe('Completed');

    expect(renders.get(far.id)).toBeLessThan(5);
    expect(jest.getTimerCount()).toBe(1);
    cleanup();
    expect(jest.getTimerCount()).toBe(0);
  });
});
