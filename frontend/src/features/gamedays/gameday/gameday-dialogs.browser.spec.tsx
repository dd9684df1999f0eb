import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Gameday } from '#api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { GamedayDialog } from './gameday-dialogs.tsx';

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

// The elements measure themselves and wait for a moment, which jsdom cannot.
globalThis.ResizeObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Element.prototype.scrollIntoView = () => undefined;
window.matchMedia = (media) =>
  ({
    media,
    matches: false,
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
globalThis.MessageChannel = class {
  port1 = { onmessage: () => {} };
  port2 = { postMessage: () => queueMicrotask(() => this.port1.onmessage()) };
} as unknown as typeof MessageChannel;

afterEach(cleanup);

function open(guests: number) {
  const gameday = { ...GAMEDAY, acceptedCount: 1, notRepliedCount: guests - 1 } as Gameday;
  const server = new Server().on(CALL, { body: gameday });
  renderApp(
    { '/gameday-management': <GamedayDialog gameday={gameday} frame={FRAME} onDone={() => undefined} /> },
    '/gameday-management',
  );
  return server;
}
const move = async () =>
  fireEvent.change(await screen.findByLabelText('Start time'), { target: { value: '14:30' } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

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

  fireEvent.click(screen.getByRole('checkbox'));
  await press('Update');
  await waitFor(() => expect(server.count(CALL)).toBe(2));
});
