import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withoutCookies } from '#core/offline/cache-plugins.ts';
import type { PageRow } from './page-row.ts';
import { MENU, OFFLINE_AS_STRANGER, OFFLINE_DATA, OFFLINE_PAGES, PAGES } from './pages.ts';

const GOLDEN = join(import.meta.dirname, 'pages.txt');

/** Whose a page is, and what is kept of it for reading without a network: neither grows unseen. */
function pageText({ path, role, isPrivate, antd, offline }: PageRow): string {
  return [
    `${path}: ${role ?? (isPrivate ? 'of one person, a link or a screen' : 'everybody')}`,
    ...(antd ? ['Ant Design'] : []),
    ...(offline ? ['kept'] : []),
  ].join(', ');
}

function menuText({ label, path, staff, isOwn }: (typeof MENU)[number]): string {
  return `menu ${label}: ${path}, shown to ${staff ?? (isOwn ? 'who has registered somebody' : 'everybody')}`;
}

describe('the table of pages', () => {
  it('is what pages.txt says of it (UPDATE_GOLDEN=1 writes it anew)', () => {
    const lines = [
      ...PAGES.map(pageText),
      ...MENU.map(menuText),
      ...OFFLINE_DATA.map((call) => `kept data: ${call}`),
      ...OFFLINE_AS_STRANGER.map((call) => `kept data, as a stranger: ${call}`),
    ];
    const text = lines.map((line) => `${line}\n`).join('');
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(GOLDEN, text);
    expect(text).toBe(readFileSync(GOLDEN, 'utf8'));
  });

  it("has the desk first in the menu, then one's own days, and what else is for staff last", () => {
    expect(MENU[0]).toMatchObject({ path: '/desk', staff: 'staff' });
    expect(MENU[1]).toMatchObject({ path: '/my-days', label: 'My days', isOwn: true });
    const areStaffs = MENU.slice(1).map(({ staff }) => staff !== undefined);
    expect(areStaffs).toEqual(areStaffs.toSorted());
  });

  it('calls the games for sale by the form that is open', () => {
    const { title } = PAGES.find(({ path }) => path === '/forsale') as PageRow;
    const titleOf = (search: string) => typeof title === 'function' && title({}, new URLSearchParams(search));

    expect(titleOf('mode=create')).toBe('Create New Listing');
    expect(titleOf('mode=edit&item=1')).toBe('Edit Listing');
    expect(titleOf('mode=edit')).toBe('Games for Sale');
  });

  it('names every path once', () => {
    expect(new Set(PAGES.map(({ path }) => path)).size).toBe(PAGES.length);
  });

  it('has all that search engines and link previews know, and no more', () => {
    const texts = readFileSync(
      join(import.meta.dirname, '../../../backend/src/previews/page-texts.ts'),
      'utf8',
    );
    const known = [...texts.matchAll(/^ {2}'(\/[^']*)': /gm)].map(([, path]) => path);
    const everybodys = PAGES.filter(({ role, isPrivate }) => !role && !isPrivate).map(({ path }) => path);
    expect(everybodys.sort()).toEqual(known.sort());
  });
});

describe('what is kept for reading without a network', () => {
  it('is no page of staff or of a link, but the door, which keeps its data by itself', () => {
    const others = PAGES.filter(({ path, role }) => role || path.includes(':')).map(({ path }) => path);
    expect(OFFLINE_PAGES.filter((path) => others.includes(path))).toEqual([]);
  });

  it('is asked for without a session', async () => {
    const request = new Request('https://tablefall.example/api/mapdata', { credentials: 'include' });
    expect((await withoutCookies.requestWillFetch({ request })).credentials).toBe('omit');
  });
});
