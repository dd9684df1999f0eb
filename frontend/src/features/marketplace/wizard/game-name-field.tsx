import { AutoComplete, Form } from 'antd';
import { type KeyboardEvent, useEffect, useState } from 'react';
import {
  type BoardGame,
  type BoardGameAnswer,
  useGetBoardGameQuery,
  useSearchBoardGamesQuery,
} from '#api/generated.ts';
import { useStableCallback } from '#ui/action/component-lifetime.ts';
import { useDebouncedValue } from '#ui/feedback/timing.ts';
import { OutsideGate } from '#ui/outside/outside-gate.tsx';
import { useOutside } from '#ui/outside/use-outside.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { SHOW_PICTURES } from '../listing/carousel.tsx';
import { BOARD_GAME_DATABASE, nameError, type PickedGame, pickError } from './listing-fields.ts';
import styles from './wizard.module.css';

/** Fewer letters match too many games. */
const SHORTEST = 3;
const LONGEST = 100;
/** ms */
const DEBOUNCE = 300;

/** Searches board games by a typed name. */
function useBoardGameSearch(text: string) {
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

interface Option {
  value: string;
  label: string;
  game: BoardGame;
}

const optionOf = (game: BoardGame): Option => ({
  // The name is not unique.
  value: `game:${game.id}`,
  label: game.yearPublished === null ? game.name : `${game.name} (${game.yearPublished})`,
  game,
});

const gameOf = ({ id, name, thumbnail }: BoardGame): PickedGame => ({
  gameName: name,
  bggId: id,
  bggThumbnail: thumbnail,
});

interface GameNameInputProps {
  /** What the form's field gives its control. */
  id?: string;
  value?: PickedGame;
  onChange?: (game: PickedGame) => void;
  'aria-invalid'?: boolean;
}

function GameNameInput({ value, onChange, ...control }: GameNameInputProps) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<number | null>(null);
  const search = useBoardGameSearch(typed);

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
  const keepForm = (event: KeyboardEvent) => {
    // Enter picks a game and must not submit the step as well.
    if (event.key === 'Enter' && isOpen) event.preventDefault();
  };
  return (
    <>
      <AutoComplete<string, Option>
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
        onOpenChange={setOpen}
        onInputKeyDown={keepForm}
      />
      <PickedGameNote game={value} source={search.source} />
    </>
  );
}

/** The text of the empty list; null keeps it closed. */
function emptyText({ isSearching, hasFailed, hasAnswered }: ReturnType<typeof useBoardGameSearch>) {
  if (isSearching) return <p className={styles.empty}>Searching...</p>;
  if (hasFailed)
    return <p className={styles.empty}>The search gives no answer right now. Please try again.</p>;
  return hasAnswered ? <p className={styles.empty}>No game of that name was found.</p> : null;
}

interface PickedGameNoteProps {
  game?: PickedGame;
  /** Where the names were found that are offered. */
  source?: BoardGameAnswer['source'];
}

function Thumbnail({ url }: { url: string }) {
  const { isAllowed, allow } = useOutside('board-game-pictures');
  return isAllowed ? (
    <img className={styles.thumbnail} src={url} alt="" />
  ) : (
    <span className={styles.thumbnail}>
      <OutsideGate text={SHOW_PICTURES} isSmall onAllow={allow} />
    </span>
  );
}

/** The picked game, and the credit with a link that the database's terms require. */
function PickedGameNote({ game, source }: PickedGameNoteProps) {
  return (
    <div className={styles.note}>
      {game?.bggThumbnail && <Thumbnail url={game.bggThumbnail} />}
      <div className={styles.words}>
        {game?.bggId && (
          <p>
            <span className={styles.picked}>
              <Icon name="check" /> Picked.
            </span>{' '}
            <a href={`${BOARD_GAME_DATABASE.url}/boardgame/${game.bggId}`} target="_blank" rel="noreferrer">
              See it on {BOARD_GAME_DATABASE.name}
            </a>
          </p>
        )}
        {source === 'catalogue' && (
          <p role="status">
            {BOARD_GAME_DATABASE.name} gives no answer right now; these games come from our own catalogue.
          </p>
        )}
        <p>
          Powered by{' '}
          <a href={BOARD_GAME_DATABASE.url} target="_blank" rel="noreferrer">
            {BOARD_GAME_DATABASE.name}
          </a>
        </p>
      </div>
    </div>
  );
}
