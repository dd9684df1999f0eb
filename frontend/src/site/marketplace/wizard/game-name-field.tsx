import { AutoComplete, Form } from 'antd';
import { useEffect, useState } from 'react';
import { PickedGameNote } from '#antd/board-games/board-game-note.tsx';
import {
  type BoardGameOption,
  emptyText,
  optionOf,
  useBoardGameSearch,
} from '#antd/board-games/board-game-search.tsx';
import { useSuggestionKeys } from '#antd/board-games/use-suggestion-keys.tsx';
import { useStableCallback } from '#core/action/component-lifetime.ts';
import { type BoardGame, useGetBoardGameQuery } from '#core/api/generated.ts';
import { nameError, type PickedGame, pickError } from './listing-fields.ts';

/** The game's name, and which game of the board-game database that is; a new listing needs one from there. */
export function GameNameField({ isPickNeeded }: { isPickNeeded: boolean }) {
  const refuse = (error: string | undefined) =>
    error ? Promise.reject(new Error(error)) : Promise.resolve();
  return (
    <Form.Item
      name="game"
      label="Game name"
      rules={[
        { validator: (_rule, game: PickedGame) => refuse(nameError(game)) },
        {
          validator: (_rule, game: PickedGame) => refuse(isPickNeeded ? pickError(game) : undefined),
          // Not while the person is still typing.
          validateTrigger: 'onSubmit',
        },
      ]}
    >
      <GameNameInput />
    </Form.Item>
  );
}

const gameOf = ({ id, name, thumbnail }: BoardGame): PickedGame => ({
  gameName: name,
  bggId: id,
  bggThumbnail: thumbnail,
});

const pickedOf = (game?: PickedGame) =>
  game?.bggId ? { id: game.bggId, thumbnail: game.bggThumbnail } : null;

interface GameNameInputProps {
  /** What the form's field gives its control. */
  id?: string;
  value?: PickedGame;
  onChange?: (game: PickedGame) => void;
  'aria-invalid'?: boolean;
}

function GameNameInput({ value, onChange, ...control }: GameNameInputProps) {
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<number | null>(null);
  const search = useBoardGameSearch(typed);
  const keys = useSuggestionKeys(search, typed, true);

  const choose = useStableCallback((game: PickedGame) => onChange?.(game));
  const { currentData: details } = useGetBoardGameQuery(picked ?? 0, { skip: picked === null });
  useEffect(() => {
    // The search returns few pictures; the details of the picked game have one.
    if (details?.thumbnail) choose(gameOf(details));
  }, [details, choose]);

  const type = (gameName: string) => {
    setTyped(gameName);
    setPicked(null);
    choose({ gameName, bggId: null, bggThumbnail: null });
  };
  const pick = (game: BoardGame) => {
    setTyped('');
    setPicked(game.thumbnail ? null : game.id);
    choose(gameOf(game));
  };
  return (
    <>
      <AutoComplete<string, BoardGameOption>
        {...control}
        value={value?.gameName}
        options={search.games.map(optionOf)}
        showSearch={{ filterOption: false }}
        notFoundContent={emptyText(search)}
        placeholder="Type at least 3 letters"
        onChange={(text, option) => {
          if (option && 'game' in option) pick(option.game);
          else type(text ?? '');
        }}
        {...keys.control}
      />
      {keys.note}
      <PickedGameNote game={pickedOf(value)} source={search.source} />
    </>
  );
}
