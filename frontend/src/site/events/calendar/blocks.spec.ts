import { describe, expect, it } from '@jest/globals';
import type { EditionDay, Event } from '#core/api/generated.ts';
import { eventOf, undeterminedEvent } from '../testing/event.factory.ts';
import { blocksOf, rowsOf, undeterminedOf } from './blocks.ts';

const FRIDAY: EditionDay = {
  day: 'Friday',
  date: '2025-10-10',
  monthDay: 'October 10',
  start: '2025-10-10T12:00:00-04:00',
  end: '2025-10-10T22:00:00-04:00',
  startTime: '12:00 PM',
  endTime: '10:00 PM',
};

/** An event of Friday that starts some minutes after noon. */
function at(minutes: number, duration: Event['duration'], gameName: string): Event {
  const eventDate = new Date(Date.parse(FRIDAY.start) + minutes * 60_000).toISOString();
  return eventOf({ eventDate, duration, gameName });
}

function placesOf(...events: Event[]) {
  return blocksOf(events, FRIDAY).map(
    ({ event, row, rows, lane, lanes }) => `${event.gameName} ${row}+${rows} ${lane + 1}/${lanes}`,
  );
}

describe('the grid of a day', () => {
  it('has four rows an hour', () => {
    expect(rowsOf(FRIDAY)).toBe(40);
    expect(rowsOf({ start: '2025-10-11T09:00:00-04:00', end: '2025-10-11T21:00:00-04:00' })).toBe(48);
  });

  it('makes a block of as many quarters as the event lasts, and one more', () => {
    expect(placesOf(at(0, '60', 'Azul'))).toEqual(['Azul 0+5 1/1']);
    expect(placesOf(at(195, '5', 'Love Letter'))).toEqual(['Love Letter 13+2 1/1']);
    expect(placesOf(at(15, '20', 'Sky Team'))).toEqual(['Sky Team 1+3 1/1']);
  });

  it('puts overlapping blocks side by side, and gives a lane away again once it is free', () => {
    expect(
      placesOf(at(60, '60', 'Brass'), at(0, '240', 'Ark Nova'), at(30, '15', 'Coup'), at(300, '30', 'Dune')),
    ).toEqual(['Ark Nova 0+17 1/2', 'Coup 2+2 2/2', 'Brass 4+5 2/2', 'Dune 20+3 1/1']);
  });

  it('shares the width among all that hang together', () => {
    expect(placesOf(at(0, '60', 'A'), at(0, '30', 'B'), at(0, '15', 'C'), at(45, '60', 'D'))).toEqual([
      'A 0+5 1/3',
      'B 0+3 2/3',
      'C 0+2 3/3',
      'D 3+5 2/3',
    ]);
  });

  it('leaves out other days and undetermined times, which are listed by name', () => {
    const events = [
      undeterminedEvent({ eventDay: 'Friday', gameName: 'Wingspan' }),
      undeterminedEvent({ eventDay: 'Friday', gameName: 'Root' }),
      undeterminedEvent({ eventDay: 'Saturday' }),
    ];
    expect(blocksOf([...events, eventOf({ eventDay: 'Saturday' })], FRIDAY)).toEqual([]);
    expect(undeterminedOf(events, FRIDAY).map(({ gameName }) => gameName)).toEqual(['Root', 'Wingspan']);
  });
});
