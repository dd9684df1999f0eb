import { BoardGamePicture } from '#antd/board-games/board-game-note.tsx';
import { BOARD_GAME_DATABASE } from '#antd/board-games/database.ts';
import type { EventBoardGame, EventDetails } from '#core/api/generated.ts';
import { NewTab } from '#ui/text/new-tab.tsx';
import { Written } from '#ui/text/written.tsx';
import { FactChips } from '../fact-chips.tsx';
import { boxText } from '../schedule/event-facts.ts';
import styles from './game-facts.module.css';

/** For whom the game is, what its organizer writes, and the board game itself. */
export function GameFacts({ event }: { event: EventDetails }) {
  const { description, boardGame } = event;
  return (
    <>
      <div className={styles.chips}>
        <FactChips event={event} isWhole />
      </div>
      {description && (
        <Written className={`anywhere keeps-lines ${styles.description}`}>{description}</Written>
      )}
      {boardGame && <BoardGameCard game={boardGame} />}
    </>
  );
}

function BoardGameCard({ game: { id, name, thumbnail, ...facts } }: { game: EventBoardGame }) {
  return (
    <section className={`flex gap-12 card-corners ${styles.game}`} aria-label="Board game">
      {thumbnail && <BoardGamePicture url={thumbnail} />}
      <div>
        <p className="strong">{name}</p>
        <p className="small muted">{boxText(facts)}</p>
        <a
          className="small"
          href={`${BOARD_GAME_DATABASE.url}/boardgame/${id}`}
          target="_blank"
          rel="noreferrer"
        >
          See it on {BOARD_GAME_DATABASE.name}
          <NewTab />
        </a>
      </div>
    </section>
  );
}
