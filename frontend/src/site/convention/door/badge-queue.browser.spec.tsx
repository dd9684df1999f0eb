import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { BadgeQueue } from './badge-queue.tsx';

const QUEUE = 'GET /api/registrations/queue';
const ADA = {
  ...{ id: 'ada', name: 'Ada Okafor', email: 'ada@mail.example', badges: 1, place: 1 },
  ...{ joinedAt: '2031-04-01T10:00:00Z', keptUntil: null, missed: false, passedOver: false },
};

afterEach(cleanup);

it('leaves the focus in the page when the last one was taken out of the line', async () => {
  const server = new Server().on(QUEUE, { body: { items: [ADA], total: 1 } });
  server.on('DELETE /api/registrations/queue/ada', () => {
    server.on(QUEUE, { body: { items: [], total: 0 } });
    return { status: 204 };
  });
  const page = (
    <main tabIndex={-1}>
      <BadgeQueue />
    </main>
  );
  renderApp({ '/': page }, '/');
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Ada Okafor from the line' }));
  fireEvent.click(await screen.findByText('Remove'));

  await waitFor(() => expect(screen.queryByText('Ada Okafor')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  expect(screen.queryByRole('heading', { name: 'Waiting for badges' })).toBeNull();
});
