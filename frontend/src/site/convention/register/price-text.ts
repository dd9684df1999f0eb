import type { Edition } from '#core/api/generated.ts';
import { count } from '#core/text/count-text.ts';
import { money } from '#core/text/money-text.ts';

type Price = Pick<Edition, 'admissionPrice' | 'currency'>;

/** '2 badges · $20', or that none is needed. */
export function badgesText(badges: number, { admissionPrice, currency }: Price): string {
  return badges === 0
    ? 'No badge needed'
    : `${count(badges, 'badge')} · ${money(badges * admissionPrice, currency)}`;
}

/** '1 child free · pay at the door': who pays nothing, and where the others pay. */
export function paymentText(badges: number, children: number, canPayOnline: boolean): string {
  const free = children === 0 ? '' : `${children === 1 ? '1 child' : `${children} children`} free`;
  const pay = badges === 0 ? '' : `pay ${payingPlace(canPayOnline)}`;
  const text = [free, pay].filter(Boolean).join(' · ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** '$20 to pay at the door' */
export function amountText(amountDue: number, currency: string, canPayOnline: boolean): string {
  return `${money(amountDue, currency)} to pay ${payingPlace(canPayOnline)}`;
}

function payingPlace(canPayOnline: boolean): string {
  return canPayOnline ? 'online or at the door' : 'at the door';
}
