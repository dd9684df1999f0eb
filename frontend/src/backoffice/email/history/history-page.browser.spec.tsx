import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { HistoryPage, useMailings } from './history-page.tsx';

const CALL = 'GET /api/mailings?page=1&limit=25';

/** What the hook gives, as text. */
function Shown() {
  const { items, outdatedSince } = useMailings(1);
  const states = items?.map(({ state }) => state).join(', ');
  return (
    <p>
      {states ?? 'nothing'} {outdatedSince === undefined ? 'current' : 'out of date'}
    </p>
  );
}

function answer(...states: string[]) {
  return { body: { items: states.map((state) => ({ state })), total: states.length, page: 1, limit: 25 } };
}

const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

describe('the mailings of the history', () => {
  let server: Server;
  beforeEach(() => {
    jest.useFakeTimers();
    server = new Server();
  });
  afterEach(() => {
    cleanup();
    jest.useRealTimers();
  });

  it('are asked for every two seconds while one is being sent, else every fifteen', async () => {
    server.on(CALL, answer('sending', 'finished'));
    renderApp({ '/': <Shown /> }, '/');
    await screen.findByText('sending, finished current');
    server.on(CALL, answer('sending', 'cancelled'));
    await pass(2000);
    await screen.findByText('sending, cancelled current');
    server.on(CALL, answer('finished', 'cancelled'));
    await pass(2000);
    await screen.findByText('finished, cancelled current');
    const asked = server.count(CALL);
    await pass(12_000);
    expect(server.count(CALL)).toBe(asked);
    server.on(CALL, answer('sending', 'finished'));
    await pass(3000);
    await screen.findByText('sending, finished current');
  });

  it('stay on show and are said to be out of date while they cannot be asked for', async () => {
    server.on(CALL, answer('sending'));
    renderApp({ '/': <Shown /> }, '/');
    await screen.findByText('sending current');
    server.on(CALL, 'unreachable');
    await pass(2000);
    await screen.findByText('sending out of date');
    server.on(CALL, answer('sending'));
    await pass(2000);
    await screen.findByText('sending current');
  });
});

it('the history shows those under way alone where a link asks for them, and says so', async () => {
  const server = new Server().on(`${CALL}&state=under-way`, answer()).on(CALL, answer());
  renderApp({ '/': <HistoryPage /> }, '/?state=under-way');
  expect(await screen.findByText('Nothing is under way.')).toBeTruthy();
  expect(server.count(CALL)).toBe(0);

  await act(async () => screen.getByRole('link', { name: 'Show all' }).click());
  expect(await screen.findByText('Nothing has been sent yet.')).toBeTruthy();
  cleanup();
});
