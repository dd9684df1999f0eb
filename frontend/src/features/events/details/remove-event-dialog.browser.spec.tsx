import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { eventOf } from '../testing/event.factory.ts';
import { RemoveEventDialog } from './remove-event-dialog.tsx';

const EVENT = eventOf();
const MAIL = { to: 'Marco Rossi', subject: 'Cancelled: Ark Nova', from: 'T <t@example>', html: '', text: '' };

afterEach(cleanup);

function open(people: number) {
  const server = new Server()
    .on(`GET /api/event/${EVENT.id}/cancellation`, { body: { people, mail: people > 0 ? MAIL : null } })
    .on(`DELETE /api/event/${EVENT.id}`, { status: 204 });
  renderApp(
    { '/events': <RemoveEventDialog event={EVENT} onRemoved={() => undefined} /> },
    `/events?open=remove-event.${EVENT.id}`,
  );
  return server;
}

it('says on the button how many are told', async () => {
  const server = open(12);

  fireEvent.click(await screen.findByRole('button', { name: 'Remove Event and tell 12 people' }));

  await waitFor(() => expect(server.count(`DELETE /api/event/${EVENT.id}`)).toBe(1));
});

it('shows the mail once one looks at it', async () => {
  open(12);

  fireEvent.click(await screen.findByRole('button', { name: 'Look at the mail' }));
  const mail = await screen.findByRole('region', { name: 'Mail preview' });
  await within(mail).findByText('Cancelled: Ark Nova');
  expect(within(mail).getByText('Marco Rossi')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hide the mail' }));
  expect(screen.queryByText('Cancelled: Ark Nova')).toBeNull();
});

it('names nobody when nobody is told', async () => {
  const server = open(0);
  await waitFor(() => expect(server.count(`GET /api/event/${EVENT.id}/cancellation`)).toBe(1));

  expect(await screen.findByRole('button', { name: 'Remove Event' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Look at the mail' })).toBeNull();
});
