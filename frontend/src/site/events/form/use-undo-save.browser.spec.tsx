import '#test/message-channel.ts';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentToast } from '#core/action/toast.ts';
import type { EventDetails } from '#core/api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { eventOf } from '../testing/event.factory.ts';
import { useUndoSave } from './use-undo-save.ts';

const BEFORE = { ...eventOf(), tableId: 'a1', description: 'Bring snacks' } as EventDetails;
const AFTER = { ...BEFORE, eventTime: '6:00 PM', tableId: 'a2', version: 'two' };

function Saved() {
  const offerUndo = useUndoSave();
  const save = { before: BEFORE, after: AFTER, people: 12, hour: undefined };
  return (
    <button type="button" onClick={() => offerUndo('Event saved', save)}>
      Save
    </button>
  );
}

afterEach(cleanup);

it('a move that people are about to hear of is undone as a whole, on the version that it made', async () => {
  const server = new Server().on('PUT /api/event', { body: { ...BEFORE, version: 'three' } });
  renderApp({ '/': <Saved /> }, '/');
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(currentToast()).toMatchObject({
    title: 'Event saved',
    about: BEFORE.gameName,
    description: '12 people are told within minutes.',
  });

  act(() => void currentToast()?.action?.run());
  await waitFor(() => expect(currentToast()?.title).toBe('Change undone'));
  expect(server.calls.find(({ call }) => call === 'PUT /api/event')?.body).toMatchObject({
    id: BEFORE.id,
    version: 'two',
    eventTime: '3:15 PM',
    tableId: 'a1',
    description: 'Bring snacks',
    gameOwner: 'dana',
    // What was to wait for the morning does not leave now.
    inSendingHours: true,
  });
});
