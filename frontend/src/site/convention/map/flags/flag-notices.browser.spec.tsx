import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { User } from '#core/api/generated.ts';
import type { PushDevice, PushTopic } from '#core/api/push.ts';
import { KEY, PushBrowser } from '#test/push.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { FlagList } from './flag-list.tsx';

const USER = { email: 'dana@mail.example', names: [], roles: [], needsLogin: false } as unknown as User;
const DEVICE = 'PUT /api/push/device';
const OWN: PushDevice = {
  id: 'own',
  label: 'Chrome on Android',
  topics: ['seat'],
  createdAt: '2027-03-01T10:00:00Z',
  isThisSession: true,
};

let browser: PushBrowser;
let server: Server;
let devices: PushDevice[];

beforeEach(() => {
  browser = new PushBrowser();
  devices = [];
  server = new Server()
    .on('GET /api/push', () => ({ body: { key: KEY, devices } }))
    .on(DEVICE, () => {
      devices = [{ ...OWN, topics: sent().at(-1) ?? [] }];
      return { body: devices[0] };
    })
    .on('DELETE /api/push/devices/own', () => {
      devices = [];
      return { status: 204 };
    });
});
afterEach(() => {
  cleanup();
  browser.end();
});

const open = (user: User | null = USER) => renderApp({ '/map': <FlagList flags={[]} user={user} /> }, '/map');
const theTick = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: 'Tell me on this device when a flag goes up' });
const sent = () =>
  server.calls
    .filter(({ call }) => call === DEVICE)
    .map(({ body }) => (body as { topics: PushTopic[] }).topics);

it('tells of flags alone where nothing else was turned on, and of nothing once that is taken back', async () => {
  open();
  const tick = await theTick();
  expect([tick.checked, browser.asked]).toEqual([false, 0]);

  fireEvent.click(tick);
  await screen.findByText('Saved.');
  expect([tick.checked, sent()]).toEqual([true, [['flag']]]);

  fireEvent.click(tick);
  await screen.findByText('Nothing is told on this device any more.');
  expect([tick.checked, devices]).toEqual([false, []]);
});

it('is taken back also before the server has said again what it knows', async () => {
  open();
  const tick = await theTick();
  server.on('GET /api/push', () => new Promise(() => undefined));
  fireEvent.click(tick);
  await screen.findByText('Saved.');

  fireEvent.click(tick);

  await screen.findByText('Nothing is told on this device any more.');
  expect(devices).toEqual([]);
});

it('leaves the rest of what the device is told as it is', async () => {
  browser.permission = 'granted';
  devices = [OWN];
  open();
  const tick = await theTick();
  fireEvent.click(tick);
  await waitFor(() => expect(devices).toEqual([{ ...OWN, topics: ['seat', 'flag'] }]));
  await screen.findByText('Saved.');
  fireEvent.click(tick);
  await waitFor(() => expect(devices).toEqual([OWN]));
});

it('says in words that the browser may not, and leaves nothing ticked', async () => {
  browser.answer = 'denied';
  open();
  fireEvent.click(await theTick());
  await screen.findByText('The browser does not let this site send notices.');
  expect(screen.queryByRole('checkbox')).toBeNull();

  browser.permission = 'granted';
  fireEvent(window, new Event('focus'));
  expect((await theTick()).checked).toBe(false);
});

it('asks nobody who is not signed in, and for nothing', async () => {
  open(null);
  await screen.findByRole('heading', { name: 'No flag is up' });
  expect(server.count('GET /api/push')).toBe(0);
});
