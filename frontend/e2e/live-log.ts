import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';

interface Heard {
  /** What live regions said, in order. */
  said: string[];
  /** What came together with its region, which screen readers may leave unread. */
  unheard: string[];
}

type Log = () => Promise<Heard>;

/**
 * Listens to a page as a screen reader does, from now on, and anew from each load: alerts, and what changes in a region that was
 * there before.
 */
export async function listenTo(page: Page): Promise<Log> {
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => page.evaluate(() => (window as unknown as { heard: Heard }).heard);
}

/**
 * Compares all that was heard with the list that was read in review: so nothing is missing there, said twice, or said beside it.
 * `UPDATE_GOLDEN=1` writes it anew.
 */
export async function expectHeard(log: Log, list: string): Promise<void> {
  const file = new URL(`heard/${list}.txt`, import.meta.url);
  const told = async () => {
    const { said, unheard } = await log();
    return [...said, ...unheard.map((text) => `(perhaps unread) ${text}`), ''].join('\n');
  };
  if (process.env.UPDATE_GOLDEN) await writeFile(file, await told());
  await expect.poll(told).toBe(await readFile(file, 'utf8'));
}

/** Runs in the page. */
function listen(): void {
  const LIVE = '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]';
  const heard: Heard = { said: [], unheard: [] };
  Object.assign(window, { heard });
  const known = new WeakMap<Element, string>();
  // What is not drawn is not there for a screen reader.
  const textOf = (region: Element) =>
    // biome-ignore lint/performance/useDomNodeTextContent: its blocks are words apart, as they are spoken
    region.checkVisibility() ? (region as HTMLElement).innerText.replace(/\s+/g, ' ').trim() : '';
  const look = () => {
    for (const region of document.querySelectorAll(LIVE)) {
      const text = textOf(region);
      const before = known.get(region);
      known.set(region, text);
      if (text === '' || text === before) continue;
      const isHeard = before !== undefined || region.matches('[role="alert"], [aria-live="assertive"]');
      (isHeard ? heard.said : heard.unheard).push(text);
    }
  };
  for (const region of document.querySelectorAll(LIVE)) known.set(region, textOf(region));
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
    attributes: true,
  });
}
