import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import type { PlannedDraw } from '#core/api/events.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { DrawPage } from './draw-page.tsx';

const HASH = '4f1c'.repeat(16);
const COUNTS = {
  seats: 40,
  seatsFilled: 38,
  people: 25,
  peopleWithNothing: 2,
  peopleWithOneOfFirstThree: 21,
};
const PLANNED: PlannedDraw = {
  runsAt: '2127-03-01T17:00:00Z',
  seedHash: HASH,
  seed: null,
  ranAt: null,
  counts: null,
};

function open(answer: Parameters<Server['on']>[1], isSignedIn = false) {
  const server = new Server().on('GET /api/draw', answer);
  renderApp({ '/draw': <DrawPage isSignedIn={isSignedIn} /> }, '/draw');
  return server;
}
const main = () => document.body.textContent;

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('the page of the draw', () => {
  it('says that none is planned', async () => {
    open({ body: { draw: null } });
    await screen.findByText('No draw is planned. Seats go to who comes first.');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says that it did not load, where that is so', async () => {
    open('unreachable');
    expect((await screen.findByRole('alert')).textContent).toContain('The draw did not load');
  });

  it('shows before the draw when it is, in the zone of the edition, and the hash to be noted', async () => {
    open({ body: { draw: PLANNED } });
    await screen.findByRole('heading', { name: /^It is on Mar 1, 2127, 6:00 PM/ });
    expect(main()).toContain(HASH);
    expect(screen.queryByRole('link', { name: /Wishes and result/ })).toBeNull();
  });

  it('follows it while it is run, and shows what it came to and how anybody runs it again', async () => {
    jest.useFakeTimers();
    const due = { ...PLANNED, runsAt: '2020-03-01T17:00:00Z' };
    let isDrawn = false;
    const drawn = { ...due, seed: 'b52a', ranAt: '2020-03-01T17:00:30Z', counts: COUNTS };
    const server = open(() => ({ body: { draw: isDrawn ? drawn : due } }), true);
    server.on('GET /api/draw/parties', { body: [{ party: 17, names: ['Dana', 'Ola'] }] });
    await screen.findByRole('heading', { name: 'It is being drawn' });
    isDrawn = true;
    await act(() => jest.advanceTimersByTimeAsync(16_000));
    await screen.findByRole('heading', { name: /^It was drawn on Mar 1, 2020, 6:00 PM/ });
    expect(main()).toContain('Seats filled38 of 40');
    expect(main()).not.toContain('It was planned for');
    expect(main()).toContain('With nothing2');
    expect(main()).toContain('Seedb52a');
    expect(main()).toContain('A program of your own needs the file and the exact rule above.');
    expect(await screen.findByText('Party 17:', { exact: false })).toBeTruthy();
    expect(main()).toContain('Party 17: Dana and Ola');
    expect(main()).toContain(`tablefall draw --verify http://localhost/api/draw/draw.json --hash ${HASH}`);
    expect(screen.getByRole('link', { name: /Wishes and result/ }).getAttribute('href')).toBe(
      '/api/draw/draw.json',
    );
  });

  it('says so where it ran late', async () => {
    const late = { ...PLANNED, ranAt: '2127-03-01T19:00:00Z', seed: 'b52a', counts: COUNTS };
    open({ body: { draw: late } });
    await screen.findByText(/^It was planned for Mar 1, 2127, 6:00 PM.* the seats that were still free/);
  });
});
