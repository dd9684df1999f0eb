import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { forgetOwnDaysOfOthers } from '#core/api/browser/own-days-memory.ts';
import type { OwnDayItem, OwnDays } from '#core/api/generated.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { MyDaysPage } from './my-days-page.tsx';

const EMAIL = 'dana@mail.example';
const MOVED: OwnDayItem = {
  title: 'Catan',
  path: '/events?event=1',
  time: '5:00 PM – 6:00 PM',
  place: 'Room A, table A3',
  table: { id: 'a3', label: 'A3' },
  awaitsTable: false,
  isWaiting: false,
  notes: [{ kind: 'changed', text: 'Moved from 3:15 PM' }],
};
const daysWith = (...items: OwnDayItem[]): OwnDays => ({
  email: EMAIL,
  takenAt: '2027-10-08T16:00:00Z',
  endsAt: '2127-10-10T01:00:00Z',
  people: [{ id: 'p', name: 'Dana', badge: true, badgeLink: 'https://tablefall.example/b/code' }],
  amountDue: 0,
  days: [{ date: '2027-10-08', weekday: 'Friday', monthDay: 'October 8', hours: null, items }],
  directions: [],
});

async function open(...items: OwnDayItem[]) {
  new Server().on('GET /api/me/days', { body: daysWith(...items) });
  renderApp({ '/my-days': <MyDaysPage email={EMAIL} /> }, '/my-days');
  await screen.findByRole('heading', { name: 'Friday' });
}
const news = () => screen.queryByRole('region', { name: 'What changed' });

afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.restoreAllMocks();
});

describe('what changed of one’s days', () => {
  it('stands on top until it was seen, and again once it changes again', async () => {
    await open(MOVED, { ...MOVED, title: 'Azul', path: '/events?event=2', notes: [] });
    expect(news()?.textContent).toContain('Catan Friday, 5:00 PM – 6:00 PMMoved from 3:15 PM');
    expect(news()?.textContent).not.toContain('Azul');

    fireEvent.click(within(news() as HTMLElement).getByRole('button', { name: 'Seen' }));
    expect(news()).toBeNull();

    cleanup();
    await open({ ...MOVED, notes: [{ kind: 'changed', text: 'Moved from 3:15 PM on October 6' }] });
    expect(news()).toBeNull();

    cleanup();
    await open({ ...MOVED, place: 'Room B, table B1' });
    // What the device keeps is shown first.
    await waitFor(() => expect(news()).not.toBeNull());
  });

  it('is forgotten with the days, once somebody else is signed in', async () => {
    await open(MOVED);
    fireEvent.click(screen.getByRole('button', { name: 'Seen' }));
    forgetOwnDaysOfOthers('else@mail.example');

    cleanup();
    await open(MOVED);
    // What the device keeps is shown first.
    await waitFor(() => expect(news()).not.toBeNull());
  });
});

describe('the code of a badge', () => {
  const release = jest.fn(async () => undefined);
  const request = jest.fn(async (_kind: string) => ({ release }));
  beforeEach(() => {
    // jsdom opens and closes no dialogs.
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      queueMicrotask(() => this.dispatchEvent(new Event('close')));
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'wakeLock');
  });

  it('fills the screen at one tap, which stays awake until it is closed', async () => {
    await open();
    expect(request).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: /^Show it large/ }));

    const large = await screen.findByRole('dialog', { name: 'Dana' });
    expect(within(large).getByRole('img', { name: 'Badge code of Dana' })).toBeTruthy();
    await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
    const locks = request.mock.calls.length;

    await act(async () => (large as HTMLDialogElement).close());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(release).toHaveBeenCalledTimes(locks);
  });
});
