import { useSearchParams } from 'react-router';
import { useListEditionsQuery } from '#api/staff.ts';
import { EDITION } from './edition-values.ts';

/** The edition that the address names, or the one that the site shows. While one is named that is not known yet there is none. */
export function useChosenEdition() {
  const { data: editions = [], isError, isFetching, refetch } = useListEditionsQuery();
  const [search] = useSearchParams();
  const named = editions.find(({ key }) => key === search.get(EDITION));
  const isAwaited = search.has(EDITION) && isFetching;
  const edition = named ?? (isAwaited ? undefined : editions.find(({ isShown }) => isShown));
  return { editions, edition, isError, retry: () => void refetch() };
}
