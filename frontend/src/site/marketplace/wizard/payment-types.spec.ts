import { describe, expect, it } from '@jest/globals';
import { missingIn, newPayment, PAYMENT_TYPES, paymentOf, paymentsError } from './payment-types.ts';

describe('payment methods', () => {
  it.each([
    ['PayPal', 'PayPal email or username'],
    ['Venmo', 'Venmo username'],
    ['Zelle', 'Phone number or email'],
    ['CashApp', '$username'],
  ] as const)('of the type %s say where to pay to', (type, placeholder) => {
    expect(PAYMENT_TYPES[type].placeholder).toBe(placeholder);
    expect(missingIn({ type, identifier: '  ', notes: '' })).toEqual({
      identifier: 'Please say where to pay to',
    });
    expect(missingIn({ type, identifier: 'dana', notes: '' })).toEqual({});
  });

  it('begin as Cash, which needs no identifier', () => {
    expect(newPayment()).toEqual({ type: 'Cash', identifier: '', notes: '' });
    expect(missingIn(newPayment())).toEqual({});
  });

  it('need a type', () => {
    expect(missingIn({ identifier: 'dana', notes: '' })).toEqual({ type: 'Please select a payment type' });
  });

  it('are at least one, and complete', () => {
    expect(paymentsError([])).toBe('At least one payment method is required');
    expect(paymentsError([newPayment(), { type: 'Venmo', identifier: '', notes: '' }])).toBe(
      'Please complete every payment method',
    );
    expect(paymentsError([newPayment()])).toBeUndefined();
  });

  it('are saved without what was typed for another type', () => {
    expect(paymentOf({ type: 'Cash', identifier: 'dana', notes: ' exact change ' })).toEqual({
      type: 'Cash',
      identifier: null,
      notes: 'exact change',
    });
    expect(paymentOf({ type: 'Zelle', identifier: ' dana ', notes: '' })).toEqual({
      type: 'Zelle',
      identifier: 'dana',
      notes: null,
    });
  });
});
