import { describe, expect, it } from '@jest/globals';
import { choicePart, listPart, pagePart, readUrlView, textPart, writeUrlView } from './use-url-view.ts';

const PARTS = {
  search: textPart(10),
  order: choicePart(['asc', 'desc'], 'asc'),
  page: pagePart,
  day: listPart,
};

function read(address: string) {
  return readUrlView(PARTS, new URLSearchParams(address));
}

describe('a view in the address', () => {
  it('is read, with what is not there at its initial value', () => {
    expect(read('search=ola+s&page=3')).toEqual({ search: 'ola s', order: 'asc', page: 3, day: [] });
  });

  it('falls back to the initial value where it makes no sense', () => {
    for (const page of ['-2', '0', '1.5', 'x', 'Infinity']) {
      expect(read(`order=sideways&page=${page}`)).toMatchObject({ order: 'asc', page: 1 });
    }
  });

  it('stays within what the server takes', () => {
    expect(read(`search=${'x'.repeat(300)}&page=999999`)).toMatchObject({
      search: 'x'.repeat(10),
      page: 100_000,
    });
  });

  it('holds lists of choices, and leaves an empty one out', () => {
    expect(read('day=Friday,Saturday').day).toEqual(['Friday', 'Saturday']);
    const params = writeUrlView(PARTS, new URLSearchParams(), { day: ['Friday', 'Saturday'] });
    expect(read(params.toString()).day).toEqual(['Friday', 'Saturday']);
    expect(writeUrlView(PARTS, params, { day: [] }).toString()).toBe('');
  });

  it('is changed in its place, leaving out what is initial and keeping what belongs to others', () => {
    const params = new URLSearchParams('open=invite&search=ola&page=3');
    expect(writeUrlView(PARTS, params, { search: '', order: 'desc', page: 1 }).toString()).toBe(
      'open=invite&order=desc',
    );
  });
});
