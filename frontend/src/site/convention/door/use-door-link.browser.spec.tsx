import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { useDoorLink } from './use-door-link.ts';

const CALL = 'POST /api/door/open';

function Page() {
  const { isOpening, problem } = useDoorLink();
  const { pathname, hash } = useLocation();
  return (
    <>
      <p>{`${pathname}${hash} ${problem ?? (isOpening ? 'opening' : 'shown')}`}</p>
      <Link to="/door#t0k3n">The link</Link>
    </>
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('a link that nobody answers shows the door that the phone keeps, and opens once the network is back', async () => {
  const server = new Server().on(CALL, 'unreachable');
  renderApp({ '/door': <Page /> }, '/door#t0k3n');
  await pass(100);
  expect(screen.getByText('/door shown')).toBeTruthy();

  const asked = server.count(CALL);
  server.on(CALL, { status: 204 });
  await pass(10_000);
  expect(server.count(CALL)).toBe(asked + 1);
  expect(screen.getByText('/door shown')).toBeTruthy();
  await pass(60_000);
  expect(server.count(CALL)).toBe(asked + 1);
});

it('a link that is refused says why, and can be opened again in the same tab', async () => {
  const server = new Server().on(CALL, { status: 404, body: { message: 'This door link is over.' } });
  renderApp({ '/door': <Page /> }, '/door#t0k3n');
  await pass(100);
  expect(screen.getByText('/door This door link is over.')).toBeTruthy();

  server.on(CALL, { status: 204 });
  await act(async () => screen.getByText('The link').click());
  await pass(100);
  expect(screen.getByText('/door shown')).toBeTruthy();
  expect(server.count(CALL)).toBe(2);
});
