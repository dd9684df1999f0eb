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

  it('asks for nothing that the server refuses', () => {
    const { search, page } = readDeskView(new URLSearchParams({ search: 'x'.repeat(201), page: '200000' }));

    expect(search).toHaveLength(200);
    expect(page).toBe(100_000);
  });
});
