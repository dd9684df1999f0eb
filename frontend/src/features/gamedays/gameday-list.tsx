import type { Gameday } from '../../api/generated.ts';
import { Pawn } from '../../ui/pawn.tsx';
import type { OpenDialog } from './dialogs/management-dialog.ts';
import { GamedayCard } from './gameday-card.tsx';
import styles from './gameday-management.module.css';

interface GamedayListProps {
  gamedays: Gameday[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onOpen: OpenDialog;
}

export function GamedayList({ gamedays, selectedId, onSelect, onOpen }: GamedayListProps) {
  if (gamedays.length === 0) {
    return (
      <div className={`card card-body ${styles.empty}`}>
        <Pawn className={styles.emptyPiece ?? ''} />
        <p>There is no gameday yet. Create the first one with New Gameday.</p>
      </div>
    );
  }
  return (
    <div className={styles.cards}>
      {gamedays.map((gameday) => (
        <GamedayCard
          key={gameday.id}
          gameday={gameday}
          isSelected={gameday.id === selectedId}
          onSelect={() => onSelect(gameday.id)}
          onOpen={onOpen}
        />
      ))}
    </div>
  );
}

/** The cards' outlines while they load. */
export function GamedayListSkeleton() {
  return (
    <div className={styles.cards} role="status" aria-label="Loading...">
      {['a', 'b', 'c'].map((card) => (
        <div key={card} className={`card card-body ${styles.cardSkeleton}`}>
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  );
}
