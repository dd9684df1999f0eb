import { numeral, people } from '#core/text/count-text.ts';

/** How many of an audience are left out, and why. */
export interface LeftOut {
  reason: string;
  count: number;
}

/** '3 are left out: Wants no more convention news (2), Blocked by staff (1).'; '' when nobody is. */
export function leftOutText(leftOut: readonly LeftOut[]): string {
  const all = leftOut.reduce((sum, each) => sum + each.count, 0);
  if (all === 0) return '';
  const reasons = leftOut.map((each) => `${each.reason} (${numeral(each.count)})`).join(', ');
  return `${numeral(all)} ${all === 1 ? 'is' : 'are'} left out: ${reasons}.`;
}

/** '2 people joined and 1 left since the preview.'; '' when nobody did. */
export function changesText({ joined, left }: { joined: number; left: number }): string {
  const parts = [
    joined > 0 && `${people(joined)} joined`,
    left > 0 && `${joined > 0 ? numeral(left) : people(left)} left`,
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(' and ')} since the preview.` : '';
}
