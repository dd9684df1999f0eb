import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { SuppressionsPage } from './suppressions-page.tsx';

const ITEMS = ['blocked', 'complained', 'no-news', 'no-invitations', 'bounced'].map((reason) => ({
  address: `${reason}@mail.example`,
  reason,
  createdAt: '2025-09-01T12:00:00.000Z',
  note: null,
}));

describe('the suppressed addresses', () => {
  let server: Server;
  beforeEach(() => {
    server = new Server();
    server.on('GET /api/suppressions?page=1&limit=50', {
      body: { items: ITEMS, total: ITEMS.length, page: 1, limit: 50 },
    });
  });
  afterEach(cleanup);

  const open = async (mayDecide: boolean) => {
    renderApp({ '/': <SuppressionsPage mayDecide={mayDecide} /> }, '/');
    await screen.findByText('bounced@mail.example');
  };
  const removable = () =>
    screen.queryAllByRole('button', { name: /^Remove / }).map((button) => button.getAttribute('aria-label'));

  it('offer somebody who mails no more than to take away a bounce', async () => {
    await open(false);
    expect(removable()).toEqual(['Remove bounced@mail.example, Bounced']);
    expect(screen.queryByRole('link', { name: 'Import…' })).toBeNull();
  });

  it('offer the administrator to remove each', async () => {
    await open(true);
    expect(removable()).toHaveLength(ITEMS.length);
    expect(screen.getByRole('link', { name: 'Import…' })).toBeTruthy();
  });
});
