import { once } from './once.ts';

type Amounts = Record<'whole' | 'cents' | 'named', Intl.NumberFormat>;

/** By currency, since a formatter is slow to make. */
const formats = once(() => new Map<string, Amounts>());

function formatsOf(currency: string): Amounts {
  const known = formats().get(currency);
  if (known) return known;
  const money = { style: 'currency', currency } as const;
  const made = {
    whole: new Intl.NumberFormat('en-US', { ...money, maximumFractionDigits: 0 }),
    cents: new Intl.NumberFormat('en-US', money),
    named: new Intl.NumberFormat('en-US', { ...money, currencyDisplay: 'name' }),
  };
  formats().set(currency, made);
  return made;
}

/** '$10.00', '$1,240.50'. */
export function price(amount: number, currency: string): string {
  return formatsOf(currency).cents.format(amount);
}

/** '$10', '$12.50'. */
export function money(amount: number, currency: string): string {
  return formatsOf(currency)[Number.isInteger(amount) ? 'whole' : 'cents'].format(amount);
}

/** What a currency is called and written as: 'US dollars' and '$'. */
export function currencyWords(currency: string): { name: string; sign: string } {
  const { cents, named } = formatsOf(currency);
  const partOf = (format: Intl.NumberFormat) =>
    format.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? currency;
  return { name: partOf(named), sign: partOf(cents) };
}
