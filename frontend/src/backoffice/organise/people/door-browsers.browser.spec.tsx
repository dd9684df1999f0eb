import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { DoorBrowser, DoorLink } from '#core/api/staff.ts';
import { renderApp } from '#test/render-app.tsx';
import { DoorBrowsers } from './door-browsers.tsx';

const CHROME = 'Chrome on Android';
const opened = (id: string, minute: number, browser = CHROME): DoorBrowser => ({
  id,
  browser,
  openedAt: `2025-10-10T16:0${minute}:00.000Z`,
  state: 'open',
});

function show(browsers: DoorBrowser[], count = browsers.length) {
  renderApp({ '/': <DoorBrowsers link={{ id: 'l', browsers, opened: count } as DoorLink} /> }, '/');
}

afterEach(cleanup);

it('browsers of one kind are numbered as they came, in what ends them and in what is asked then', async () => {
  show([opened('b', 1), opened('s', 1, 'Safari on iOS'), opened('a', 1)]);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(' opened')[0])).toEqual([
    'Chrome on Android 2',
    'Safari on iOS',
    'Chrome on Android 1',
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^End Chrome on Android 2, opened/ }));
  expect((await screen.findByRole('dialog')).textContent).toContain('Chrome on Android 2, opened');
});

it('says so when more have opened it than are shown', () => {
  show([opened('a', 1)]);
  expect(screen.queryByText(/are shown/)).toBeNull();
  cleanup();
  show([opened('a', 1), opened('b', 2)], 1060);
  expect(screen.getByText('The latest 2 of 1,060 are shown.')).toBeTruthy();
});
