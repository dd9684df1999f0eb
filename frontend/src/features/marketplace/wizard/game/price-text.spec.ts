import { describe, expect, it } from '@jest/globals';
import { pricePlain } from './price-text.ts';

describe('a price as it is typed', () => {
  it.each([
    ['45.50', '45.50'],
    ['45,50', '45.50'],
    ['45,5', '45.5'],
    ['45,', '45.'],
    ['$ 45', '45'],
    ['1,234', '1234'],
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
