/// <reference lib="webworker" />

/** What the server sends. */
interface Message {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** What the server knows of this account's devices. */
interface Told {
  key: string | null;
  devices: readonly { isThisSession: boolean; topics: readonly string[] }[];
}

/** What is opened there is a file, or an answer for programs. */
export const NO_PAGES = /^\/(api|media|assets)\//;

/** ms; browsers let a click open a page for a moment only. */
const PATIENCE = 400;

/** Shows a push as a notice of the system, and has open pages ask again for what they show. */
export async function show(worker: ServiceWorkerGlobalScope, data: PushMessageData | null): Promise<void> {
  const { title, body, path, tag } = read(data);
  const options = {
    body,
    tag,
    // A newer one about the same thing takes the place of the older, and is heard.
    renotify: tag !== '',
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { path },
  };
  await worker.registration.showNotification(title || worker.location.hostname, options);
  for (const page of await pagesOf(worker)) page.postMessage({ said: 'pushed' });
}

/** A browser takes permission away where a push shows nothing, so one that cannot be read is shown as well. */
function read(data: PushMessageData | null): Message {
  const nothing = { title: '', body: 'Something changed. Open the site to see what.', path: '/', tag: '' };
  try {
    return { ...nothing, ...(data?.json() as Partial<Message> | undefined) };
  } catch {
    return nothing;
  }
}

/**
 * Goes to what a notice is about: in a tab that stands there already, in one that loses nothing by it (`app/shell/use-pushes.ts`), or
 * in a new one.
 */
export async function open(worker: ServiceWorkerGlobalScope, path: unknown): Promise<void> {
  const url = pageAt(path, worker.location.origin);
  // The one that was looked at last comes first.
  const pages = await pagesOf(worker);
  const there = pages.find((page) => page.url === url);
  if (there) return bringToFront(there);
  const free = await Promise.all(pages.map(isFree));
  const page = pages[free.indexOf(true)];
  if (!page) return void (await worker.clients.openWindow(url));
  page.postMessage({ said: 'open', path: url.slice(worker.location.origin.length) });
  await bringToFront(page);
}

/** The address of a page of ours; of the first one where a notice names anything else. */
function pageAt(path: unknown, origin: string): string {
  const home = `${origin}/`;
  try {
    const url = new URL(String(path), home);
    return url.origin === origin && !NO_PAGES.test(url.pathname) ? url.href : home;
  } catch {
    return home;
  }
}

async function pagesOf({ clients }: ServiceWorkerGlobalScope): Promise<readonly WindowClient[]> {
  return clients.matchAll({ type: 'window', includeUncontrolled: true });
}

/** Asks a page; one that rests, or is not there yet, gives no answer. */
function isFree(page: WindowClient): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
    setTimeout(resolve, PATIENCE, false);
    page.postMessage({ said: 'are-you-free' }, [port2]);
  });
  return answer.finally(() => port1.close());
}

/** A browser may refuse; the page went there all the same. */
async function bringToFront(page: WindowClient): Promise<void> {
  await page.focus().catch(() => undefined);
}

/** The browser has given the device another address, or wants it asked for: the server is told of it without waiting for a page. */
export async function renew(
  { registration: { pushManager } }: ServiceWorkerGlobalScope,
  given: PushSubscription | null | undefined,
): Promise<void> {
  const answer = await fetch('/api/push');
  if (!answer.ok) return;
  const { key, devices } = (await answer.json()) as Told;
  const own = devices.find(({ isThisSession }) => isThisSession);
  if (!key || !own) return;
  const subscription =
    given ?? (await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const { endpoint, keys } = subscription.toJSON();
  await fetch('/api/push/device', {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, ...keys, topics: own.topics }),
  });
}
