import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { UnsubscribePage } from './unsubscribe-page.tsx';

const LISTS = 'GET /api/unsubscribe/id.signature/lists';

afterEach(cleanup);

it('the page of a mailed link can be asked for again when it did not load', async () => {
  const server = new Server().on(LISTS, { status: 503, body: {} });
  renderApp({ '/unsubscribe/:token': <UnsubscribePage /> }, '/unsubscribe/id.signature');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  server.on(LISTS, { body: { list: 'news', left: [] } });

  fireEvent.click(retry);

  expect(await screen.findByRole('button', { name: 'Send me no more convention news' })).toBeTruthy();
});

it('a link that never was one is not asked for again', async () => {
  new Server().on(LISTS, { status: 404, body: {} });
  renderApp({ '/unsubscribe/:token': <UnsubscribePage /> }, '/unsubscribe/id.signature');

  expect(await screen.findByText(/This link is not valid/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});
