import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { mayOfferPush, sentDevice } from '#core/api/browser/push-memory.ts';
import type { User } from '#core/api/generated.ts';
import type { PushDevice } from '#core/api/push.ts';
import { KEY, PushBrowser } from '#test/push.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { forgetHere } from '../use-current-user.ts';
import { DeviceNotices } from './device-notices.tsx';

const USER = { email: 'dana@mail.example', names: [], roles: [], needsLogin: false } as unknown as User;
const PUSH = 'GET /api/push';
const DEVICE = 'PUT /api/push/device';
const OWN: PushDevice = {
  id: 'own',
  label: 'Chrome on Android',
  topics: ['seat', 'change', 'starting'],
  createdAt: '2027-03-01T10:00:00Z',
  isThisSession: true,
};
const OTHER: PushDevice = {
  ...OWN,
  id: 'other',
  label: 'Firefox on Linux',
  topics: ['change'],
  isThisSession: false,
};

let browser: PushBrowser;
let server: Server;
let devices: PushDevice[];

beforeEach(() => {
  browser = new PushBrowser();
  browser.permission = 'granted';
  devices = [];
  server = new Server()
    .on(PUSH, () => ({ body: { key: KEY, devices } }))
    .on(DEVICE, () => {
      const topics = sent().at(-1) ?? [];
      devices = [{ ...OWN, topics }, ...devices.filter(({ id }) => id !== OWN.id)];
      return { body: devices[0] };
    });
  for (const id of ['own', 'other'])
    server.on(`DELETE /api/push/devices/${id}`, () => {
      devices = devices.filter((device) => device.id !== id);
      return { status: 204 };
    });
});
afterEach(() => {
  cleanup();
  browser.end();
});

const open = () => renderApp({ '/login': <DeviceNotices user={USER} /> }, '/login');
const theSwitch = () => screen.findByRole('switch', { name: 'Be told on this device' });
const isOn = (control: HTMLElement) => control.getAttribute('aria-checked') === 'true';
const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const ticks = () => screen.queryAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked);
const sent = () =>
  server.calls.filter(({ call }) => call === DEVICE).map(({ body }) => (body as PushDevice).topics);

describe('notices on this device', () => {
  it('are turned on by the switch, with all that is about oneself, and off again', async () => {
    open();
    const control = await theSwitch();
    expect([isOn(control), ticks()]).toEqual([false, []]);

    fireEvent.click(control);
    await screen.findByText('Saved.');
    expect(ticks()).toEqual([true, true, true, false]);
    expect(sentDevice()?.owner).toBe(USER.email);

    fireEvent.click(control);
    await screen.findByText('Nothing is told on this device any more.');
    await waitFor(() => expect([isOn(control), ticks(), devices]).toEqual([false, [], []]));
    expect([browser.subscription, sentDevice()]).toEqual([null, null]);
    // Whoever turned it off knows where.
    expect(mayOfferPush()).toBe(false);
  });

  it('are saved as they are ticked, also faster than the server answers', async () => {
    devices = [OWN];
    open();
    await theSwitch();
    fireEvent.click(tick('a seat is mine'));
    fireEvent.click(tick('my game starts in 15 minutes'));
    expect(ticks()).toEqual([false, true, false, false]);

    await screen.findByText('Saved.');
    await waitFor(() => expect(sent().at(-1)).toEqual(['change']));
    expect(ticks()).toEqual([false, true, false, false]);
  });

  it('are off once nothing is ticked any more', async () => {
    devices = [{ ...OWN, topics: ['change'] }];
    open();
    const control = await theSwitch();
    fireEvent.click(tick('my table or time changes'));
    await screen.findByText('Nothing is told on this device any more.');
    expect(isOn(control)).toBe(false);
    expect(sent()).toEqual([]);
  });

  it('stand as the server has them where it did not take a choice, which is said', async () => {
    devices = [OWN];
    server.on(DEVICE, {
      status: 400,
      body: { message: 'This browser’s push service is not one that we know.' },
    });
    open();
    await theSwitch();
    fireEvent.click(tick('a seat is mine'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(
      'Your choice was not saved. This browser’s push service is not one that we know.',
    );
    expect(ticks()).toEqual([true, true, true, false]);
  });

  it('say in words that the browser was told not to, and follow once it was told otherwise', async () => {
    browser.permission = 'default';
    browser.answer = 'denied';
    open();
    fireEvent.click(await theSwitch());
    const words = await screen.findByText('The browser does not let this site send notices.');
    expect(screen.queryByRole('switch')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(words.closest('.notice')));
    expect(screen.queryByRole('alert')).toBeNull();

    browser.permission = 'granted';
    fireEvent.focus(window);
    expect(isOn(await theSwitch())).toBe(false);
  });

  it('say that nothing was turned on where the browser got no answer', async () => {
    browser.answer = 'default';
    open();
    const control = await theSwitch();
    fireEvent.click(control);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Nothing was turned on: the browser was not allowed to send notices.',
    );
    expect(isOn(control)).toBe(false);
  });

  it('are off by saying so where another tab or device has removed it meanwhile', async () => {
    devices = [OWN];
    server.on('DELETE /api/push/devices/own', { status: 404, body: {} });
    open();
    fireEvent.click(await theSwitch());
    await screen.findByText('Nothing is told on this device any more.');
  });

  it.each([
    ['this browser cannot', () => browser.end(), 'This browser cannot show notices of this site.'],
    [
      'the site sends none',
      () => server.on(PUSH, { body: { key: null, devices: [] } }),
      'This site sends no notices at the moment.',
    ],
  ])('say that %s', async (_case, arrange, text) => {
    arrange();
    open();
    await screen.findByText(text);
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('other devices', () => {
  it('are named with what they are told, and can be removed from here', async () => {
    devices = [OWN, OTHER];
    open();
    expect((await screen.findByRole('listitem')).textContent).toMatch(
      /^Firefox on LinuxSince .+: my table or time changes/,
    );
    const remove = screen.getByRole('button', { name: /^Remove Firefox on Linux, on since .+/ });
    remove.focus();
    fireEvent.click(remove);

    await screen.findByText('Firefox on Linux is told nothing any more.');
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
    expect(devices).toEqual([OWN]);
  });
});

it('whoever signs out is told nothing more in this browser', async () => {
  open();
  fireEvent.click(await theSwitch());
  await screen.findByText('Saved.');
  forgetHere();
  await waitFor(() => expect([browser.subscription, sentDevice()]).toEqual([null, null]));
  // Whoever signs in next is asked for themselves.
  expect(mayOfferPush()).toBe(true);
});

it('who only looks has no choices', () => {
  renderApp({ '/login': <DeviceNotices user={{ ...USER, needsLogin: true }} /> }, '/login');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(server.calls).toEqual([]);
});
