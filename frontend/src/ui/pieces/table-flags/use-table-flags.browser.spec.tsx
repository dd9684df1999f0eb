import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { useTableFlags } from './use-table-flags.ts';

const NOW = Date.parse('2025-10-10T19:00:00Z');
const MINUTE = 60_000;
const flag = (table: string, minutes: number) => ({
  tableId: table,
  table,
  colour: 'green',
  endsAt: new Date(NOW + minutes * MINUTE).toISOString(),
});

function Flags() {
  return (
    <p>
      up:{' '}
      {useTableFlags()
        ?.map(({ table }) => table)
        .join()}
    </p>
  );
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const shown = () => screen.getByText(/^up:/).textContent;

beforeEach(() => void jest.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

it('flags whose time is over come down on a page that nobody looks at, but not by a clock that is fast', async () => {
  // By this device the first flag has been over for a minute; the server says that it is up.
  const server = new Server().on('GET /api/tables/flags', { body: [flag('A1', -1), flag('A2', 20)] });
  renderApp({ '/': <Flags /> }, '/');
  await pass(100);
  expect(server.calls).toHaveLength(1);
  expect(shown()).toBe('up: A1,A2');

  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await act(async () => void window.dispatchEvent(new Event('visibilitychange')));
  await pass(10 * MINUTE);
  expect(shown()).toBe('up: A2');
});
