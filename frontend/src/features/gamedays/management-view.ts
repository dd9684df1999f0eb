import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { ListInvitationsApiArg } from '../../api/generated.ts';

export type InvitationSort = NonNullable<ListInvitationsApiArg['sort']>;
export type SortOrder = NonNullable<ListInvitationsApiArg['order']>;

/** What the page shows, kept in its address so that Back and a shared link work. */
export interface ManagementView {
  /** Which hundred of the gamedays, from 1 for the newest. */
  gamedays: number;
  gameday: string;
  search: string;
  /** '' for all; else a filter word of `invitation-status.ts`. */
  status: string;
  sort: InvitationSort;
  order: SortOrder;
  page: number;
}

/** What invitations can be sorted by, as the columns are called. */
export const SORT_TITLES: Record<InvitationSort, string> = {
  guestName: 'Name',
  guestEmail: 'Email',
  status: 'Status',
  additionalGuests: 'Guests',
  replyComments: 'Comments',
  invitedAt: 'Invited',
  repliedAt: 'Replied',
};

export const SORTS = Object.keys(SORT_TITLES) as InvitationSort[];

const DEFAULTS: ManagementView = {
  gamedays: 1,
  gameday: '',
  search: '',
  status: '',
  sort: 'guestName',
  order: 'asc',
  page: 1,
};

/** Reads an address; what it does not understand falls back to the default. */
export function readView(params: URLSearchParams): ManagementView {
  return {
    gamedays: pageIn(params, 'gamedays'),
    gameday: params.get('gameday') ?? '',
    search: params.get('search') ?? '',
    status: params.get('status') ?? '',
    sort: SORTS.find((sort) => sort === params.get('sort')) ?? DEFAULTS.sort,
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
    page: pageIn(params, 'page'),
  };
}

function pageIn(params: URLSearchParams, key: string): number {
  const page = Number(params.get(key));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Writes the address of a view, leaving out what is default. */
export function writeView(view: ManagementView): URLSearchParams {
  const entries = Object.entries(view).filter(
    ([key, value]) => value !== DEFAULTS[key as keyof ManagementView],
  );
  return new URLSearchParams(entries.map(([key, value]) => [key, String(value)]));
}

export type ChangeView = (change: Partial<ManagementView>, options?: { replace?: boolean }) => void;

/** The page's view and what changes it, which stays the same function so that what depends on it need not render anew. */
export function useManagementView(): [ManagementView, ChangeView] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readView(params), [params]);
  const changeView = useCallback<ChangeView>(
    (change, options) => {
      const current = readView(new URLSearchParams(window.location.search));
      const search = writeView({ ...current, ...change }).toString();
      void navigate({ search }, { replace: options?.replace ?? false, preventScrollReset: true });
    },
    [navigate],
  );
  return [view, changeView];
}
