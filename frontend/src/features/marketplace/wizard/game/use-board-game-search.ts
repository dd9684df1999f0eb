import { useSearchBoardGamesQuery } from '#api/generated.ts';
import { useRested } from '#ui/form/use-rested.ts';

/** Fewer letters find half of all games (spec §5). */
const SHORTEST = 3;
const LONGEST = 100;
/** ms (spec §5) */
const DEBOUNCE = 300;

/** The games that a typed name may mean; '' looks nothing up. */
export function useBoardGameSearch(text: string) {
  const term = useRested(text.trim().slice(0, LONGEST), DEBOUNCE);
  const isLookedUp = text.trim() !== '' && term.length >= SHORTEST;
  const { currentData, isFetching, isError } = useSearchBoardGamesQuery(term, { skip: !isLookedUp });
  return {
    games: (isLookedUp && currentData?.items) || [],
    source: isLookedUp ? currentData?.source : undefined,
    /** Something that can be looked up is being typed or looked up. */
    isSearching: text.trim().length >= SHORTEST && (isFetching || term !== text.trim().slice(0, LONGEST)),
    hasAnswered: isLookedUp && currentData !== undefined,
    hasFailed: isLookedUp && isError,
  };
}
