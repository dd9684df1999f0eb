import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { open, renew, show } from './pushes.ts';

const ORIGIN = 'https://tablefall.example';

/** An open page; `isFree` is what it answers when it is asked, and nothing where it rests. */
class Page {
  readonly told: unknown[] = [];
  readonly focus = jest.fn(async () => undefined);

  constructor(
    readonly path: string,
    private readonly isFree?: boolean,
  ) {}

  get url() {
    return ORIGIN + this.path;
  }

  postMessage(message: unknown, [port]: MessagePort[] = []) {
    this.told.push(message);
    if (this.isFree !== undefined) port?.postMessage(this.isFree);
  }
}

const subscribe = jest.fn(async (options: unknown) => subscription('new', options));
const subscription = (endpoint: string, options?: unknown) => ({
  options,
  toJSON: () => ({ endpoint: `https://push.example/${endpoint}`, keys: { p256dh: 'p', auth: 'a' } }),
});
const showNotification = jest.fn(async (_title: string, _options: unknown) => undefined);
const openWindow = jest.fn(async (_url: string) => null);

function workerWith(...pages: Page[]) {
  return {
    location: new URL(`${ORIGIN}/service-worker.js`),
    registration: { showNotification, pushManager: { subscribe } },
    clients: { matchAll: async () => pages, openWindow },
  } as unknown as ServiceWorkerGlobalScope;
}
const data = (text: string) => ({ json: () => JSON.parse(text) }) as PushMessageData;

beforeEach(() => {
  jest.clearAllMocks();
});

describe('a push', () => {
  const MESSAGE = {
    title: 'A seat is yours',
    body: 'Catan, Friday',
    path: '/events?event=1',
    tag: 'event-1',
  };

  it('is shown, takes the place of the one before, and has all open pages ask again', async () => {
    const pages = [new Page('/events'), new Page('/my-days')];
    await show(workerWith(...pages), data(JSON.stringify(MESSAGE)));

    expect(showNotification).toHaveBeenCalledTimes(1);
    const [title, options] = showNotification.mock.calls[0] ?? [];
    expect(title).toBe('A seat is yours');
    expect(options).toMatchObject({
      body: 'Catan, Friday',
      tag: 'event-1',
      renotify: true,
      data: { path: '/events?event=1' },
    });
    for (const picture of ['icon', 'badge'] as const) {
      const { [picture]: path } = options as Record<typeof picture, string>;
      expect(existsSync(join(import.meta.dirname, '../../../public', path))).toBe(true);
    }
    expect(pages.map(({ told }) => told)).toEqual([[{ said: 'pushed' }], [{ said: 'pushed' }]]);
  });

  it.each([null, data('no JSON'), data('{}'), data('null')])(
    'that says nothing is shown as well: %#',
    async (empty) => {
      await show(workerWith(), empty);

      const [title, options] = showNotification.mock.calls[0] ?? [];
      expect(title).toBe('tablefall.example');
      // A browser refuses to be heard again about nothing.
      expect(options).toMatchObject({ renotify: false, data: { path: '/' } });
    },
  );
});

describe('a click on a notice', () => {
  const PATH = '/events?event=1';

  it('comes back to a tab that stands there, which is not loaded again', async () => {
    const [other, there] = [new Page('/', true), new Page(PATH, false)];
    await open(workerWith(other, there), PATH);

    expect(there.focus).toHaveBeenCalled();
    expect([other.told, there.told]).toEqual([[], []]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('takes the first tab that loses nothing by it', async () => {
    const [typing, free, alsoFree] = [
      new Page('/contact', false),
      new Page('/faq', true),
      new Page('/', true),
    ];
    await open(workerWith(typing, free, alsoFree), PATH);

    expect(free.told.at(-1)).toEqual({ said: 'open', path: PATH });
    expect(free.focus).toHaveBeenCalled();
    for (const page of [typing, alsoFree]) expect(page.told).toEqual([{ said: 'are-you-free' }]);
    expect(openWindow).not.toHaveBeenCalled();
  });

  it('opens another one where something is typed, or none answers', async () => {
    await open(workerWith(new Page('/contact', false), new Page('/faq')), PATH);

    expect(openWindow).toHaveBeenCalledWith(ORIGIN + PATH);
  });

  it('goes there also where the browser does not bring the tab to the front', async () => {
    const page = new Page('/', true);
    page.focus.mockRejectedValueOnce(new Error('Not allowed'));
    await open(workerWith(page), PATH);

    expect(page.told.at(-1)).toEqual({ said: 'open', path: PATH });
    expect(openWindow).not.toHaveBeenCalled();
  });

  it.each([
    'https://elsewhere.example/events',
    '//elsewhere.example',
    '\\\\elsewhere.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'http://[',
    '/api/user/session',
    '/media/photos/1.jpg',
    undefined,
    { path: '/events' },
  ])('leads to no other place than a page of ours: %s', async (path) => {
    await open(workerWith(), path);

    const [url = ''] = openWindow.mock.calls[0] ?? [];
    expect(new URL(url).origin).toBe(ORIGIN);
    expect(url).not.toMatch(/api|media/);
  });
});

describe('another address for the same browser', () => {
  const own = { id: '1', isThisSession: true, topics: ['seat'] };
  const calls: { url: string; body: unknown }[] = [];
  const fetched = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = fetched;
  });

  function answering(status: number, body: unknown) {
    calls.length = 0;
    globalThis.fetch = async (url, init) => {
      calls.push({ url: String(url), body: init?.body && JSON.parse(String(init.body)) });
      return Response.json(body, { status });
    };
  }

  it('is told to the server with what the device was told of before', async () => {
    answering(200, { key: 'AQID', devices: [{ ...own, isThisSession: false, topics: ['change'] }, own] });
    await renew(workerWith(), null);

    expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'AQID' });
    expect(calls.at(-1)).toEqual({
      url: '/api/push/device',
      body: { endpoint: 'https://push.example/new', p256dh: 'p', auth: 'a', topics: ['seat'] },
    });
  });

  it('is the one that the browser gives, where it gives one', async () => {
    answering(200, { key: 'AQID', devices: [own] });
    await renew(workerWith(), subscription('given') as unknown as PushSubscription);

    expect(subscribe).not.toHaveBeenCalled();
    expect(calls.at(-1)?.body).toMatchObject({ endpoint: 'https://push.example/given' });
  });

  it.each([
    ['nobody is signed in', 401, { code: 'UnauthorizedError' }],
    ['the server does not know the device', 200, { key: 'AQID', devices: [] }],
    ['the site sends none', 200, { key: null, devices: [own] }],
  ])('is not asked for where %s', async (_case, status, body) => {
    answering(status, body);
    await renew(workerWith(), null);

    expect(subscribe).not.toHaveBeenCalled();
    expect(calls).toHaveLength(1);
  });
});
