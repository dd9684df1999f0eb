import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { currentToast } from '#core/action/toast.ts';
import { keepSentDevice, mayOfferPush, sentDevice } from '#core/api/browser/push-memory.ts';
import { type User, useGetSessionQuery } from '#core/api/generated.ts';
import { KEY, PushBrowser } from '#test/push.ts';
import { renderApp } from '#test/render-app.tsx';
import { Server } from '#test/server.ts';
import { NOT_ANSWERED } from './device.ts';
import { PushOffer } from './push-offer.tsx';

const USER = { email: 'dana@mail.example', names: [], roles: [], needsLogin: false } as unknown as User;
const PUSH = 'GET /api/push';
const DEVICE = 'PUT /api/push/device';

let browser: PushBrowser;
let server: Server;

beforeEach(() => {
  browser = new PushBrowser();
  server = new Server()
    .on('GET /api/user/session', { body: { user: USER } })
    .on(PUSH, { body: { key: KEY, devices: [] } })
    .on(DEVICE, {
      body: { id: '1', label: 'Firefox', topics: [], createdAt: '2027-03-01T10:00:00Z', isThisSession: true },
    });
});
afterEach(() => {
  cleanup();
  browser.end();
});

function Page({ hasJoined }: { hasJoined: boolean }) {
  const { isSuccess } = useGetSessionQuery();
  return (
    <main>
      {isSuccess && 'Signed in'}
      <PushOffer hasJoined={hasJoined} />
    </main>
  );
}
async function open({ hasJoined = true } = {}) {
  renderApp({ '/': <Page hasJoined={hasJoined} />, '/login': <p /> }, '/');
  await screen.findByText(/Signed in/);
}
const button = () => screen.findByRole('button', { name: /^Turn on/ });
/** Nothing is offered, and the server was not asked for it, also once the code is there that would do so. */
const expectSilence = async () => {
  await act(async () => void (await import('./offer-line.tsx')));
  await act(async () => undefined);
  expect(server.count(PUSH)).toBe(0);
  expect(screen.queryByRole('button')).toBeNull();
};

describe('notices on this device are offered', () => {
  it('once a game was joined, and the browser is asked by a press alone', async () => {
    await open();
    const turnOn = await button();
    expect(browser.asked).toBe(0);

    fireEvent.click(turnOn);

    const told = await screen.findByText(/^You are told on this device from now on\./);
    expect(document.activeElement).toBe(told);
    expect(server.calls.find(({ call }) => call === DEVICE)?.body).toEqual({
      endpoint: browser.endpoint,
      p256dh: 'p',
      auth: 'a',
      topics: ['seat', 'change', 'starting'],
    });
    expect(sentDevice()).toMatchObject({ owner: USER.email, endpoint: browser.endpoint });
  });

  it('also where this device is told of flags alone, which stay', async () => {
    browser.permission = 'granted';
    const createdAt = '2027-03-01T10:00:00Z';
    keepSentDevice({ owner: USER.email, endpoint: browser.endpoint, topics: ['flag'], createdAt });
    const device = { id: '1', label: 'Firefox', topics: ['flag'], createdAt, isThisSession: true };
    server.on(PUSH, { body: { key: KEY, devices: [device] } });
    await open();

    fireEvent.click(await button());

    await screen.findByText(/^You are told on this device from now on\./);
    const sent = server.calls.find(({ call }) => call === DEVICE)?.body;
    expect(sent).toMatchObject({ topics: ['seat', 'change', 'starting', 'flag'] });
  });

  it('not again once the cross was pressed, which leaves the device that is told of flags', async () => {
    browser.permission = 'granted';
    const device = { owner: USER.email, endpoint: browser.endpoint, createdAt: '2027-03-01T10:00:00Z' };
    keepSentDevice({ ...device, topics: ['flag'] });
    await open();
    await button();

    fireEvent.click(screen.getByRole('button', { name: 'Do not offer notices again' }));

    expect(sentDevice()?.topics).toEqual(['flag']);
    expect(mayOfferPush()).toBe(false);
  });

  it('not again once what is about oneself was unticked, nor where a release before kept that it was turned down', () => {
    const device = { owner: USER.email, endpoint: browser.endpoint, createdAt: '2027-03-01T10:00:00Z' };
    keepSentDevice({ ...device, topics: ['seat', 'flag'] });
    keepSentDevice({ ...device, topics: ['flag'] });
    expect(mayOfferPush()).toBe(false);

    browser.end();
    browser = new PushBrowser();
    localStorage.setItem('tablefall.push', 'dismissed');
    expect(mayOfferPush()).toBe(false);
    keepSentDevice({ ...device, topics: ['flag'] });
    expect(mayOfferPush()).toBe(false);
  });

  it('by what people call what they hold', async () => {
    const width = window.innerWidth;
    window.innerWidth = 360;
    await open();
    expect((await button()).textContent).toBe('Turn on notices on this phone');
    window.innerWidth = width;
  });

  it('not before, nor to who only looks, nor where notices are on', async () => {
    await open({ hasJoined: false });
    await expectSilence();
    cleanup();

    server.on('GET /api/user/session', { body: { user: { ...USER, needsLogin: true } } });
    await open();
    await expectSilence();
  });

  it.each(['denied', 'default'] as const)('says what the browser was told: %s', async (answer) => {
    browser.answer = answer;
    await open();
    fireEvent.click(await button());

    if (answer === 'denied') await screen.findByText('The browser does not let this site send notices.');
    else await waitFor(() => expect(currentToast()?.description).toBe(NOT_ANSWERED));
    expect(screen.queryByRole('button', { name: /^Turn on/ })).toEqual(
      answer === 'denied' ? null : expect.anything(),
    );
    expect(server.count(DEVICE)).toBe(0);
    expect(sentDevice()).toBeNull();
  });

  it('not where the browser cannot, or was told not to', async () => {
    browser.permission = 'denied';
    await open();
    await expectSilence();
    cleanup();

    browser.end();
    await open();
    await expectSilence();
  });

  it('not where the site sends none', async () => {
    server.on(PUSH, { body: { key: null, devices: [] } });
    await open();
    await waitFor(() => expect(server.count(PUSH)).toBe(1));
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('not again once it was dismissed, and the focus stays where it was', async () => {
    await open();
    const place = (await button()).parentElement?.parentElement;
    fireEvent.click(screen.getByRole('button', { name: 'Do not offer notices again' }));
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(place);
    cleanup();

    server.calls.length = 0;
    await open();
    await expectSilence();
  });

  it('by the way to the Home Screen on iOS', async () => {
    Reflect.deleteProperty(window, 'PushManager');
    Object.defineProperty(navigator, 'standalone', { value: false, configurable: true });
    await open();
    await screen.findByText('To be told on this device');
    expect(screen.queryByRole('button', { name: /^Turn on/ })).toBeNull();
    Reflect.deleteProperty(navigator, 'standalone');
  });

  it('again where the server did not take it', async () => {
    server.on(DEVICE, { status: 400, body: { title: 'Bad Request', message: 'Unknown' } });
    await open();
    const turnOn = await button();
    await act(async () => void fireEvent.click(turnOn));
    await waitFor(() => expect(server.count(DEVICE)).toBe(1));
    await waitFor(() => expect(turnOn.getAttribute('aria-busy')).toBe('false'));
    expect(sentDevice()).toBeNull();
  });
});
