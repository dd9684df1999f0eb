import { type KeyboardEvent, useState } from 'react';
import { StatusRegion } from '#ui/feedback/notice.tsx';
import { searchable } from '#ui/text/searchable.ts';
import { optionOf, type useBoardGameSearch } from './board-game-search.tsx';

/**
 * Enter in a search for board games. The only suggestion, or the one whose name was typed, is highlighted by itself, and Enter takes
 * what is highlighted. Where nothing is, the list stays open, and it is said that one is to be chosen.
 *
 * @returns `control` for the library's field, `note` to stand below it
 */
export function useSuggestionKeys(search: ReturnType<typeof useBoardGameSearch>, typed: string) {
  const { games, isSearching } = search;
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<unknown>(null);
  const [enteredText, setEnteredText] = useState<string>();
  const [first] = games;
  const isFirstMeant = games.length === 1 || (first && searchable(first.name) === searchable(typed.trim()));
  const isHighlighted = games.some((game) => optionOf(game).value === active);

  const onInputKeyDown = (event: KeyboardEvent) => {
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
          <p>Several games have such a name. Choose one of the list, with the arrow keys or a press.</p>
        )}
      </StatusRegion>
    ),
  };
}
