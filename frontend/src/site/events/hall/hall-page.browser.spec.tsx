import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Hall } from '#core/api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { HallPage } from './hall-page.tsx';

const CALL = 'GET /api/hall';
/** The server's clock is three hours ahead of the device's: it is 3 PM where the convention is. */
const SERVER_NOW = Date.parse('2027-03-05T14:00:00Z');
const SECOND = 1_000;
const AHEAD = 3 * 3_600_000;
const HALL: Hall = {
  now: new Date(SERVER_NOW).toISOString(),
  games: [
    {
      id: '1',
      gameName: 'Root',
      startsAt: '2027-03-05T14:01:00Z',
      endsAt: '2027-03-05T16:00:00Z',
      free: 2,
      teacher: 'none',
    },
  ],
  flags: [],
};

let server: Server;
const show = () => renderApp({ '/hall': <HallPage /> }, '/hall');
const clock = () => screen.queryByRole('time')?.textContent;
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ now: SERVER_NOW - AHEAD });
  localStorage.clear();
  window.matchMedia = () => new EventTarget() as MediaQueryList;
  server = new Server().on(CALL, { body: HALL });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('goes by the clock of the server, and asks on while that refuses', async () => {
  show();
  await pass(SECOND);
  expect(clock()).toBe('3:00 PM');
  expect(screen.getByRole('region', { name: 'Next' }).textContent).toContain('in 1 min2 free');

  server.on(CALL, { status: 429, body: {} });
  await pass(60 * SECOND);
  expect(server.count(CALL)).toBe(5);
  expect(screen.getByText('No news since 3:00 PM. Seats may have changed.')).toBeTruthy();
  expect(screen.getByRole('region', { name: 'On now' }).textContent).toContain('Root');

  server.on(CALL, { body: { ...HALL, now: '2027-03-05T14:01:15Z' } });
  await pass(15 * SECOND);
  expect(screen.queryByText(/^No news/)).toBeNull();
});

it('goes on by the last comparison where it starts without a network', async () => {
  show();
  await pass(SECOND);
  cleanup();
  await pass(120 * SECOND);
  const date = new Date(SERVER_NOW).toUTCString();
  server.on(CALL, { body: HALL, headers: { 'x-kept': 'yes', date } });
  show();
  await pass(SECOND);
  expect(clock()).toBe('3:02 PM');
  expect(screen.getByText('No network since 3:00 PM. Seats may have changed.')).toBeTruthy();
});

it('says that the games did not load, and shows them once they do', async () => {
  server.on(CALL, 'unreachable');
  show();
  await pass(SECOND);
  expect(screen.getByText(/^The games did not load/)).toBeTruthy();
  server.on(CALL, { body: HALL });
  await pass(15 * SECOND);
  expect(screen.getByText('Root')).toBeTruthy();
});

it('turns no page while somebody holds them', async () => {
  const [game] = HALL.games;
  const games = Array.from({ length: 40 }, (_, index) => ({
    ...game,
    id: `${index}`,
    gameName: `Game ${index}`,
  }));
  server.on(CALL, { body: { ...HALL, games } });
  show();
  await pass(SECOND);
  const shown = () => screen.getByRole('region', { name: 'Next' }).textContent;
  const hold = screen.getByRole('button', { name: 'Hold the pages' });
  const turned = async () => {
    const before = shown();
    await pass(30 * SECOND);
    return shown() !== before;
  };
  fireEvent.click(hold);
  expect(hold.getAttribute('aria-pressed')).toBe('true');
  expect(await turned()).toBe(false);
  fireEvent.click(hold);
  expect(await turned()).toBe(true);
});

it('keeps the screen lit, again after it was hidden', async () => {
  const release = jest.fn(async () => undefined);
  const request = jest.fn(async () => ({ release }));
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  show();
  await pass(SECOND);
  const asked = request.mock.calls.length;
  expect(asked).toBeGreaterThan(0);
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(asked + 1));
  cleanup();
  expect(release).toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'wakeLock');
});
