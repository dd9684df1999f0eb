import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import type { User } from '#api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { eventOf } from '../testing/event.factory.ts';
import { EventMessages } from './event-messages.tsx';

const USER = { email: 'ola@mail.example', names: [{ id: 'ola', name: 'Ola' }], roles: [] } as unknown as User;
const OLA = { id: 'ola', name: 'Ola', location: '', gameOwner: false };
/** As the page shows it while the join is under way. */
const JOINED = eventOf({ participants: [OLA] });
const MESSAGE = { id: 'm1', writer: 'Dana', writtenAt: '2025-10-01T12:00:00Z', message: 'Room B' };

afterEach(cleanup);

it.each([
  [true, 0],
  [false, 1],
])('are asked for once the join was answered, not before (under way: %p)', async (isJoining, asked) => {
  const server = new Server().on(`GET /api/event/${JOINED.id}/messages`, {
    body: { items: [MESSAGE], left: null },
  });
  const messages = <EventMessages event={JOINED} user={USER} mayHost={false} isOpen isJoining={isJoining} />;
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
