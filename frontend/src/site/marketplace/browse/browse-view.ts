import {
  type ChangeView,
  choicePart,
  listPart,
  pagePart,
  textPart,
  type UrlView,
  useUrlView,
} from '#core/address/use-url-view.ts';
import type { ListListingsApiArg, User } from '#core/api/generated.ts';
import { LONGEST_SEARCH } from '#core/edit/use-search-text.ts';
import { CONDITIONS, type Condition, STATUSES } from '../listing/listing-words.ts';
import { FIRST_LISTINGS } from './first-listings.ts';

/** The seller whose games `My Listings` shows. */
export const MINE = 'mine';

const LONGEST_PRICE = 12;

const PARTS = {
  view: choicePart(['grid', 'list'], 'grid'),
  search: textPart(LONGEST_SEARCH),
  condition: listPart,
  minPrice: textPart(LONGEST_PRICE),
  maxPrice: textPart(LONGEST_PRICE),
  status: choicePart(['', ...STATUSES], ''),
  location: textPart(LONGEST_SEARCH),
  seller: textPart(LONGEST_SEARCH),
  /** Of `STAFF_FILTERS`. */
  reported: choicePart(['', 'true'], ''),
  hidden: choicePart(['', 'true'], ''),
  sortBy: choicePart(['date', 'price', 'name', 'condition'], 'date'),
  sortOrder: choicePart(['asc', 'desc'], 'desc'),
  page: pagePart,
};

export type BrowseView = UrlView<typeof PARTS>;
export type ChangeBrowseView = ChangeView<BrowseView>;

export function useBrowseView() {
  return useUrlView(PARTS);
}

export const NO_LISTING_FILTERS = {
  condition: [],
  minPrice: '',
  maxPrice: '',
  status: '',
  location: '',
  seller: '',
  reported: '',
  hidden: '',
} as const satisfies Partial<BrowseView>;

/** What only the administrator is shown alone. */
export const STAFF_FILTERS = [
  { part: 'reported', label: 'Reported' },
  { part: 'hidden', label: 'Hidden' },
] as const;

/** What the badge counts: each condition, either price, the status, the seller. */
export function countListingFilters(view: BrowseView): number {
  const prices = [view.minPrice, view.maxPrice].filter((text) => priceIn(text) !== undefined);
  const single = [view.status, view.seller].filter(Boolean);
  return conditionsIn(view).length + prices.length + single.length;
}

/** The query arguments of a view. Defaults are left out, so that equal queries share a cache entry. */
export function queryOf(view: BrowseView, user: User | null): ListListingsApiArg {
  const { search, status, location, seller, sortBy, sortOrder, page } = view;
  const conditions = conditionsIn(view);
  const isMine = seller === MINE;
  const query: ListListingsApiArg = {
    ...FIRST_LISTINGS,
    page: page > 1 ? page : undefined,
    search: search || undefined,
    condition: conditions.length > 0 ? conditions : undefined,
    minPrice: priceIn(view.minPrice),
    maxPrice: priceIn(view.maxPrice),
    status: status || undefined,
    location: location || undefined,
    seller: isMine ? undefined : seller || undefined,
    email: isMine ? user?.email : undefined,
    reported: view.reported === 'true' || undefined,
    hidden: view.hidden === 'true' || undefined,
    sortBy: sortBy === 'date' ? undefined : sortBy,
    sortOrder: sortOrder === 'desc' ? undefined : sortOrder,
  };
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
}

/** Dollars; undefined for an invalid text. */
export function priceIn(text: string): number | undefined {
  const price = Number.parseFloat(text);
  return price >= 0 && price <= 1_000_000 ? price : undefined;
}

function conditionsIn({ condition }: BrowseView): Condition[] {
  return CONDITIONS.filter((each) => condition.includes(each));
}
