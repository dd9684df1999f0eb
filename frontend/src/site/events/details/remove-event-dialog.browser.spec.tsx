import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { eventOf } from '../testing/event.factory.ts';
import { RemoveEventDialog } from './remove-event-dialog.tsx';

const EVENT = eventOf();
const MAIL = { to: 'Marco Rossi', subject: 'Cancelled: Ark Nova', from: 'T <t@example>', html: '', text: '' };

const DELETION = `DELETE /api/event/${EVENT.id}?inSendingHours=true`;
const AT_ONCE = `DELETE /api/event/${EVENT.id}?inSendingHours=false`;

afterEach(cleanup);

function open(people: number, leavesAt: string | null = null) {
  const server = new Server()
    .on(`GET /api/event/${EVENT.id}/cancellation`, {
      body: { people, mail: people > 0 ? MAIL : null, leavesAt },
    })
    .on(DELETION, { status: 204 })
    .on(AT_ONCE, { status: 204 });
  renderApp(
    { '/events': <RemoveEventDialog event={EVENT} onRemoved={() => undefined} /> },
    `/events?open=remove-event.${EVENT.id}`,
  );
  return server;
}

it('says on the button how many are told', async () => {
  const server = open(12);

  fireEvent.click(await screen.findByRole('button', { name: 'Remove Event and tell 12 people' }));

  await waitFor(() => expect(server.count(DELETION)).toBe(1));
});

it('lets the mail leave at night where somebody says so', async () => {
  const server = open(12, new Date(Date.now() + 3_600_000).toISOString());

  fireEvent.click(await screen.findByRole('radio', { name: /^Now/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Event and tell 12 people' }));

  await waitFor(() => expect(server.count(AT_ONCE)).toBe(1));
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
