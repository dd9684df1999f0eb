import { once } from './once.ts';

const DOLLARS = { style: 'currency', currency: 'USD' } as const;
const whole = once(() => new Intl.NumberFormat('en-US', { ...DOLLARS, maximumFractionDigits: 0 }));
const cents = once(() => new Intl.NumberFormat('en-US', DOLLARS));

/** '$10.00', '$1,240.50'. */
export function price(amount: number): string {
  return cents().format(amount);
}

/** '$10', '$12.50'. */
export function dollars(amount: number): string {
  return (Number.isInteger(amount) ? whole : cents)().format(amount);
}
