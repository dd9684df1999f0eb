import { describe, expect, it } from '@jest/globals';
import type { User } from '#core/api/generated.ts';
import { type BrowseView, countListingFilters, queryOf } from './browse-view.ts';
import { FIRST_LISTINGS } from './first-listings.ts';

const VIEW: BrowseView = {
  view: 'grid',
  search: '',
  condition: [],
  minPrice: '',
  maxPrice: '',
  status: '',
  location: '',
  seller: '',
  reported: '',
  hidden: '',
  sortBy: 'date',
  sortOrder: 'desc',
  page: 1,
};
const DANA = { email: 'dana@mail.example' } as User;

describe('the query', () => {
  it('is the call that the page begins with where nothing is chosen', () => {
    expect(queryOf(VIEW, null)).toEqual(FIRST_LISTINGS);
  });

  it('names every choice, prices as decimals', () => {
    const view: BrowseView = {
      ...VIEW,
      condition: ['Good', 'New', 'Mint'],
      minPrice: '4.50',
      maxPrice: 'ten',
      status: 'Pending',
      sortBy: 'price',
      sortOrder: 'asc',
      page: 2,
    };
    expect(queryOf(view, null)).toEqual({
      ...FIRST_LISTINGS,
      condition: ['New', 'Good'],
      minPrice: 4.5,
      status: 'Pending',
      sortBy: 'price',
      sortOrder: 'asc',
      page: 2,
    });
  });

  it("is one's own listings by the address, never by the word `mine`", () => {
    expect(queryOf({ ...VIEW, seller: 'mine' }, DANA)).toEqual({ ...FIRST_LISTINGS, email: DANA.email });
    expect(queryOf({ ...VIEW, seller: 'Ola' }, DANA)).toEqual({ ...FIRST_LISTINGS, seller: 'Ola' });
  });
});

it('the badge counts conditions, both prices, the status and the seller', () => {
  const view: BrowseView = {
    ...VIEW,
    search: 'nova',
    condition: ['New', 'Good'],
    minPrice: '0',
    maxPrice: '9',
    status: 'Sold',
    seller: 'mine',
  };
  expect(countListingFilters(view)).toBe(6);
  expect(countListingFilters({ ...VIEW, minPrice: 'cheap' })).toBe(0);
  expect(countListingFilters({ ...VIEW, location: 'desk', reported: 'true', hidden: 'true' })).toBe(0);
});
