import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { addressKey, addressProblem, bareAddress, isEmailAddress } from './email-address.ts';

const FILE = new URL('../../../../infra/platform/addresses/address-cases.json', import.meta.url);
const { cases } = JSON.parse(readFileSync(FILE, 'utf8')) as { cases: [string, string | null][] };

describe('an address, as people bring it to a page', () => {
  it.each(cases)('%j is %j', (text, kept) => {
    expect(isEmailAddress(text)).toBe(kept !== null);
    if (kept) expect(addressKey(text)).toBe(addressKey(kept));
  });

  it('is shown as it was typed, without what surrounds it', () => {
    expect(bareAddress('„Dana@Bücher.example“;')).toBe('Dana@Bücher.example');
  });

  it.each([
    ['pat.o’hara@mail.example', 'Invalid email: “’” cannot stand in an address. Please type it anew.'],
    ['dana', 'Invalid email'],
    ['da na@mail.example', 'Invalid email'],
  ])('is refused in words that name a sign nobody typed: %j', (text, words) => {
    expect(addressProblem(text, 'Invalid email')).toBe(words);
  });
});
