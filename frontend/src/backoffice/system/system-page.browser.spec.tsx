import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { SystemPage } from './system-page.tsx';

afterEach(cleanup);

const HOUR = 3_600_000;

it.each([
  ['ahead', HOUR],
  ['behind', -HOUR],
])(
  'the ages of the System page go by the server, also where the clock of the device is %s',
  async (_where, by) => {
    const server = Date.now() - by;
    const before = (minutes: number) => new Date(server - minutes * 60_000).toISOString();
    new Server().on('GET /api/system/status', {
      body: {
        at: before(0),
        version: '1.2.3',
        commit: null,
        migration: '0001-first',
        startedAt: before(5),
        processes: [],
        queues: [{ queue: 'mail-sign-in', due: 1, oldestSince: before(7) }],
        sentInADay: 0,
        paused: [],
        database: { version: '17', size: 1, connections: 1, connectionLimit: 10 },
        backup: null,
        drill: null,
      },
    });
    renderApp({ '/system': <SystemPage /> }, '/system');
    expect(await screen.findByText('Tablefall 1.2.3 · up for 5 minutes')).toBeTruthy();
    expect(await screen.findAllByText(/^7 min/)).not.toHaveLength(0);
    for (const told of screen.getAllByRole('status')) expect(told.textContent).not.toMatch(/\d/);
  },
);

it('checking anew is told while it lasts, and what came of it after it', async () => {
  const server = new Server().on('GET /api/system/findings', { body: [] });
  renderApp({ '/system': <SystemPage /> }, '/system');
  const told = (await screen.findByText('All checks are good.')).closest('[role="status"]');
  let answer: () => void = () => undefined;
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  server.on('GET /api/system/findings', async () => {
    await isAnswered;
    return { body: [] };
  });

  fireEvent.click(screen.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(told?.textContent).toBe('Checking...'));
  answer();
  await waitFor(() => expect(told?.textContent).toBe('All checks are good.'));
});
