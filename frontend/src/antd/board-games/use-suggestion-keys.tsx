import { type KeyboardEvent, useState } from 'react';
import { searchable } from '#core/text/searchable.ts';
import { StatusRegion } from '#ui/feedback/notice.tsx';
import { optionOf, type useBoardGameSearch } from './board-game-search.tsx';

/**
 * Enter in a search for board games. The only suggestion, or the one whose name was typed, is highlighted by itself, and Enter takes
 * what is highlighted. Where nothing is, the list stays open, and it is said that one is to be chosen. Tab goes on and takes none.
 *
 * @param mustChoose another name than one of the list will not do
 * @returns `control` for the library's field, `note` to stand below it
 */
export function useSuggestionKeys(
  search: ReturnType<typeof useBoardGameSearch>,
  typed: string,
  mustChoose: boolean,
) {
  const { games, isSearching } = search;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<unknown>(null);
  const [enteredText, setEnteredText] = useState<string>();
  const [first] = games;
  // While it searches they are those of what was typed before.
  const isFirstMeant =
    !isSearching && (games.length === 1 || (first && searchable(first.name) === searchable(typed.trim())));
  const isHighlighted = games.some((game) => optionOf(game).value === active);

  const onInputKeyDown = (event: KeyboardEvent) => {
    // The library would take what is highlighted, and keep the focus.
    if (event.key === 'Tab') event.stopPropagation();
    if (event.key !== 'Enter' || !isOpen) return;
    // Enter takes a game and must not send the form as well.
    event.preventDefault();
    if (isHighlighted || (games.length === 0 && !isSearching)) return;
    // The library would close the list, as if something had been taken.
    event.stopPropagation();
    setEnteredText(typed);
  };
  const isAsked = isOpen && enteredText === typed && games.length > 1 && !isHighlighted;
  return {
    control: {
      defaultActiveFirstOption: Boolean(isFirstMeant),
      onActive: setActive,
      onOpenChange: setOpen,
      onInputKeyDown,
    },
    note: (
      <StatusRegion>
        {isAsked && (
          <p>
            Several games have such a name. Choose one of the list, with the arrow keys or a press
            {mustChoose ? '.' : ', or go on with your own words.'}
          </p>
        )}
      </StatusRegion>
    ),
  };
}
