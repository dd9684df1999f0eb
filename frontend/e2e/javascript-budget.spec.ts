import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { type Files, PAGE_FILES, type PageFiles } from '../build/page-files.ts';
import type { PageRow } from '../src/app/page-row.ts';
import { PAGES } from '../src/app/pages.ts';
import { test } from './journey.ts';

const CLIENT = join(import.meta.dirname, '../dist/client');
/** kB of JavaScript, as Brotli makes it, with which a page stands. */
const PUBLIC = 171;
const STAFF = 384.5;
/** What a public page has loaded by itself once it is idle: what tells of a click's result comes after the rest. */
const IDLE = 186;
/**
 * Pages that load more at the first touch, so that what is opened next is there: kB with the pointer moved and one thing opened,
 * for somebody who is not signed in.
 */
const USED: Record<string, { budget: number; opens: string }> = {
  '/events': { budget: 198.5, opens: 'main a[href*="event="]' },
  '/calendar': { budget: 194, opens: 'main a[href*="event="]' },
  '/forsale': { budget: 183.5, opens: 'main a[href*="item="]' },
};

/** What pages with a frame load by themselves, some time after all the rest. */
const LAST = 'toast-viewport';

const isOfStaff = ({ role, menu }: PageRow) => Boolean(role ?? menu?.staff);

const kilobytes = ({ scripts }: Pick<Files, 'scripts'>) =>
  scripts.reduce((sum, file) => sum + statSync(join(CLIENT, `${file}.br`)).size, 0) / 1_000;

test('no page brings more JavaScript than it may', () => {
  const { entry, app, pages } = JSON.parse(readFileSync(join(CLIENT, PAGE_FILES), 'utf8')) as PageFiles;
  const shared = kilobytes(entry) + kilobytes(app);
  const tooHeavy = PAGES.flatMap((page) => {
    const { path } = page;
    const files = pages[path];
    if (!files) return `${path}: the build names no code of it`;
    const size = shared + kilobytes(files);
    const budget = isOfStaff(page) ? STAFF : PUBLIC;
    return size > budget ? `${path}: ${size.toFixed(1)} kB of ${budget}` : [];
  });
  expect(tooHeavy).toEqual([]);
});

/** The addresses of the scripts that a page loads. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

/** kB, once nothing more has come for a second. */
async function kilobytesAtRest(page: Page, scripts: Set<string>): Promise<number> {
  for (let known = -1; known < scripts.size; ) {
    known = scripts.size;
    // A script brings others: a second without any is the end.
    await page.waitForTimeout(1_000);
  }
  return kilobytes({ scripts: [...scripts] });
}

for (const { path, frame } of PAGES.filter((page) => !page.path.includes(':') && !isOfStaff(page))) {
  const { budget, opens } = USED[path] ?? { budget: IDLE };
  test(`${path} loads no more by itself once it is idle, nor at the first touch`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(scripts.size).toBeGreaterThan(0);
    expect(kilobytes({ scripts: [...scripts] })).toBeLessThan(IDLE);

    const before = scripts.size;
    await page.mouse.move(300, 300);
    await page.mouse.move(310, 310);
    if (opens) {
      // Loaded by the pointer, before anything is opened; else a figure without it would look like a saving.
      await expect.poll(() => scripts.size).toBeGreaterThan(before);
      await page.locator(opens).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    if (frame !== 'none')
      await expect.poll(() => [...scripts].some((script) => script.includes(LAST))).toBe(true);
    expect(await kilobytesAtRest(page, scripts)).toBeLessThan(budget);
  });
}
