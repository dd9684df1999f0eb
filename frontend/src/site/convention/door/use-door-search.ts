import { useMemo, useState } from 'react';
import { useUrlView } from '#core/address/use-url-view.ts';
import { useListRegistrationsQuery } from '#core/api/generated.ts';
import { useSearchText } from '#core/edit/use-search-text.ts';
import { DESK_SEARCH, PAGE_SIZE } from './registration-desk.tsx';
import { codeIn } from './scan/badge-code.ts';

/**
 * The one search of the door: what is typed finds names on the list of this phone at once, with a network or without, and a moment
 * later registrations of the server, which finds whole addresses as well.
 *
 * @param hasDesk whether registrations can be asked for
 */
export function useDoorSearch(hasDesk: boolean) {
  const [{ search }, changeView] = useUrlView(DESK_SEARCH);
  const [opened] = useState(() => new URLSearchParams(window.location.search).get('badge') ?? '');
  const [text, setText] = useSearchText(
    search,
    (next) => changeView({ search: codeIn(next) ? '' : next, page: 1 }, { replace: true }),
    opened || search,
  );
  // The same question as the desk's, so it is asked once.
  const { data } = useListRegistrationsQuery(
    { search, page: 1, limit: PAGE_SIZE },
    { skip: !hasDesk || search === '' },
  );
  const addresses = useMemo(
    () => new Map(data?.items.flatMap(({ id, email }) => (email ? [[id, email] as const] : [])) ?? []),
    [data],
  );
  return { text, setText, addresses: hasDesk ? addresses : null };
}
