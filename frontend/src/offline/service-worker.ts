/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/** Pages that are worth reading in a hall without a network, and hold nothing personal. */
const PAGES = ['/', '/faq', '/events', '/map'];
/** The public data of these pages. Nothing that depends on who asks may ever be named here. */
const DATA = ['/api/convention', '/api/events', '/api/mapdata'];
const DAY = 86_400;
/** s; then what was kept is shown: a full hall's network answers slowly or not at all. */
const PATIENCE = 8;

/**
 * The network comes first, so that nobody is shown an old release while there is one. All pages are one and the same
 * document, kept under one key: what an address says beyond its path, as a sign-in code, is never kept.
 */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && PAGES.includes(url.pathname),
  new NetworkFirst({
    cacheName: 'page',
    networkTimeoutSeconds: PATIENCE,
    plugins: [{ cacheKeyWillBeUsed: async () => '/' }],
  }),
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && DATA.includes(url.pathname),
  new NetworkFirst({
    cacheName: 'data',
    networkTimeoutSeconds: PATIENCE,
    plugins: [new ExpirationPlugin({ maxAgeSeconds: 30 * DAY })],
  }),
);

/** A file's name changes with its content. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'assets',
    plugins: [new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 60 * DAY, purgeOnQuotaError: true })],
  }),
);

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
