import { type BoardGame, useSearchBoardGamesQuery } from '#core/api/generated.ts';
import { useDebouncedValue } from '#ui/feedback/timing.ts';

/** Fewer letters match too many games. */
const SHORTEST = 3;
const LONGEST = 100;
/** ms */
const DEBOUNCE = 300;

/** Searches board games by a typed name. */
export function useBoardGameSearch(text: string) {
  const term = useDebouncedValue(text.trim().slice(0, LONGEST), DEBOUNCE);
  const isLookedUp = text.trim() !== '' && term.length >= SHORTEST;
  const { currentData, isFetching, isError } = useSearchBoardGamesQuery(term, { skip: !isLookedUp });
  return {
    games: (isLookedUp && currentData?.items) || [],
    source: isLookedUp ? currentData?.source : undefined,
    isSearching: text.trim().length >= SHORTEST && (isFetching || term !== text.trim().slice(0, LONGEST)),
    hasAnswered: isLookedUp && currentData !== undefined,
    hasFailed: isLookedUp && isError,
  };
}

/** A game that was found, as the lists under a field offer it. */
export interface BoardGameOption {
  value: string;
  label: string;
  game: BoardGame;
}

export const optionOf = (game: BoardGame): BoardGameOption => ({
  // The name is not unique.
  value: `game:${game.id}`,
  label: game.yearPublished === null ? game.name : `${game.name} (${game.yearPublished})`,
  game,
});

/** The text of the empty list; null keeps it closed. */
export function emptyText({ isSearching, hasFailed, hasAnswered }: ReturnType<typeof useBoardGameSearch>) {
  if (isSearching) return <p className="muted">Searching...</p>;
  if (hasFailed) return <p className="muted">The search gives no answer right now. Please try again.</p>;
  return hasAnswered ? <p className="muted">No game of that name was found.</p> : null;
}
