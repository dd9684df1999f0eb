import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { eventOf } from '../testing/event.factory.ts';
import { HostTable } from './host-table.tsx';

const EVENT = eventOf();
const TABLE = `GET /api/event/${EVENT.id}/host`;
const TICK = `PUT /api/event/${EVENT.id}/present/ada`;
const player = { id: 'ada', name: 'Ada Okafor', role: 'player', hereSince: null, inHallSince: null };
const table = { players: [player], waiting: 0, next: null, freeingFrom: null, ticksFrom: null };

afterEach(cleanup);

it.each([
  { is: 'kept', status: 204, told: null },
  { is: 'refused', status: 500, told: 'Error' },
])('a wrong tick is taken back although its answer is still under way, and $is', async ({ status, told }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const server = new Server().on(TABLE, { body: table });
  const asked = () => server.calls.filter(({ call }) => call === TICK).map(({ body }) => body);
  server.on(TICK, async () => {
    // The one that takes it back is under way at the end.
    if (asked().length > 1) return new Promise<never>(() => {});
    await answered;
    return { status, body: status === 204 ? undefined : { title: 'Error', message: 'Sorry' } };
  });
  renderApp({ '/': <HostTable event={EVENT} user={null} isOpen /> }, '/');

  const tick = await screen.findByRole<HTMLInputElement>('checkbox');
  fireEvent.click(tick);
  await screen.findByText('1 of 1');
  fireEvent.click(tick);
  await screen.findByText('0 of 1');
  expect(server.count(TICK)).toBe(1);

  answer();
  if (told) await screen.findByText(told);
  else await waitFor(() => expect(asked()).toEqual([{ here: true }, { here: false }]));
  expect(tick.checked).toBe(false);
});
