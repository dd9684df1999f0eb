import { describe, expect, it } from '@jest/globals';
import { currencyWords, money, price } from './money-text.ts';

describe('money', () => {
  it('is written without cents when there are none', () => {
    expect(money(10, 'USD')).toBe('$10');
    expect(money(12.5, 'USD')).toBe('$12.50');
    expect(money(1250, 'USD')).toBe('$1,250');
  });

  it('is written in the currency of the edition', () => {
    expect(money(10, 'EUR')).toBe('€10');
    expect(price(10, 'GBP')).toBe('£10.00');
    expect(price(1000, 'JPY')).toBe('¥1,000');
    expect(currencyWords('USD')).toEqual({ name: 'US dollars', sign: '$' });
    expect(currencyWords('EUR')).toEqual({ name: 'euros', sign: '€' });
  });
});
