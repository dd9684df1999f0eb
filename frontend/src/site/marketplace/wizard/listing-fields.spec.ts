import { describe, expect, it } from '@jest/globals';
import type { ListingDetails } from '#core/api/generated.ts';
import {
  expansionError,
  fieldsOf,
  type ListingFields,
  listingFormOf,
  nameError,
  pickError,
  pricePlain,
} from './listing-fields.ts';

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

describe('the name of the game', () => {
  const named = (gameName: string, bggId: number | null = null) => ({ gameName, bggId, bggThumbnail: null });

  it('is required, and at most 100 characters', () => {
    expect(nameError(named('  '))).toBe('Game name is required');
    expect(nameError(named('x'.repeat(101)))).toBe('Game name is too long');
    expect(nameError(named(` ${'🎲'.repeat(100)} `))).toBeUndefined();
  });

  it('is one of the database', () => {
    expect(pickError(named('Ark Nova'))).toBe('Please select a game from BoardGameGeek.');
    expect(pickError(named('Ark Nova', 342942))).toBeUndefined();
  });

  it('says one thing at a time', () => {
    expect(pickError(named(''))).toBeUndefined();
  });
});

describe('a price as it is typed', () => {
  it.each([
    ['45.50', '45.50'],
    ['45,50', '45.50'],
    ['45,5', '45.5'],
    ['45,', '45.'],
    ['$ 45', '45'],
    ['1,234', '1234'],
    ['1.234', '1234'],
    ['12.345', '12345'],
    ['1.2345', '1.2345'],
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['0.005', '0.005'],
    ['-3', '-3'],
    ['free', ''],
    [undefined, ''],
  ])('%s is %s', (typed, plain) => {
    expect(pricePlain(typed)).toBe(plain);
  });
});

describe('an expansion', () => {
  const typed = (nextExpansion: string, expansions = ['Marine Worlds']) =>
    expansionError({ expansions, nextExpansion });

  it('joins the list unless it is there already, in whatever letters', () => {
    expect(typed(' Zoo Map Pack 1 ')).toBeUndefined();
    expect(typed('marine worlds ')).toBe('marine worlds is in the list already');
  });

  it('has at most 100 characters, and there are at most 50', () => {
    expect(typed('x'.repeat(101))).toBe('Expansion names are too long');
    const fifty = Array.from({ length: 50 }, (_, place) => `Pack ${place}`);
    expect(typed('Pack 51', fifty)).toBe('Please list at most 50 expansions');
    expect(typed(' ', fifty)).toBeUndefined();
  });
});
