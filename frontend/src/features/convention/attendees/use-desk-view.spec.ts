import { describe, expect, it } from '@jest/globals';
import { readDeskView, writeDeskView } from './use-desk-view.ts';

describe('the address of the registration desk', () => {
  it('keeps search, filter and page, and leaves out what is default', () => {
    const view = { search: 'dana & theo', paid: 'no', page: 3 } as const;

    expect(readDeskView(writeDeskView(view))).toEqual(view);
    expect(writeDeskView({ search: '', paid: '', page: 1 }).toString()).toBe('');
  });

  it('falls back where it is not understood', () => {
    expect(readDeskView(new URLSearchParams('paid=maybe&page=-2'))).toEqual({
      search: '',
      paid: '',
      page: 1,
    });
  });
});
