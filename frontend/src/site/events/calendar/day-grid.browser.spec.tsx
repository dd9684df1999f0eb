import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { EditionDay } from '#core/api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { eventOf } from '../testing/event.factory.ts';
import { DayGrid } from './day-grid.tsx';

/** An afternoon of the year, and a game in it. */
const on = (year: number) => ({
  day: {
    day: 'Friday',
    start: `${year}-10-10T14:00:00.000Z`,
    end: `${year}-10-11T01:00:00.000Z`,
  } as EditionDay,
  game: { eventDate: `${year}-10-10T19:15:00.000Z`, endDate: `${year}-10-10T20:15:00.000Z` },
});
const [past, future] = [on(2025), on(2999)];

afterEach(cleanup);

it.each([
  ['over', past, {}, 'Over'],
  ['full', future, { spots: 1 }, 'All Spots Filled!'],
])('a game that is %s says so in words, not by its colour alone', (_state, { day, game }, details, words) => {
  const events = [eventOf({ ...game, ...details })];
  renderApp({ '/calendar': <DayGrid day={day} events={events} /> }, '/calendar');
  expect(screen.getByRole('link').textContent).toContain(words);
});

it('a game with room says nothing of the kind', () => {
  const { day, game } = future;
  renderApp({ '/calendar': <DayGrid day={day} events={[eventOf(game)]} /> }, '/calendar');
  expect(screen.getByRole('link').textContent).not.toMatch(/Over|Filled/);
});
