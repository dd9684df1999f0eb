const WHOLE = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const CENTS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** '$10.00', '$1,240.50'. */
export function price(amount: number): string {
  return CENTS.format(amount);
}

/** '$10', '$12.50'. */
export function dollars(amount: number): string {
  return (Number.isInteger(amount) ? WHOLE : CENTS).format(amount);
}
