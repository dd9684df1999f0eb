import type { BoardGameAnswer } from '#api/generated.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { BOARD_GAME_DATABASE, type PickedGame } from './picked-game.ts';
import styles from './picked-game-note.module.css';

interface PickedGameNoteProps {
  game?: PickedGame;
  /** Where the names were found that are offered. */
  source?: BoardGameAnswer['source'];
}

/** Which game was picked, and whose database it comes from: its terms ask for the credit with the link. */
export function PickedGameNote({ game, source }: PickedGameNoteProps) {
  return (
    <div className={styles.note}>
      {game?.bggThumbnail && <img className={styles.thumbnail} src={game.bggThumbnail} alt="" />}
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
