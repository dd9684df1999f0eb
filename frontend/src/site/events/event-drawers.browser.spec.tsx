import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { EventDrawers } from './event-drawers.tsx';

afterEach(cleanup);

it('the rooms of tables are there before an event is opened: it names its room without a network, too', async () => {
  const server = new Server().on('GET /api/mapdata', { body: { floor: { rooms: [], tables: [] } } });
  const page = (
    <>
      <EventDrawers user={null} />
      <p>Events</p>
    </>
  );
  renderApp({ '/events': page }, '/events');
  await screen.findByText('Events');
  expect(server.calls).toEqual([]);

  fireEvent.pointerMove(window);
  await waitFor(() => expect(server.count('GET /api/mapdata')).toBe(1));
});
