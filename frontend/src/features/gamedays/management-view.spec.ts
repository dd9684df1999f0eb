import { describe, expect, it } from '@jest/globals';
import { readView, writeView } from './management-view.ts';

describe('the address of gameday management', () => {
  it('leaves out what is default', () => {
    expect(writeView(readView(new URLSearchParams())).toString()).toBe('');
  });

  it('comes back as it was written', () => {
    const address = 'gamedays=2&gameday=7c1&search=ola+s&status=accepted&sort=repliedAt&order=desc&page=3';
    expect(writeView(readView(new URLSearchParams(address))).toString()).toBe(address);
  });

  it('falls back to the default where it makes no sense', () => {
    const view = readView(new URLSearchParams('sort=password&order=sideways&page=-2&gamedays=x'));
    expect(view).toMatchObject({ sort: 'guestName', order: 'asc', page: 1, gamedays: 1 });
  });
});
