import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Gameday } from '#api/generated.ts';
import { mouseClick } from '#test/mouse-click.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { MessageDialog } from './message-dialog.tsx';
import { RemindDialog } from './remind-dialog.tsx';

const GAMEDAY = { id: 'g1', date: '2099-10-08' } as Gameday;
const MAIL = { from: 'Tablefall', subject: 'News', html: '', text: '' };
const RECIPIENT = { name: 'Ada', email: 'ada@mail.example' };
const FRAME = {
  isOpen: true,
  onCancel: () => undefined,
  onDone: () => undefined,
  onClosed: () => undefined,
  isCurrent: () => true,
  onUnsaved: () => undefined,
};

// The elements measure themselves, which jsdom cannot.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

const press = async (name: string) => mouseClick(await screen.findByRole('button', { name }));
const question = async () => (await screen.findByRole('alert')).textContent;

it('a message to many guests says how many, and asks before it is sent', async () => {
  const send = 'POST /api/gameday/g1/message';
  const server = new Server()
    .on('GET /api/gameday/g1/message', {
      body: { items: [], total: 34, page: 1, recipients: 34, skipped: [] },
    })
    .on('POST /api/gameday/g1/message/audience', { body: { id: 'a1', recipients: 34 } })
    .on('POST /api/gameday/g1/message/preview', { body: { ...MAIL, recipient: RECIPIENT } })
    .on('GET /api/mailings/variables/gameday-message', { body: [] })
    .on(send, { body: { sent: 34 } });
  renderApp({ '/': <MessageDialog gameday={GAMEDAY} frame={FRAME} /> }, '/');
  fireEvent.change(await screen.findByLabelText('Message'), { target: { value: 'Bring dice' } });

  await press('Send to 34 guests');
  expect(await question()).toBe('Send to 34 people now?');
  expect(server.count(send)).toBe(0);
  await press('Send to 34 guests');
  await waitFor(() => expect(server.count(send)).toBe(1));
});

it('reminding many guests is asked about, and can be gone back from', async () => {
  const send = 'POST /api/gameday/g1/remind';
  const server = new Server()
    .on('GET /api/gameday/g1/reminder', { body: { due: 119, waiting: 0, suppressed: 0, nextAt: null } })
    .on('POST /api/gameday/g1/reminder/preview', { body: { ...MAIL, recipient: RECIPIENT, version: '1' } })
    .on(send, { body: { remindersSent: 119 } });
  renderApp({ '/': <RemindDialog gameday={GAMEDAY} frame={FRAME} /> }, '/');
  await screen.findByText('News');

  await press('Remind 119 guests');
  expect(await question()).toBe('Remind 119 people now?');
  await press('Go back');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await press('Remind 119 guests');
  await press('Remind 119 guests');
  await waitFor(() => expect(server.count(send)).toBe(1));
});
