import { useSearchParams } from 'react-router';
import { useListEditionsQuery } from '#core/api/staff.ts';
import { EDITION } from './edition-values.ts';

/**
 * The edition that the address names; where it names none, the one that the site shows. There is none while the named one is not
 * known yet, and where there is no such edition: nobody edits another one than they think.
 */
export function useChosenEdition() {
  const { data: editions = [], isError, isFetching, refetch } = useListEditionsQuery();
  const [search] = useSearchParams();
  const name = search.get(EDITION);
  const edition = editions.find(({ key, isShown }) => (name === null ? isShown : key === name));
  const isUnknown = name !== null && !edition && !isFetching && editions.length > 0;
  return { editions, edition, isUnknown, isError, retry: () => void refetch() };
}
