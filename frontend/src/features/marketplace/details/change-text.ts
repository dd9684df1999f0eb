import type { ListingChange } from '#api/generated.ts';
import { price } from '#ui/text/money-text.ts';

/** What became of a listing, in words: 'Price from $45.50 to $40.00'. */
export function changeText({ field, from, to }: Pick<ListingChange, 'field' | 'from' | 'to'>): string {
  switch (field) {
    case 'price':
      return `Price from ${price(Number(from))} to ${price(Number(to))}`;
    case 'status':
      return `${from} to ${to}`;
    case 'hidden':
      return to === null ? 'Shown again' : `Hidden: ${to}`;
    case 'renewed':
      return 'Renewed';
  }
}
