import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { Invitation } from '#api/staff.ts';
import { mouseClick } from '#test/mouse-click.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { currentToast } from '#ui/feedback/toast.ts';
import { StatusBadge } from './status-badge.tsx';

const CHANGE = 'PUT /api/gameday-invitation/status';
const INVITED = { id: 'i1', guestName: 'Ola', status: 1, version: 'v1', isPastAnswerBy: false } as Invitation;

afterEach(cleanup);

it('says what a press came to, with Undo, which overwrites nothing that came after it', async () => {
  const server = new Server().on(CHANGE, { body: { ...INVITED, status: 2, version: 'v2' } });
  renderApp({ '/': <StatusBadge invitation={INVITED} /> }, '/');

  mouseClick(await screen.findByRole('button', { name: /^Status of Ola: Accepted/ }));

  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Changed to Rejected', about: 'Ola' }));
  server.on(CHANGE, { body: { ...INVITED, version: 'v3' } });
  act(() => currentToast()?.action?.run());
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Set back to Accepted', about: 'Ola' }));
  expect(currentToast()?.action).toBeUndefined();
  expect(server.calls.filter(({ call }) => call === CHANGE).map(({ body }) => body)).toEqual([
    { invitationID: 'i1', status: 2 },
    { invitationID: 'i1', status: 1, version: 'v2' },
  ]);
});
