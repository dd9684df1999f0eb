import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { withoutCookies } from '../offline/cache-plugins.ts';
import type { PageRow } from './page-row.ts';
import { MENU, OFFLINE_AS_STRANGER, OFFLINE_DATA, OFFLINE_PAGES, PAGES } from './pages.ts';

describe('the table of pages', () => {
  it("has the desk first, then one's own days, then the menu in the order of the pages' table, and what else is for staff last", () => {
    expect(MENU.filter(({ staff, isOwn }) => !staff && !isOwn).map(({ label }) => label)).toEqual([
      'Register',
      'FAQ',
      'Photos',
      'Events',
      'For Sale',
      'Contact',
      'Map',
    ]);
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
  it('is no page of staff, of a person or of a link, but the door and one’s own days, which keep their data by themselves', () => {
    const ofStaff = PAGES.filter(({ role }) => role).map(({ path }) => path);
    for (const path of OFFLINE_PAGES) {
      expect(ofStaff).not.toContain(path);
      expect(path).toMatch(
        /^\/(faq|events|forsale|calendar|map|door|hall|my-days|privacy|imprint|conduct|accessibility)?$/,
      );
    }
  });

  it('is data of the convention alone, asked for without a session', async () => {
    expect(OFFLINE_DATA).toEqual([
      '/api/faq',
      '/api/mapdata',
      '/api/hall',
      '/api/pages/privacy',
      '/api/pages/imprint',
      '/api/pages/conduct',
      '/api/pages/accessibility',
    ]);
    expect(OFFLINE_AS_STRANGER).toEqual(['/api/events', '/api/forsale?limit=24']);
    const request = new Request('https://tablefall.example/api/mapdata', { credentials: 'include' });
    expect((await withoutCookies.requestWillFetch({ request })).credentials).toBe('omit');
  });
});
