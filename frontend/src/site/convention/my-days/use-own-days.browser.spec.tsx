import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { keepOwnDays } from '#core/api/browser/own-days-memory.ts';
import type { OwnDays } from '#core/api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { useOwnDays } from './use-own-days.ts';

const EMAIL = 'dana@mail.example';
const CALL = 'GET /api/me/days';
const DAYS: OwnDays = {
  email: EMAIL,
  takenAt: '2027-10-08T16:00:00Z',
  endsAt: '2027-10-10T01:00:00Z',
  people: [],
  amountDue: 10,
  days: [],
  directions: [],
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function Page() {
  const { days, isAway } = useOwnDays(EMAIL);
  return <p>{`${days?.amountDue} ${isAway ? 'away' : 'there'}`}</p>;
}

beforeEach(() => void jest.useFakeTimers({ now: Date.parse(DAYS.takenAt) }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.useRealTimers();
});

it('what was kept is shown until the server answers again, which is tried every 10 s', async () => {
  keepOwnDays(DAYS);
  const server = new Server().on(CALL, 'unreachable');
  renderApp({ '/my-days': <Page /> }, '/my-days');
  await pass(1_000);
  expect(screen.getByText('10 away')).toBeTruthy();

  const asked = server.count(CALL);
  server.on(
    CALL,
    // A slow answer.
    () => new Promise((resolve) => setTimeout(resolve, 2_000, { body: { ...DAYS, amountDue: 0 } })),
  );
  await pass(10_000);
  expect(server.count(CALL)).toBe(asked + 1);
  expect(screen.getByText('10 away')).toBeTruthy();

  await pass(2_000);
  expect(screen.getByText('0 there')).toBeTruthy();

  await pass(30_000);
  expect(server.count(CALL)).toBe(asked + 1);
});

it('days that are open in somebody’s hand are read again, as games move meanwhile', async () => {
  const server = new Server().on(CALL, { body: DAYS });
  renderApp({ '/my-days': <Page /> }, '/my-days');
  await pass(1_000);
  expect(screen.getByText('10 there')).toBeTruthy();

  server.on(CALL, { body: { ...DAYS, amountDue: 0 } });
  await pass(60_000);
  expect(screen.getByText('0 there')).toBeTruthy();
});
