import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentToast } from '#core/action/toast.ts';
import type { Gameday } from '#core/api/generated.ts';
import { mouseClick } from '#test/mouse-click.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { MessageDialog } from './message-dialog.tsx';
import { RemindDialog } from './remind-dialog.tsx';

const GAMEDAY = { id: 'g1', date: '2099-10-08' } as Gameday;
const MAIL = { from: 'Tablefall', subject: 'News', html: '', text: '' };
const RECIPIENT = { name: 'Ada', email: 'ada@mail.example' };
const NUMBERS = { due: 0, waiting: 0, suppressed: 0, nextAt: null, next: null, planned: null };
const FRAME = {
  isOpen: true,
  onCancel: () => undefined,
  onDone: () => undefined,
  onClosed: () => undefined,
  isCurrent: () => true,
  onUnsaved: () => undefined,
};

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
    .on('GET /api/gameday/g1/reminder', { body: { ...NUMBERS, due: 119 } })
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

it('a reminder that is not allowed yet is planned for the first hour at which it is', async () => {
  const send = 'POST /api/gameday/g1/remind';
  const look = 'POST /api/gameday/g1/reminder/preview';
  const at = '2099-09-30T13:00:00.000Z';
  const server = new Server()
    .on('GET /api/gameday/g1/reminder', { body: { ...NUMBERS, waiting: 3, next: { at, guests: 2 } } })
    .on(look, { body: { ...MAIL, recipient: RECIPIENT, version: '1' } })
    .on(send, { body: { remindersSent: 2 } });
  renderApp({ '/': <RemindDialog gameday={GAMEDAY} frame={FRAME} /> }, '/');
  await screen.findByText(
    '2 guests can be reminded on Sep 30, 2099, 3:00 PM. Who answers before then gets no mail.',
  );
  await screen.findByText('News');

  await press('Remind 2 guests on Sep 30, 2099, 3:00 PM');
  await waitFor(() => expect(server.count(send)).toBe(1));
  const bodies = (wanted: string) =>
    server.calls.filter(({ call }) => call === wanted).map(({ body }) => body);
  expect(bodies(send)).toMatchObject([{ confirmed: 2, at, preview: '1' }]);
  expect(bodies(look)[0]).toEqual({ words: null, at });
  await waitFor(() =>
    expect(currentToast()?.title).toBe('2 guests will be reminded on Sep 30, 2099, 3:00 PM'),
  );
});

it('a planned reminder to many guests is asked about with its hour', async () => {
  const send = 'POST /api/gameday/g1/remind';
  const next = { at: '2099-09-30T13:00:00.000Z', guests: 119 };
  const server = new Server()
    .on('GET /api/gameday/g1/reminder', { body: { ...NUMBERS, waiting: 119, next } })
    .on('POST /api/gameday/g1/reminder/preview', { body: { ...MAIL, recipient: RECIPIENT, version: '1' } })
    .on(send, { body: { remindersSent: 119 } });
  renderApp({ '/': <RemindDialog gameday={GAMEDAY} frame={FRAME} /> }, '/');
  await screen.findByText('News');

  await press('Remind 119 guests on Sep 30, 2099, 3:00 PM');
  expect(await question()).toBe('Remind 119 people on Sep 30, 2099, 3:00 PM?');
  expect(server.count(send)).toBe(0);
});

it.each([
  ['proposed', undefined, 'Send to 34 guests', 'Send to 34 people tomorrow at 9:00 AM?', 'hours'],
  ['chosen against', /^Now/, 'Send to 34 guests', 'Send to 34 people now?', 'soon'],
])('outside the sending hours the next one is %s', async (_how, choice, label, asked, leaves) => {
  const send = 'POST /api/gameday/g1/message';
  const server = new Server()
    .on('GET /api/gameday/g1/message', {
      body: { items: [], total: 34, page: 1, recipients: 34, skipped: [] },
    })
    .on('POST /api/gameday/g1/message/audience', { body: { id: 'a1', recipients: 34 } })
    .on('POST /api/gameday/g1/message/preview', { body: { ...MAIL, recipient: RECIPIENT } })
    .on('GET /api/mailings/variables/gameday-message', { body: [] })
    // 9:00 AM at the convention of the specs.
    .on('GET /api/gameday/g1/delivery', { body: { nextHour: '2025-10-01T07:00:00Z', waiting: null } })
    .on(send, { body: { sent: 34 } });
  renderApp({ '/': <MessageDialog gameday={GAMEDAY} frame={FRAME} /> }, '/');
  const proposed = await screen.findByRole<HTMLInputElement>('radio', { name: /^Tomorrow at 9:00 AM/ });
  expect(proposed.checked).toBe(true);
  if (choice) fireEvent.click(screen.getByRole('radio', { name: choice }));
  fireEvent.change(await screen.findByLabelText('Message'), { target: { value: 'Bring dice' } });

  await press(label);
  expect(await question()).toBe(asked);
  await press(label);

  await waitFor(() => expect(server.count(send)).toBe(1));
  expect(server.calls.find(({ call }) => call === send)?.body).toMatchObject({ leaves });
});
