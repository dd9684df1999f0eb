import { useSyncExternalStore } from 'react';

/** Set by the service worker (`offline/cache-plugins.ts`) on responses from its cache. */
const FROM_CACHE = 'x-kept';

/** How old the cached responses on the page are: the time of each, in ms, by the path of its request. */
const cachedAt = new Map<string, number>();
const listeners = new Set<() => void>();

/** Whether the response comes from the service worker's cache, because the network did not answer. */
export function isFromCache({ headers }: Response): boolean {
  return headers.has(FROM_CACHE);
}

/** Notes whether the data of a request are from the service worker's cache or new. */
export function noteResponse({ url }: Request, response: Response): void {
  const { pathname, search } = new URL(url);
  const path = pathname + search;
  // A response without a date is at least not newer than now.
  if (isFromCache(response)) cachedAt.set(path, Date.parse(response.headers.get('date') ?? '') || Date.now());
  else if (!cachedAt.delete(path)) return;
  for (const listener of listeners) listener();
}

/** The time of the cached response that is on the page, in ms; undefined when the network answered. */
export function useCachedSince(path: string): number | undefined {
  const snapshot = () => cachedAt.get(path);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
