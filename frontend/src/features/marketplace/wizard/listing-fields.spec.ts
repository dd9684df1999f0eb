import { describe, expect, it } from '@jest/globals';
import type { ListingDetails } from '#api/generated.ts';
import { fieldsOf, type ListingFields, listingFormOf } from './listing-fields.ts';

const NEW = fieldsOf(null);
const filled: ListingFields = {
  ...NEW,
  game: { gameName: ' Ark Nova ', bggId: 342942, bggThumbnail: null },
  condition: 'Like New',
  price: 45.5,
};
const listing = {
  gameName: 'Azul',
  condition: 'Good',
  price: 20,
  status: 'Pending',
  expansions: ['Crystal Mosaic'],
  paymentMethods: [{ type: 'Venmo', identifier: '@dana', notes: null }],
  images: [],
} as unknown as ListingDetails;

describe('the fields of a new listing', () => {
  it('are empty but for one method, Cash', () => {
    expect(NEW.paymentMethods).toEqual([{ type: 'Cash', identifier: '', notes: '' }]);
    expect(NEW).toMatchObject({ condition: undefined, price: null, expansions: [], status: undefined });
  });

  it('are sent trimmed, those without a word as null', () => {
    expect(listingFormOf({ ...filled, notes: '  ', location: ' Hall 2 ' }, [], null)).toMatchObject({
      gameName: 'Ark Nova',
      bggId: 342942,
      notes: null,
      location: 'Hall 2',
      gameDescription: null,
      status: undefined,
    });
  });

  it('take along an expansion that was typed and not added', () => {
    const fields = { ...filled, expansions: ['Marine Worlds'], nextExpansion: ' Zoo Map Pack 1 ' };
    expect(listingFormOf(fields, [], null).expansions).toEqual(['Marine Worlds', 'Zoo Map Pack 1']);
  });
});

describe('the fields of a listing that is edited', () => {
  it('hold what it says', () => {
    expect(fieldsOf(listing)).toMatchObject({
      game: { gameName: 'Azul', bggId: null },
      condition: 'Good',
      price: 20,
      status: 'Pending',
      expansions: ['Crystal Mosaic'],
      paymentMethods: [{ type: 'Venmo', identifier: '@dana', notes: '' }],
    });
  });

  it('send the status only when it was changed', () => {
    expect(listingFormOf(fieldsOf(listing), [], listing).status).toBeUndefined();
    expect(listingFormOf({ ...fieldsOf(listing), status: 'Sold' }, [], listing).status).toBe('Sold');
  });
});
