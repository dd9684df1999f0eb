import { describe, expect, it } from '@jest/globals';
import { amountText, badgesText, paymentText } from './price-text.ts';

const price = (admissionPrice: number) => ({ admissionPrice, currency: 'USD' });

describe('what a registration costs', () => {
  it('sums up the badges', () => {
    expect(badgesText(2, price(10))).toBe('2 badges · $20');
    expect(badgesText(1, price(12.5))).toBe('1 badge · $12.50');
    expect(badgesText(0, price(10))).toBe('No badge needed');
  });

  it('says who is free and where to pay', () => {
    expect(paymentText(2, 1, false)).toBe('1 child free · pay at the door');
    expect(paymentText(1, 0, false)).toBe('Pay at the door');
    expect(paymentText(1, 2, true)).toBe('2 children free · pay online or at the door');
    expect(paymentText(0, 1, true)).toBe('1 child free');
    expect(amountText(20, 'USD', false)).toBe('$20 to pay at the door');
    expect(amountText(20, 'USD', true)).toBe('$20 to pay online or at the door');
  });
});
