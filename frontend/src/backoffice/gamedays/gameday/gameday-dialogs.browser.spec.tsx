import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Gameday } from '#core/api/generated.ts';
import { mouseClick } from '#test/mouse-click.ts';
import '#test/message-channel.ts';
import { currentToast, dismissToast } from '#core/action/toast.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { DeleteGamedayDialog, GamedayDialog } from './gameday-dialogs.tsx';

const GAMEDAY = {
  id: 'g1',
  date: '2099-10-08',
  startTime: '12:00:00',
  endTime: '22:00:00',
  capacity: 100,
  location: 'Hall',
  description: null,
  invitationWords: null,
  answerBy: null,
  publicPage: true,
  version: '1',
  isOver: false,
} as unknown as Gameday;
const FRAME = {
  isOpen: true,
  onCancel: () => undefined,
  onDone: () => undefined,
  onClosed: () => undefined,
  isCurrent: () => true,
  onUnsaved: () => undefined,
};
const CALL = 'PUT /api/gameday';
const NEWS = 'POST /api/gameday/g1/news/preview';
const MAIL = {
  from: 'Tablefall <hello@tablefall.example>',
  subject: 'The plan has changed: Thursday, October 8, 2099',
  html: '<p>Moved</p>',
  text: 'Moved',
  recipient: { name: 'Ada', email: 'ada@mail.example' },
};

const INVITATION = 'POST /api/gameday/invitation-preview';
const WRITTEN = {
  from: 'Tablefall <hello@tablefall.example>',
  subject: 'You are invited: Thursday, October 8, 2099',
  html: '<p>Dear Priya</p>',
  text: 'Dear Priya',
  opening: '',
  guestName: 'Priya Raghunathan',
};

afterEach(cleanup);

const editing = (gameday: Gameday) => (
  <GamedayDialog gameday={gameday} frame={FRAME} onDone={() => undefined} />
);
const deleting = (gameday: Gameday) => (
  <DeleteGamedayDialog gameday={gameday} frame={FRAME} onDone={() => undefined} />
);

/** More are invited than would be told: some have left the list, or have not heard of the gameday yet. */
const INVITED = { acceptedCount: 200, notRepliedCount: 200 };

interface Opened {
  element?: (gameday: Gameday) => ReactElement;
  /** When the next sending hour begins. */
  leavesAt?: string | null;
}

function open(told: number | 'unreachable', { element = editing, leavesAt = null }: Opened = {}) {
  const gameday = { ...GAMEDAY, ...INVITED } as Gameday;
  const news =
    told === 'unreachable' ? told : { body: { count: told, mail: told > 0 ? MAIL : null, leavesAt } };
  const server = new Server()
    .on(CALL, { body: { ...gameday, startTime: '14:30:00', version: '2' } })
    .on(NEWS, news);
  server.on('DELETE /api/gameday/g1', { status: 204 });
  server.on(INVITATION, { body: WRITTEN });
  renderApp({ '/gameday-management': element(gameday) }, '/gameday-management');
  return server;
}
const TELLING = { name: /^Tell the guests/ };
const move = async () =>
  fireEvent.change(await screen.findByLabelText('Start time'), { target: { value: '14:30' } });
const press = async (name: string) => mouseClick(await screen.findByRole('button', { name }));

it('a change that mails many people says how many, asks before it does, and can be gone back from', async () => {
  const server = open(294);
  await screen.findByRole('button', { name: 'Update' });
  await move();

  await press('Save and tell 294 people');
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^Tell 294 people now, at \d+:\d\d [AP]M\?$/,
  );
  expect(server.count(CALL)).toBe(0);
  await press('Go back');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

  await press('Save and tell 294 people');
  await screen.findByRole('alert');
  await press('Save and tell 294 people');
  await waitFor(() => expect(server.count(CALL)).toBe(1));
});

it('a change that mails a few, or nobody, is saved by one press', async () => {
  const server = open(3);
  await move();
  await press('Save and tell 3 people');
  await waitFor(() => expect(server.count(CALL)).toBe(1));

  fireEvent.click(screen.getByRole('radio', { name: /^Tell nobody/ }));
  await press('Update');
  await waitFor(() => expect(server.count(CALL)).toBe(2));
});

it('the mail that guests will get stands beside the form, with the plan as it is typed', async () => {
  const server = open(3);
  await move();

  const news = await screen.findByRole('region', { name: 'The mail as it will be' });
  await within(news).findByText(MAIL.subject);
  expect(within(news).getByText('Ada <ada@mail.example>')).toBeTruthy();
  const asked = server.calls.find(({ call }) => call === NEWS);
  expect(asked?.body).toMatchObject({ form: { date: '2099-10-08', startTime: '14:30', location: 'Hall' } });

  fireEvent.click(screen.getByRole('radio', { name: 'The invitation' }));
  expect(screen.getByRole('region', { name: 'The invitation' })).toBeTruthy();
  expect(screen.queryByText(MAIL.subject)).toBeNull();
});

it('nobody is told of a change: the invitation stands beside the form', async () => {
  open(3);
  await move();
  await screen.findByRole('region', { name: 'The mail as it will be' });

  fireEvent.click(screen.getByRole('radio', { name: /^Tell nobody/ }));
  expect(screen.getByRole('region', { name: 'The invitation' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'The mail as it will be' })).toBeNull();
});

it('a change that nobody would be told of says so by asking nothing', async () => {
  const server = open(0);
  await move();
  await waitFor(() => expect(server.count(NEWS)).toBe(1));

  await waitFor(() => expect(screen.queryByRole('radiogroup', TELLING)).toBeNull());
  await press('Update');
  await waitFor(() => expect(server.count(CALL)).toBe(1));
});

it('while nobody knows how many would be told, one is asked', async () => {
  const server = open('unreachable');
  await move();

  await press('Save and tell the guests');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Tell everybody now, at /);
  expect(server.count(CALL)).toBe(0);
  await press('Save and tell the guests');
  await waitFor(() => expect(server.count(CALL)).toBe(1));
});

it('a deletion says how many it tells, and shows the mail', async () => {
  const server = open(294, { element: deleting });
  await press('Look at the mail');
  await screen.findByText(MAIL.subject);
  await press('Hide the mail');
  expect(screen.queryByText(MAIL.subject)).toBeNull();

  await press('Delete and tell 294 people');
  const deletion = () => server.calls.find(({ call }) => call.startsWith('DELETE'))?.call;
  await waitFor(() => expect(deletion()).toContain('?notify=true&inSendingHours=true&mailingId='));
});

it.each([
  [/^Tomorrow at 9:00 AM/, true, /^Tell 294 people tomorrow at 9:00 AM\?$/],
  [/^Now/, false, /^Tell 294 people now, at \d+:\d\d [AP]M\?$/],
])('outside the sending hours the next one is proposed: %s', async (choice, inSendingHours, question) => {
  // 9:00 AM at the convention of the specs.
  const server = open(294, { leavesAt: '2025-10-01T07:00:00Z' });
  await move();
  const proposed = await screen.findByRole<HTMLInputElement>('radio', { name: /^Tomorrow at 9:00 AM/ });
  expect(proposed.checked).toBe(true);

  fireEvent.click(screen.getByRole('radio', { name: choice }));
  await press('Save and tell 294 people');
  expect((await screen.findByRole('alert')).textContent).toMatch(question);
  await press('Save and tell 294 people');

  await waitFor(() => expect(server.count(CALL)).toBe(1));
  const saved = server.calls.find(({ call }) => call === CALL);
  expect(saved?.body).toMatchObject({ notify: true, inSendingHours });
  // Undo stands there for as long as nothing leaves, or for as long as one is still at it.
  expect(currentToast()?.shownFor).toBe(inSendingHours ? 60_000 : 10_000);
});

it('within the sending hours it leaves now, or nobody is told', async () => {
  open(3);
  await move();
  await screen.findByRole('button', { name: 'Save and tell 3 people' });

  const choices = within(screen.getByRole('radiogroup', TELLING)).getAllByRole('radio');
  const names = choices.map((radio) => radio.closest('label')?.textContent);
  expect(names).toEqual([expect.stringMatching(/^Now/), expect.stringMatching(/^Tell nobody/)]);
});

it('a change that guests are about to hear of can be undone', async () => {
  const server = open(3);
  await move();
  await press('Save and tell 3 people');
  await waitFor(() => expect(currentToast()).toMatchObject({ title: 'Gameday changed', shownFor: 10_000 }));
  expect(currentToast()?.description).toBe('3 people will be told in 10 seconds.');
  const saved = server.calls.find(({ call }) => call === CALL)?.body as { mailingId: string };

  cleanup();
  void currentToast()?.action?.run();

  await waitFor(() => expect(currentToast()?.title).toBe('Change undone'));
  const undone = server.calls.findLast(({ call }) => call === CALL)?.body;
  expect(undone).toMatchObject({ undoes: saved.mailingId, version: '2', startTime: '12:00', capacity: 100 });
  expect(undone).not.toHaveProperty('notify');
});

it('says why a change cannot be undone any more', async () => {
  const server = open(3);
  await move();
  await press('Save and tell 3 people');
  await waitFor(() => expect(currentToast()?.title).toBe('Gameday changed'));
  const message = '1 guest has been told already. Nothing was undone.';
  server.on(CALL, { status: 409, body: { title: 'Too late to undo', message } });

  void currentToast()?.action?.run();

  await waitFor(() => expect(currentToast()?.description).toContain(message));
});

it('what nobody is told of is saved without a word', async () => {
  dismissToast();
  const before = currentToast()?.id;
  const server = open(0);
  await move();
  await waitFor(() => expect(screen.queryByRole('radiogroup', TELLING)).toBeNull());
  await press('Update');
  await waitFor(() => expect(server.count(CALL)).toBe(1));

  expect(currentToast()?.id).toBe(before);
});
