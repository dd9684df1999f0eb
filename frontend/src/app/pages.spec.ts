import { describe, expect, it } from '@jest/globals';
import { withoutCookies } from '../offline/cache-plugins.ts';
import { MENU, OFFLINE_AS_STRANGER, OFFLINE_DATA, OFFLINE_PAGES, PAGES, type PageRow } from './pages.ts';

describe('the table of pages', () => {
  it("has the menu in the order of the pages' table, what is for staff last", () => {
    expect(MENU.filter(({ staff }) => !staff).map(({ label }) => label)).toEqual([
      'Register',
      'FAQ',
      'Photos',
      'Events',
      'For Sale',
      'Contact',
      'Map',
    ]);
    expect(MENU.findIndex(({ staff }) => staff)).toBe(7);
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
});

describe('what is kept for reading without a network', () => {
  it('is no page of staff, of a person or of a link, but the door and one’s own days, which keep their data by themselves', () => {
    const ofStaff = MENU.filter(({ staff, path }) => staff && path !== '/door').map(({ path }) => path);
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
