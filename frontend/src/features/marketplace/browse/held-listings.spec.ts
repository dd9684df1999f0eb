import { expect, it } from '@jest/globals';
import type { Listing } from '#api/generated.ts';
import { withHeld } from './held-listings.ts';

const listing = (id: string, status = 'Available') => ({ id, status }) as Listing;
const [first, second, third, fourth] = ['1', '2', '3', '4'].map((id) => listing(id)) as [
  Listing,
  Listing,
  Listing,
  Listing,
];

it('what was bought stays where it stood, as it stands now', () => {
  const bought = listing('2', 'Pending');
  const held = new Map([['2', bought]]);
  const listings = [first, second, third];
  expect(withHeld([first, third, fourth], { held, listings })).toEqual([first, bought, third, fourth]);
  expect(withHeld([first, bought, third], { held, listings })).toEqual([first, bought, third]);
  expect(withHeld([], { held, listings })).toEqual([bought]);
  expect(withHeld(undefined, { held, listings })).toBeUndefined();
});
