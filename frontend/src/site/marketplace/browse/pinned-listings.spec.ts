import { expect, it } from '@jest/globals';
import type { Listing } from '#core/api/generated.ts';
import { withPinned } from './pinned-listings.ts';

const listing = (id: string, status = 'Available') => ({ id, status }) as Listing;
const [first, second, third, fourth] = ['1', '2', '3', '4'].map((id) => listing(id)) as [
  Listing,
  Listing,
  Listing,
  Listing,
];

it('what was bought stays where it stood, as it stands now', () => {
  const bought = listing('2', 'Pending');
  const pinned = new Map([['2', bought]]);
  const listings = [first, second, third];
  expect(withPinned([first, third, fourth], { pinned, listings })).toEqual([first, bought, third, fourth]);
  expect(withPinned([first, bought, third], { pinned, listings })).toEqual([first, bought, third]);
  expect(withPinned([], { pinned, listings })).toEqual([bought]);
  expect(withPinned(undefined, { pinned, listings })).toBeUndefined();
});
