import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { LONGEST_SEARCH } from '../../../ui/form/use-search-text.ts';

/** The server counts no further. */
const LAST_PAGE = 100_000;

/** What the registration desk shows, kept in the address so that Back and a shared link work. */
export interface DeskView {
  search: string;
  /** '' for all, or only those that are paid, or that are not. */
  paid: '' | 'yes' | 'no';
  page: number;
}

export type ChangeDeskView = (change: Partial<DeskView>, options?: { replace?: boolean }) => void;

/** Reads an address; what it does not understand falls back to the default. */
export function readDeskView(params: URLSearchParams): DeskView {
  const page = Number(params.get('page'));
  const paid = params.get('paid');
  return {
    search: (params.get('search') ?? '').slice(0, LONGEST_SEARCH),
    paid: paid === 'yes' || paid === 'no' ? paid : '',
    page: Number.isInteger(page) && page > 0 ? Math.min(page, LAST_PAGE) : 1,
  };
}

/** Writes the address of a view, leaving out what is default. */
export function writeDeskView({ search, paid, page }: DeskView): URLSearchParams {
  return new URLSearchParams({
    ...(search && { search }),
    ...(paid && { paid }),
    ...(page > 1 && { page: String(page) }),
  });
}

export function useDeskView(): [DeskView, ChangeDeskView] {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readDeskView(params), [params]);
  const changeView = useCallback<ChangeDeskView>(
    (change, options) =>
      setParams((current) => writeDeskView({ ...readDeskView(current), ...change }), {
        replace: options?.replace ?? false,
        preventScrollReset: true,
      }),
    [setParams],
  );
  return [view, changeView];
}
