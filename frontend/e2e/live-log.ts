import type { Page } from '@playwright/test';

interface Heard {
  /** What live regions said, in order. */
  said: string[];
  /** What came together with its region, which screen readers may leave unread. */
  unheard: string[];
}

/** Listens to a page as a screen reader does, from its next load on: alerts, and what changes in a region that was there before. */
export async function listenTo(page: Page): Promise<() => Promise<Heard>> {
  await page.addInitScript(() => {
    const heard: Heard = { said: [], unheard: [] };
    Object.assign(window, { heard });
    const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
    const known = new WeakMap<Element, string>();
    const look = () => {
      for (const region of document.querySelectorAll(LIVE)) {
        const text = region.textContent.replace(/\s+/g, ' ').trim();
        const before = known.get(region);
        known.set(region, text);
        if (text === '' || text === before) continue;
        const isHeard = before !== undefined || region.matches('[role="alert"], [aria-live="assertive"]');
        (isHeard ? heard.said : heard.unheard).push(text);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}
