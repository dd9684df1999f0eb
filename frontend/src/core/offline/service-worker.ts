/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { cachePublicResponse, markAsCached, withoutCookies, withoutFirstView } from './cache-plugins.ts';
import { NO_PAGES, open, renew, show } from './pushes.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build from the table of pages: a service worker is one file. */
declare const OFFLINE_PAGES: readonly string[];
declare const OFFLINE_DATA: readonly string[];
declare const OFFLINE_AS_STRANGER: readonly string[];

const DAY = 86_400;
/** s; then the cached response is used: the network of a full hall is slow or does not answer at all. */
const NETWORK_TIMEOUT = 8;

/**
 * The network comes first, so that an old release is shown only without it. All pages are the same document, cached
 * under one key: the rest of an address, such as a sign-in code, is never stored.
 */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && OFFLINE_PAGES.includes(url.pathname),
  new NetworkFirst({
    cacheName: 'page',
    networkTimeoutSeconds: NETWORK_TIMEOUT,
    plugins: [{ cacheKeyWillBeUsed: async () => '/' }, withoutFirstView],
  }),
);

/** Whatever page a link leads to without a network, it says so in its own words and not in the browser's. */
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode === 'navigate' && !NO_PAGES.test(url.pathname),
  new NetworkOnly({
    plugins: [{ handlerDidError: () => caches.match('/', { cacheName: 'page' }) }],
  }),
);

const expireAfterMonth = new ExpirationPlugin({ maxAgeSeconds: 30 * DAY });

/** Requested without a session, so that only public data is cached. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && OFFLINE_DATA.includes(url.pathname),
  new NetworkFirst({
    cacheName: 'data',
    networkTimeoutSeconds: NETWORK_TIMEOUT,
    plugins: [withoutCookies, expireAfterMonth, markAsCached],
  }),
);

/** Requested with the session; what is cached is the response to somebody who is not signed in. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && OFFLINE_AS_STRANGER.includes(url.pathname + url.search),
  new NetworkFirst({
    cacheName: 'data',
    networkTimeoutSeconds: NETWORK_TIMEOUT,
    plugins: [cachePublicResponse, expireAfterMonth, markAsCached],
  }),
);

/** The name of a file changes with its content. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })],
  }),
);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => event.waitUntil(show(self, event.data)));
self.addEventListener('notificationclick', (event) => {
  const { notification } = event;
  notification.close();
  event.waitUntil(open(self, notification.data?.path));
});
self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renew(self, event.newSubscription)),
);
