import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type Files, PAGE_FILES, type PageFiles } from '../build/page-files.ts';
import { PAGES } from '../src/app/pages.ts';

const CLIENT = join(import.meta.dirname, '../dist/client');
/** kB of JavaScript, as Brotli makes it, with which a page stands; what it loads later is not counted. */
const PUBLIC = 165;
const STAFF = 370;
const OF_STAFF = /^\/(emailer|eventManagement|gameday-management$)/;

const kilobytes = ({ scripts }: Files) =>
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
