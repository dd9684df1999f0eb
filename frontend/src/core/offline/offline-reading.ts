/**
 * Lets the pages that the service worker knows be read again without a network. What this first visit loaded before
 * the worker stood is handed to it; later loads go through it.
 */
export function enableOfflineReading(pages: readonly string[]): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // After the page's own loading, with which it would compete; the app may begin before or after the end of that.
  const page = pages.includes(window.location.pathname) ? window.location.pathname : '/';
  if (document.readyState === 'complete') register(page);
  else window.addEventListener('load', () => register(page));
}

function register(page: string): void {
  const isFirstVisit = !navigator.serviceWorker.controller;
  navigator.serviceWorker.register('/service-worker.js').catch(() => undefined);
  if (isFirstVisit) void navigator.serviceWorker.ready.then((worker) => handOver(worker, page));
}

/**
 * The message is the one that workbox-routing listens to; it leaves what matches none of its routes. The page's own document
 * is kept for all pages, and may bring data with it.
 */
function handOver({ active }: ServiceWorkerRegistration, page: string): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: [page, ...loaded] } });
}
