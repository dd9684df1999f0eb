import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { currentToast } from '#core/action/toast.ts';
import { mouseClick } from '#test/mouse-click.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { WaitingMail, waitingText } from './waiting-mail.tsx';

const WAITING = { id: 'm1', kind: 'gameday-message', people: 294, leavesAt: '2099-10-02T07:00:00Z' };

afterEach(cleanup);

it('can be undone for as long as nothing has left', async () => {
  const undo = 'POST /api/gameday/g1/delivery/take-back/m1';
  const server = new Server()
    .on('GET /api/gameday/g1/delivery', { body: { waiting: WAITING, nextHour: null } })
    .on(undo, { status: 204 });
  renderApp({ '/': <WaitingMail gamedayId="g1" /> }, '/');
  const button = await screen.findByRole('button', { name: 'Undo' });
  server.on('GET /api/gameday/g1/delivery', { body: { waiting: null, nextHour: null } });

  mouseClick(button);

  await waitFor(() => expect(server.count(undo)).toBe(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  expect(currentToast()).toMatchObject({ title: 'Taken back', description: 'Nobody is mailed.' });
});

it('says whom it reaches, and when', () => {
  const text = (leavesAt: string, kind = WAITING.kind, people = 294) =>
    waitingText({ ...WAITING, kind, people, leavesAt }, 'Europe/Berlin', new Date('2025-10-01T20:40:00Z'));
  expect(text('2025-10-02T07:00:00Z')).toBe('294 people get the message tomorrow at 9:00 AM.');
  expect(text('2025-10-01T21:00:00Z')).toBe('294 people get the message at 11:00 PM.');
  expect(text('2025-10-01T20:40:09Z', 'gameday-invitation', 1)).toBe(
    '1 person gets the invitation within seconds.',
  );
});
