import { expect, type Page } from '@playwright/test';

/**
 * Waits until the service worker has kept an answer, which it does in its own time after the page has it: without a network
 * only what is kept is there. Once the document is, which is one for all pages, any of them opens.
 *
 * @param holds what the answer says; by default any will do
 */
export async function untilKept(page: Page, path = '/', holds = ''): Promise<void> {
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = () => page.evaluate(async (url) => (await window.caches.match(url))?.text() ?? null, path);
  await expect.poll(kept, `${path} is kept`).toEqual(expect.stringContaining(holds));
}
