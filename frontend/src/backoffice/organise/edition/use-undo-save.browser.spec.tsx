import '#test/message-channel.ts';
import { afterEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentToast } from '#core/action/toast.ts';
import type { OrganisedEdition } from '#core/api/staff.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { useUndoSave } from './use-undo-save.ts';

const BEFORE = {
  key: '2027-10',
  firstDay: '2027-10-08',
  secondDay: '2027-10-09',
  capacity: 250,
  version: 'one',
} as OrganisedEdition;
const AFTER = { ...BEFORE, firstDay: '2027-10-15', secondDay: '2027-10-16', version: 'two' };

function Saved() {
  const offerUndo = useUndoSave();
  return (
    <button
      type="button"
      onClick={() => offerUndo({ before: BEFORE, after: AFTER, people: 1, hour: undefined })}
    >
      Save
    </button>
  );
}

afterEach(cleanup);

it('days of which people are about to hear are put back as they were, on the version that the save made', async () => {
  const call = 'PUT /api/organise/editions/2027-10';
  const server = new Server().on(call, { body: { ...BEFORE, version: 'three' } });
  renderApp({ '/': <Saved /> }, '/');
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(currentToast()).toMatchObject({ title: 'Saved', description: '1 person is told within minutes.' });

  act(() => void currentToast()?.action?.run());
  await waitFor(() => expect(currentToast()?.title).toBe('Change undone'));
  expect(server.calls.find((each) => each.call === call)?.body).toMatchObject({
    version: 'two',
    firstDay: '2027-10-08',
    secondDay: '2027-10-09',
    capacity: 250,
    // What was to wait for the morning does not leave now.
    inSendingHours: true,
  });
});
