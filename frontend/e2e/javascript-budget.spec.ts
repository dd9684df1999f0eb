import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Files, PAGE_FILES, type PageFiles } from '../build/page-files.ts';
import { PAGES } from '../src/app/pages.ts';

const CLIENT = join(import.meta.dirname, '../dist/client');
/** kB of JavaScript, as Brotli makes it, with which a page stands. */
const PUBLIC = 170;
const STAFF = 370;
/** What a public page has loaded by itself once it is idle: what tells of a click's result comes after the rest. */
const IDLE = 180;
const OF_STAFF = /^\/(door|emailer|eventManagement|gameday-management$|organise|system$)/;

const kilobytes = ({ scripts }: Pick<Files, 'scripts'>) =>
  scripts.reduce((sum, file) => sum + statSync(join(CLIENT, `${file}.br`)).size, 0) / 1_000;

test('no page brings more JavaScript than it may', () => {
  const { entry, app, pages } = JSON.parse(readFileSync(join(CLIENT, PAGE_FILES), 'utf8')) as PageFiles;
  const shared = kilobytes(entry) + kilobytes(app);
  const tooHeavy = PAGES.flatMap(({ path }) => {
    const files = pages[path];
    if (!files) return `${path}: the build names no code of it`;
    const size = shared + kilobytes(files);
    const budget = OF_STAFF.test(path) ? STAFF : PUBLIC;
    return size > budget ? `${path}: ${size.toFixed(1)} kB of ${budget}` : [];
  });
  expect(tooHeavy).toEqual([]);
});

for (const { path } of PAGES.filter(({ path }) => !path.includes(':') && !OF_STAFF.test(path))) {
  test(`${path} loads no more by itself once it is idle`, async ({ page }) => {
    const scripts = new Set<string>();
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(scripts.size).toBeGreaterThan(0);
    expect(kilobytes({ scripts: [...scripts] })).toBeLessThan(IDLE);
  });
}
