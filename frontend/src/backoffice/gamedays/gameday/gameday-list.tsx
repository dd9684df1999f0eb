import { Button } from 'antd';
import { memo } from 'react';
import { CopyLinkButton } from '#antd/buttons.tsx';
import type { Gameday } from '#core/api/generated.ts';
import { longDate, monthDay, timeRange } from '#core/text/date-text.ts';
import type { OpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { offeredText } from '#ui/line/line-text.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import { Seats } from '#ui/pieces/seats.tsx';
import { NewTab } from '#ui/text/new-tab.tsx';
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
            ? 'There are no more gamedays.'
            : 'There is no gameday yet. Create the first one with New Gameday.'}
        </p>
      </EmptyState>
    );
  }
  return (
    <div className={`grid gap-20 below-24 ${styles.cards}`}>
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

export function GamedayListSkeleton() {
  return (
    <div className={`grid gap-20 below-24 ${styles.cards}`} role="status" aria-label="Loading...">
      {['a', 'b', 'c'].map((card) => (
        <div key={card} className={`card card-body packed ${styles.cardSkeleton}`}>
          <span className="skeleton" />
          <span className="skeleton" />
          <span className="skeleton" />
        </div>
      ))}
    </div>
  );
}

interface GamedayCardProps {
  gameday: Gameday;
  isSelected: boolean;
  onSelect: () => void;
  onOpen: OpenDialog;
}

/** One gameday: when, where, how full, who answered, the link to share, and what to do with it. */
function GamedayCard({ gameday, isSelected, onSelect, onOpen }: GamedayCardProps) {
  const date = longDate(gameday.date);
  const place = [timeRange(gameday.startTime, gameday.endTime), gameday.location];
  const actions: { icon: IconName; label: string; dialog: string }[] = [
    { icon: 'invite', label: 'Invite a guest to', dialog: 'invite-guest' },
    { icon: 'edit', label: 'Edit', dialog: 'edit-gameday' },
    { icon: 'trash', label: 'Delete', dialog: 'delete-gameday' },
  ];
  return (
    <article
      className={isSelected ? `card flex column shrinks ${styles.selected}` : 'card flex column shrinks'}
      aria-current={isSelected || undefined}
    >
      <div className={`flex column grow anywhere ${styles.body}`}>
        <h2>{date}</h2>
        <p className="small muted">{place.filter(Boolean).join(' · ')}</p>
        {gameday.answerBy && <p className="small muted">answer by {monthDay(gameday.answerBy)}</p>}
        <GamedaySeats gameday={gameday} />
        <GamedayCounts gameday={gameday} />
        {gameday.publicPage ? (
          <ShareLink date={gameday.date} label={`Copy the RSVP link of ${date}`} />
        ) : (
          <p className={`small muted row gap-8 wrap ${styles.share}`}>
            No public page: guests answer by the link in their mail.
          </p>
        )}
      </div>
      <footer className={`cluster gap-8 line-above ${styles.foot}`}>
        {actions.map(({ icon, label, dialog }) => (
          <Button
            key={icon}
            size="small"
            icon={<Icon name={icon} />}
            aria-label={`${label} ${date}`}
            data-tooltip={`${label} ${date}`}
            onClick={() => onOpen(dialog, gameday.id)}
          />
        ))}
        <Button
          size="small"
          className={`to-end ${styles.details}`}
          aria-label={`View Details of ${date}`}
          aria-pressed={isSelected}
          onClick={onSelect}
        >
          View Details
        </Button>
      </footer>
    </article>
  );
}

function GamedaySeats({
  gameday: { acceptedCount, capacity, seatsTaken, seatsOffered },
}: {
  gameday: Gameday;
}) {
  const left = Math.max(0, capacity - seatsTaken);
  return (
    <div className={`grid gap-4 ${styles.seats}`}>
      <p>
        <span className={styles.headline}>
          {acceptedCount}
          <i>/{capacity}</i>
        </span>
        <span className="small muted">accepted</span>
      </p>
      <Seats taken={seatsTaken} capacity={capacity} />
      <p className="small muted">
        {seatsTaken} {seatsTaken === 1 ? 'seat' : 'seats'} taken, {left} left
      </p>
      {seatsOffered > 0 && <p className="small muted">{offeredText(seatsOffered, 'seat')}</p>}
    </div>
  );
}

function GamedayCounts({ gameday }: { gameday: Gameday }) {
  return (
    <ul className={`cluster muted ${styles.counts}`}>
      <li className={styles.accepted}>
        <Icon name="check" />
        <b>{gameday.acceptedCount}</b>
        <span>accepted</span>
      </li>
      <li className={styles.rejected}>
        <Icon name="close" />
        <b>{gameday.rejectedCount}</b>
        <span>rejected</span>
      </li>
      <li>
        <Icon name="pending" />
        <b>{gameday.notRepliedCount}</b>
        <span>{gameday.isPastAnswerBy ? 'no answer' : 'pending'}</span>
      </li>
    </ul>
  );
}

function ShareLink({ date, label }: { date: string; label: string }) {
  const path = `/gameday/${date}`;
  return (
    <p className={`row gap-8 wrap ${styles.share}`}>
      <a href={path} target="_blank" rel="noreferrer">
        <span className="nowrap">{window.location.host}</span>
        <wbr />
        <span className="nowrap">{path}</span>
        <NewTab />
      </a>
      <CopyLinkButton link={window.location.origin + path} label={label} />
    </p>
  );
}
