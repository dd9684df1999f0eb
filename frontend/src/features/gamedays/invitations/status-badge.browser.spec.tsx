import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import type { Invitation } from '#api/staff.ts';
import { mouseClick } from '#test/mouse-click.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { currentToast } from '#ui/feedback/toast.ts';
import { StatusBadge } from './status-badge.tsx';

const SET = 'PUT /api/gameday-invitation/status';
const UNDO = 'POST /api/gameday-invitation/status/undo';
const OLA = { id: 'i1', guestName: 'Ola', status: 1, version: 'v1', isPastAnswerBy: false } as Invitation;

afterEach(cleanup);

describe('a press on the status of a guest', () => {
  async function press(undo: string | null) {
    const server = new Server().on(SET, { body: { ...OLA, status: 2, undo } });
    renderApp({ '/': <StatusBadge invitation={OLA} /> }, '/');
    mouseClick(await screen.findByRole('button', { name: /^Status of Ola: Accepted/ }));
    await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Changed to Rejected', about: 'Ola' }));
    return server;
  }
  const undo = () => act(() => currentToast()?.action?.run());

  it('says what it came to, with Undo for as long as the mail waits', async () => {
    const server = await press('sealed');
    expect(currentToast()).toMatchObject({ action: { label: 'Undo' }, shownFor: 10_000 });
    server.on(UNDO, { body: OLA });

    undo();

    await waitFor(() =>
      expect(currentToast()).toMatchObject({ title: 'Set back to Accepted', about: 'Ola' }),
    );
    expect(currentToast()?.action).toBeUndefined();
    expect(server.calls.map(({ call, body }) => [call, body])).toEqual([
      [SET, { invitationID: 'i1', status: 2 }],
      [UNDO, { undo: 'sealed' }],
    ]);
  });

  it('offers no Undo where nothing can be undone', async () => {
    await press(null);

    expect(currentToast()?.action).toBeUndefined();
  });

  it('does not say that it is set back when that came too late', async () => {
    const server = await press('sealed');
    const message = 'The guest has been told. Nothing was undone.';
    server.on(UNDO, { status: 409, body: { status: 409, title: 'Too late to undo', message, fields: {} } });

    undo();

    await waitFor(() => expect(currentToast()).toMatchObject({ variant: 'destructive', about: 'Ola' }));
    expect(currentToast()?.description).toContain(message);
  });
});
