import { INVITATION_FATES } from '#antd/delivery/mail-fates.ts';
import {
  type ChangeView,
  choicePart,
  pagePart,
  readUrlView,
  textPart,
  type UrlView,
  useUrlView,
} from '#core/address/use-url-view.ts';
import type { ListInvitationsApiArg } from '#core/api/staff.ts';
import { LONGEST_SEARCH } from '#core/edit/use-search-text.ts';
import { filterOf } from './invitation-status.ts';

export type InvitationSort = NonNullable<ListInvitationsApiArg['sort']>;

/** What invitations can be sorted by, as the columns are called. */
export const SORT_TITLES: Record<InvitationSort, string> = {
  guestName: 'Name',
  guestEmail: 'Email',
  status: 'Status',
  additionalGuests: 'Guests',
  replyComments: 'Comments',
  invitedAt: 'Invited',
  repliedAt: 'Replied',
  delivery: 'Delivery',
};

export const SORTS = Object.keys(SORT_TITLES) as InvitationSort[];

/** The orders of the gamedays, as they are called. */
export const GAMEDAY_ORDERS = [
  { value: 'newest', label: 'Newest first' },
  { value: 'next', label: 'Next first' },
] as const;

const PARTS = {
  first: choicePart(
    GAMEDAY_ORDERS.map(({ value }) => value),
    'newest',
  ),
  /** Which hundred of the gamedays, from 1. */
  gamedays: pagePart,
  /** The id of the one whose invitations are shown. */
  gameday: textPart(50),
  search: textPart(LONGEST_SEARCH),
  /** '' for all; else a filter word of `invitation-status.ts`. */
  status: textPart(50),
  /** '' for all, else how the invitation's own mail fares. */
  delivery: choicePart(['', ...INVITATION_FATES], ''),
  sort: choicePart(SORTS, 'guestName'),
  order: choicePart(['asc', 'desc'], 'asc'),
  page: pagePart,
  /** Which page of those who wait for seats. */
  queue: pagePart,
  /** Which page of those who wait their turn to be invited, and what is searched among them. */
  turn: pagePart,
  turnSearch: textPart(LONGEST_SEARCH),
};

export type ManagementView = UrlView<typeof PARTS>;
export type ChangeManagementView = ChangeView<ManagementView>;

/** Nothing searched and nothing filtered, as another gameday's invitations begin. */
const WHOLE_LIST = {
  search: '',
  status: '',
  delivery: '' as const,
  page: 1,
  queue: 1,
  turn: 1,
  turnSearch: '',
};

/** Shows the invitations of a gameday. */
export function selecting(gameday: string): Partial<ManagementView> {
  return { ...WHOLE_LIST, gameday };
}

/** Shows the gamedays alone. */
export const NO_SELECTION = selecting('');

export function readManagementView(params: URLSearchParams): ManagementView {
  return readUrlView(PARTS, params);
}

export function useManagementView() {
  return useUrlView(PARTS);
}

/** The path of the list as a CSV file, searched, filtered and sorted as on screen. */
export function invitationsCsvPath(gamedayId: string, view: ManagementView): string {
  const { status, pastAnswerBy } = filterOf(view.status);
  const params = new URLSearchParams({ sort: view.sort, order: view.order });
  if (view.search) params.set('search', view.search);
  if (status !== undefined) params.set('status', String(status));
  if (view.delivery) params.set('delivery', view.delivery);
  if (pastAnswerBy) params.set('pastAnswerBy', 'true');
  return `/api/gameday/${gamedayId}/invitations.csv?${params}`;
}
