import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { createRef } from 'react';
import { currentToast } from '#core/action/toast.ts';
import type { User } from '#core/api/generated.ts';
import { mouseClick } from '#test/mouse-click.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { eventOf } from '../testing/event.factory.ts';
import { EventMessages } from './event-messages.tsx';

const USER = { email: 'ola@mail.example', names: [{ id: 'ola', name: 'Ola' }], roles: [] } as unknown as User;
const OLA = { id: 'ola', name: 'Ola', location: '', gameOwner: false };
/** As the page shows it while the join is under way. */
const JOINED = eventOf({ participants: [OLA] });
const MESSAGE = {
  id: 'm1',
  writer: 'Dana',
  writtenAt: '2025-10-01T12:00:00Z',
  message: 'Room B',
  mayTakeBack: false,
};

const heading = createRef<HTMLHeadingElement>();
const SHOWN = { isOpen: true, fallbackFocus: heading };

afterEach(cleanup);

it.each([
  [true, 0],
  [false, 1],
])('are asked for once the join was answered, not before (under way: %p)', async (isJoining, asked) => {
  const server = new Server().on(`GET /api/event/${JOINED.id}/messages`, {
    body: { items: [MESSAGE], left: null },
  });
  const messages = (
    <EventMessages event={JOINED} user={USER} mayHost={false} isJoining={isJoining} {...SHOWN} />
  );
  renderApp(
    {
      '/events': (
        <>
          {messages}
          <p>Shown</p>
        </>
      ),
    },
    '/events',
  );
  await screen.findByText('Shown');
  await waitFor(() => expect(server.calls).toHaveLength(asked));
  await waitFor(() => expect(screen.queryAllByText('Room B')).toHaveLength(asked));
});

it('can be taken back by their writer, for as long as nothing has left', async () => {
  const read = `GET /api/event/${JOINED.id}/messages`;
  const undo = `DELETE /api/event/${JOINED.id}/message/m1`;
  const server = new Server()
    .on(read, { body: { items: [{ ...MESSAGE, mayTakeBack: true }], left: 2 } })
    .on(undo, { status: 204 });
  const messages = <EventMessages event={JOINED} user={USER} mayHost isJoining={false} {...SHOWN} />;
  const title = (
    <h2 ref={heading} tabIndex={-1}>
      Event Details
    </h2>
  );
  renderApp(
    {
      '/events': (
        <>
          {title}
          {messages}
        </>
      ),
    },
    '/events',
  );
  const button = await screen.findByRole('button', { name: 'Undo' });
  server.on(read, { body: { items: [], left: 3 } });

  mouseClick(button);

  await waitFor(() => expect(screen.queryByText('Room B')).toBeNull());
  expect(server.count(undo)).toBe(1);
  expect(document.activeElement).toBe(heading.current);
  expect(currentToast()).toMatchObject({ title: 'Message taken back', description: 'Nobody is mailed.' });
});

it('offers nothing of what has left, or of what another wrote', async () => {
  new Server().on(`GET /api/event/${JOINED.id}/messages`, { body: { items: [MESSAGE], left: 2 } });
  const messages = <EventMessages event={JOINED} user={USER} mayHost isJoining={false} {...SHOWN} />;
  renderApp({ '/events': messages }, '/events');
  await screen.findByText('Room B');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});
