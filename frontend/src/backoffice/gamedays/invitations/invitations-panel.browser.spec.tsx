import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import type { Gameday } from '#core/api/generated.ts';
import type { InvitationFates } from '#core/api/staff.ts';
import '#test/message-channel.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { useManagementView } from '../management-view.ts';
import { InvitationsPanel } from './invitations-panel.tsx';

const LIST = 'GET /api/gameday/g1/invitations?sort=guestName&order=asc&page=1&limit=25';
const SENTENCE = 'GET /api/gameday/g1/invitations/fates';
const GAMEDAY = { id: 'g1', date: '2099-10-08', startTime: null, endTime: null } as Gameday;
const INVITATION = {
  id: 'i1',
  guestName: 'Ada',
  guestEmail: 'ada@mail.example',
  status: 0,
  invitedAt: '2099-09-01T10:00:00Z',
};
const QUEUED = { state: 'queued', attempts: 1, reason: null, said: null };
const FATES: InvitationFates = {
  total: 1,
  queued: 0,
  sending: 0,
  retrying: 0,
  failed: 0,
  suppressed: 0,
  cancelled: 0,
  sent: 0,
  unconfirmed: 0,
  answered: 0,
};

function Panel() {
  const [view, change] = useManagementView();
  return (
    <InvitationsPanel
      gameday={GAMEDAY}
      view={view}
      selections={0}
      onChangeView={change}
      onOpen={() => undefined}
      onRefresh={() => undefined}
    />
  );
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

it('says that a mail has left, though the list heard of it first and asks no more', async () => {
  const server: Server = new Server()
    .on(LIST, () => {
      // The mail leaves right after the sentence was asked for, and right before the list is.
      const delivery = server.count(LIST) > 1 ? { ...QUEUED, state: 'sent' } : QUEUED;
      const items = [{ ...INVITATION, delivery, laterDelivery: null }];
      return { body: { items, total: 1, page: 1, limit: 25 } };
    })
    .on(SENTENCE, () => ({
      body: server.count(SENTENCE) > 2 ? { ...FATES, sent: 1 } : { ...FATES, queued: 1 },
    }));
  renderApp({ '/': <Panel /> }, '/');
  await pass(100);
  expect(screen.getByText('1 waits.')).toBeTruthy();

  await pass(12_000);
  expect(screen.getByText('The guest got the invitation.')).toBeTruthy();
});

it('says that mails have left which the filtered list does not show', async () => {
  const server: Server = new Server()
    .on(`${LIST}&delivery=missed`, { body: { items: [], total: 0, page: 1, limit: 25 } })
    .on('GET /api/gameday/g1/invitations', { body: { items: [], total: 0, page: 1, limit: 25 } })
    .on(SENTENCE, () => ({
      body: server.count(SENTENCE) > 2 ? { ...FATES, sent: 1 } : { ...FATES, queued: 1 },
    }));
  renderApp({ '/': <Panel /> }, '/?delivery=missed');
  await pass(100);
  expect(screen.getByText('1 waits.')).toBeTruthy();

  await pass(12_000);
  expect(screen.getByText('The guest got the invitation.')).toBeTruthy();
});
