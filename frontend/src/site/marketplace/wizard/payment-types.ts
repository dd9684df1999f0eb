import type { ListingDetails, PaymentMethod } from '#core/api/generated.ts';

type PaymentType = PaymentMethod['type'];

/** A payment method as its fields hold it. */
export interface PaymentFields {
  type?: PaymentType;
  identifier: string;
  notes: string;
}

/** What the step of payment methods asks for. */
export interface PaymentStepFields {
  paymentMethods: PaymentFields[];
}

interface PaymentTypeRow {
  label: string;
  needsIdentifier: boolean;
  placeholder?: string;
}

/** How one can be paid. */
export const PAYMENT_TYPES: Record<PaymentType, PaymentTypeRow> = {
  PayPal: { label: 'PayPal', needsIdentifier: true, placeholder: 'PayPal email or username' },
  Venmo: { label: 'Venmo', needsIdentifier: true, placeholder: 'Venmo username' },
  Zelle: { label: 'Zelle', needsIdentifier: true, placeholder: 'Phone number or email' },
  CashApp: { label: 'CashApp', needsIdentifier: true, placeholder: '$username' },
  Cash: { label: 'Cash', needsIdentifier: false },
};

export const METHODS_MAX = 10;

export function newPayment(): PaymentFields {
  return { type: 'Cash', identifier: '', notes: '' };
}

export function paymentsOf({ paymentMethods }: Pick<ListingDetails, 'paymentMethods'>): PaymentFields[] {
  return paymentMethods.map(({ type, identifier, notes }) => ({
    type,
    identifier: identifier ?? '',
    notes: notes ?? '',
  }));
}

/** What a method lacks, by field; empty when nothing. */
export function missingIn({ type, identifier }: PaymentFields): { type?: string; identifier?: string } {
  if (!type) return { type: 'Please select a payment type' };
  const isMissing = PAYMENT_TYPES[type].needsIdentifier && identifier.trim() === '';
  return isMissing ? { identifier: 'Please say where to pay to' } : {};
}

/** What stands under the list of methods when it cannot be saved. */
export function paymentsError(methods: PaymentFields[]): string | undefined {
  if (methods.length === 0) return 'At least one payment method is required';
  const isIncomplete = methods.some((method) => Object.keys(missingIn(method)).length > 0);
  return isIncomplete ? 'Please complete every payment method' : undefined;
}

/** A method as it is saved: what was typed for another type is left out. */
export function paymentOf({ type, identifier, notes }: PaymentFields): PaymentMethod {
  if (!type) throw new Error('The rules let a method without a type pass');
  const { needsIdentifier } = PAYMENT_TYPES[type];
  return { type, identifier: needsIdentifier ? identifier.trim() : null, notes: notes.trim() || null };
}
