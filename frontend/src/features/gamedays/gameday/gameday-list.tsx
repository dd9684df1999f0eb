import { memo } from 'react';
import { AriaDisabledButton } from '#antd/buttons.tsx';
import type { OpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import type { Gameday } from '#api/generated.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { GamedayCard } from './gameday-card.tsx';
import styles from './gameday-list.module.css';

interface GamedayListProps {
  gamedays: Gameday[];
  page: number;
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onOpen: OpenDialog;
}

/** Memoised, since it may hold a hundred cards and the page renders anew with every change of the address. */
export const GamedayList = memo(function GamedayList({
  gamedays,
  page,
  selectedId,
  onSelect,
  onOpen,
}: GamedayListProps) {
  if (gamedays.length === 0) {
    return (
      <EmptyState isCard>
        <p>
          {page > 1
            ? 'There are no older gamedays.'
            : 'There is no gameday yet. Create the first one with New Gameday.'}
        </p>
      </EmptyState>
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
});

interface GamedayPagerProps {
  page: number;
  /** Undefined while that is not known, as the next ones load. */
  hasOlder: boolean | undefined;
  onChange: (page: number) => void;
}

/** Turns to older and newer gamedays, a hundred at a time. */
export function GamedayPager({ page, hasOlder, onChange }: GamedayPagerProps) {
  if (page === 1 && hasOlder === false) return null;
  return (
    <nav className={styles.pager} aria-label="Pages of gamedays">
      <AriaDisabledButton
        icon={<Icon name="previous" />}
        isDisabled={page === 1}
        onClick={() => onChange(page - 1)}
      >
        Newer gamedays
      </AriaDisabledButton>
      <AriaDisabledButton
        icon={<Icon name="next" />}
        iconPlacement="end"
        isDisabled={!hasOlder}
        onClick={() => onChange(page + 1)}
      >
        Older gamedays
      </AriaDisabledButton>
    </nav>
  );
}

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
