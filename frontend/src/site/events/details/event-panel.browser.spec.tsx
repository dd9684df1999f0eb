import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type User, useGetEventQuery, useGetSessionQuery } from '#core/api/generated.ts';
import '#test/message-channel.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { eventOf } from '../testing/event.factory.ts';
import { EventPanel } from './event-panel.tsx';

const USER = {
  email: 'theo@mail.example',
  names: [{ id: 'theo', name: 'Theo' }],
  roles: [],
} as unknown as User;
const EVENT = eventOf();

function Page() {
  useGetSessionQuery();
  const { data: event = EVENT } = useGetEventQuery(EVENT.id);
  return (
    <EventPanel
      {...{ event, user: USER, isOpen: true, outdatedSince: undefined }}
      onClose={() => undefined}
      onClosed={() => undefined}
    />
  );
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('says that a spot is not saved while no answer comes, and then that it may be all the same', async () => {
  jest.useFakeTimers({ now: Date.parse('2025-10-01T12:00:00Z') });
  new Server()
    .on('GET /api/user/session', { body: { user: USER } })
    .on(`GET /api/event/${EVENT.id}`, { body: EVENT })
    .on(`GET /api/event/${EVENT.id}/discussions`, { body: [] })
    .on(`PUT /api/event/register/${EVENT.id}`, () => new Promise<never>(() => undefined));
  renderApp({ '/events': <Page /> }, '/events');
  await pass(100);
  fireEvent.click(screen.getByRole('button', { name: 'Join Event' }));
  await pass(3_500);
  expect(screen.queryByRole('alert')).toBeNull();
  await pass(1_000);
  expect(screen.getByRole('alert').textContent).toBe(
    'The server has not answered yet: this may not be saved.',
  );

  await pass(26_000);
  expect(screen.getByRole('alert').textContent).toContain(
    'Failed to join the event. No answer came from the server: it may have been done all the same.',
  );
});
