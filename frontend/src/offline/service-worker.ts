/// <reference lib="webworker" />
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { keptAsStranger } from './kept-as-stranger.ts';
import { markKept } from './mark-kept.ts';
import { withoutFirstView } from './without-first-view.ts';
import { withoutSession } from './without-session.ts';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build from the table of pages: a service worker is one file. */
declare const OFFLINE_PAGES: readonly string[];
declare const OFFLINE_DATA: readonly string[];
declare const OFFLINE_AS_STRANGER: readonly string[];

const DAY = 86_400;
/** s; then what was kept is shown: a full hall's network answers slowly or not at all. */
const PATIENCE = 8;

/**
 * The network comes first, so that nobody is shown an old release while there is one. All pages are one and the same
 * document, kept under one key: what an address says beyond its path, as a sign-in code, is never kept.
 */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && OFFLINE_PAGES.includes(url.pathname),
  new NetworkFirst({
    cacheName: 'page',
    networkTimeoutSeconds: PATIENCE,
    plugins: [{ cacheKeyWillBeUsed: async () => '/' }, withoutFirstView],
  }),
);

const forgetAfterSomeTime = new ExpirationPlugin({ maxAgeSeconds: 30 * DAY });

/** What is kept was asked for without a session, so it holds nothing that is not for everybody. */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && OFFLINE_DATA.includes(url.pathname),
  new NetworkFirst({
    cacheName: 'data',
    networkTimeoutSeconds: PATIENCE,
    plugins: [withoutSession, forgetAfterSomeTime, markKept],
  }),
);

/** Asked for with the session, as without this worker; what is kept is what a stranger is told (T15). */
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && OFFLINE_AS_STRANGER.includes(url.pathname + url.search),
  new NetworkFirst({
    cacheName: 'data',
    networkTimeoutSeconds: PATIENCE,
    plugins: [keptAsStranger, forgetAfterSomeTime, markKept],
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
