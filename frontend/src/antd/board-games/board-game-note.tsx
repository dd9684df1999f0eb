import type { BoardGameAnswer } from '#core/api/generated.ts';
import { OutsideGate } from '#ui/outside/outside-gate.tsx';
import { SHOW_PICTURES } from '#ui/outside/outside-texts.ts';
import { useOutside } from '#ui/outside/use-outside.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { NewTab } from '#ui/text/new-tab.tsx';
import styles from './board-games.module.css';
import { BOARD_GAME_DATABASE } from './database.ts';

interface PickedGameNoteProps {
  game: { id: number; thumbnail?: string | null | undefined } | null;
  /** Where the names were found that are offered. */
  source?: BoardGameAnswer['source'] | undefined;
}

/** A picture of the board-game database, once the visitor wants content from there. */
export function BoardGamePicture({ url }: { url: string }) {
  const { isAllowed, allow } = useOutside('board-game-pictures');
  return isAllowed ? (
    <img className={`rigid sunken ${styles.thumbnail}`} src={url} alt="" />
  ) : (
    <span className={`rigid sunken ${styles.thumbnail}`}>
      <OutsideGate text={SHOW_PICTURES} isSmall onAllow={allow} />
    </span>
  );
}

/** The picked game, and the credit with a link that the database's terms require. */
export function PickedGameNote({ game, source }: PickedGameNoteProps) {
  return (
    <div className={`flex gap-12 ${styles.note}`}>
      {game?.thumbnail && <BoardGamePicture url={game.thumbnail} />}
      <div className={`grid small-type muted packed gap-2 ${styles.words}`}>
        {game && (
          <p>
            <span className="good strong">
              <Icon name="check" /> Picked.
            </span>{' '}
            <a href={`${BOARD_GAME_DATABASE.url}/boardgame/${game.id}`} target="_blank" rel="noreferrer">
              See it on {BOARD_GAME_DATABASE.name}
              <NewTab />
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
            <NewTab />
          </a>
        </p>
      </div>
    </div>
  );
}
