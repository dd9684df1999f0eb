import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createStore } from '#app/store.ts';
import {
  endPush,
  keepSentDevice,
  mayOfferPush,
  type SentDevice,
  sentDevice,
} from '#core/api/browser/push-memory.ts';
import { KEY, PushBrowser } from '#test/push.ts';
import { Server } from '#test/server.ts';
import { keepDevice } from './device.ts';

const OWNER = 'dana@mail.example';
const PUSH = 'GET /api/push';
const DEVICE = 'PUT /api/push/device';
const REMOVE = 'DELETE /api/push/devices/1';
const SESSIONS = 'GET /api/user/sessions';
const SENT_AT = '2027-03-01T10:00:00.000Z';
const KNOWN = { id: '1', label: 'Firefox', topics: ['seat'], createdAt: SENT_AT, isThisSession: true };
const SENT: SentDevice = {
  owner: OWNER,
  endpoint: 'https://push.example/1',
  topics: ['seat'],
  createdAt: SENT_AT,
};

let browser: PushBrowser;
let server: Server;

beforeEach(async () => {
  browser = new PushBrowser();
  browser.permission = 'granted';
  const { pushManager } = await navigator.serviceWorker.ready;
  await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: KEY });
  server = new Server().on(DEVICE, { body: { ...KNOWN, createdAt: '2027-03-02T10:00:00.000Z' } });
  keepSentDevice(SENT);
});
afterEach(() => browser.end());

const knowing = (devices: unknown[], key: string | null = KEY) =>
  server.on(PUSH, { body: { key, devices } }).on(REMOVE, { status: 204 });
/** @param createdAt of the session that asks */
const signedInAt = (createdAt: string) =>
  server.on(SESSIONS, {
    body: [
      { id: 'other', current: false, createdAt: '2027-04-01T10:00:00.000Z' },
      { id: 's', current: true, createdAt },
    ],
  });
const keep = (owner = OWNER) => keepDevice(owner, createStore().dispatch);
const names = () => server.calls.map(({ call }) => call);
const expectEnded = () => {
  expect([browser.subscription, sentDevice()]).toEqual([null, null]);
  expect(server.count(DEVICE)).toBe(0);
};

describe('a page that loads where notices are on', () => {
  it('sends nothing again as long as the server knows the device', async () => {
    knowing([KNOWN]);
    await keep();
    expect(names()).toEqual([PUSH]);
    expect(browser.subscription).not.toBeNull();
  });

  it('sends it again where the browser has another address', async () => {
    knowing([KNOWN]);
    browser.subscription = null;
    browser.endpoint = 'https://push.example/2';
    await keep();
    expect(server.calls.at(-1)).toEqual({
      call: DEVICE,
      body: { endpoint: 'https://push.example/2', p256dh: 'p', auth: 'a', topics: ['seat'] },
    });
    expect(sentDevice()?.endpoint).toBe('https://push.example/2');
  });

  it('subscribes anew where the server has another key', async () => {
    knowing([KNOWN], 'BAUG');
    browser.endpoint = 'https://push.example/2';
    await keep();
    expect(server.count(DEVICE)).toBe(1);
    expect(browser.subscription?.endpoint).toBe('https://push.example/2');
  });

  it('sends it again after a new sign-in, whose session the server knows no device of', async () => {
    knowing([]);
    signedInAt('2027-03-01T10:00:01.000Z');
    await keep();
    expect(server.count(DEVICE)).toBe(1);
  });

  it('ends it where it was removed from elsewhere', async () => {
    knowing([]);
    signedInAt('2027-03-01T09:00:00.000Z');
    await keep();
    expectEnded();
    expect(mayOfferPush()).toBe(true);
  });

  it('ends it where another account has signed in', async () => {
    knowing([{ ...KNOWN, isThisSession: false }]);
    signedInAt('2027-03-05T10:00:00.000Z');
    await keep('ola@mail.example');
    expectEnded();
    // It is a device of theirs, on another phone.
    expect(server.count(REMOVE)).toBe(0);
  });

  it('stays for an account that has another address by now', async () => {
    knowing([KNOWN]);
    await keep('dana.new@mail.example');
    expect(browser.subscription).not.toBeNull();
    expect(sentDevice()?.owner).toBe('dana.new@mail.example');
  });

  it('has the server forget it where the browser may not tell any more', async () => {
    knowing([KNOWN]);
    browser.permission = 'denied';
    await keep();
    expectEnded();
    expect(server.count(REMOVE)).toBe(1);
  });

  it.each([
    ['the server does not answer', 'unreachable' as const],
    ['the site sends none for now', { body: { key: null, devices: [] } }],
  ])('leaves all as it is where %s', async (_case, answer) => {
    server.on(PUSH, answer);
    await keep();
    expect(names()).toEqual([PUSH]);
    expect(browser.subscription).not.toBeNull();
    expect(sentDevice()).toEqual(SENT);
  });
});

it('a browser that signs out is told nothing any more, whatever the server does', async () => {
  browser.shown = ['event-1', 'event-2'];
  await endPush();
  expectEnded();
  expect(browser.shown).toEqual([]);
  await keep();
  expect(server.calls).toEqual([]);
});

it('a browser that signs out shows no notice of before, also where its device has ended already', async () => {
  await endPush();
  browser.shown = ['event-1'];
  await endPush();
  expect(browser.shown).toEqual([]);
});
