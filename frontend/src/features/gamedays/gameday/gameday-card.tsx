import { Button } from 'antd';
import { CopyLinkButton } from '#antd/buttons.tsx';
import type { OpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import type { Gameday } from '#api/generated.ts';
import { Tooltip } from '#ui/feedback/tooltip.tsx';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import { Seats } from '#ui/pieces/seats.tsx';
import { longDate, timeRange } from '#ui/text/date-text.ts';
import styles from './gameday-card.module.css';

interface GamedayCardProps {
  gameday: Gameday;
  isSelected: boolean;
  onSelect: () => void;
  onOpen: OpenDialog;
}

/** One gameday: when, where, how full, who answered, the link to share, and what to do with it. */
export function GamedayCard({ gameday, isSelected, onSelect, onOpen }: GamedayCardProps) {
  const date = longDate(gameday.date);
  const place = [timeRange(gameday.startTime, gameday.endTime), gameday.location];
  const actions: { icon: IconName; label: string; dialog: string }[] = [
    { icon: 'invite', label: 'Invite a guest to', dialog: 'invite-guest' },
    { icon: 'edit', label: 'Edit', dialog: 'edit-gameday' },
    { icon: 'trash', label: 'Delete', dialog: 'delete-gameday' },
  ];
  return (
    <article
      className={isSelected ? `card ${styles.card} ${styles.selected}` : `card ${styles.card}`}
      aria-current={isSelected || undefined}
    >
      <div className={styles.body}>
        <h2>{date}</h2>
        <p className="small muted">{place.filter(Boolean).join(' · ')}</p>
        <GamedaySeats gameday={gameday} />
        <GamedayCounts gameday={gameday} />
        <ShareLink date={gameday.date} label={`Copy the RSVP link of ${date}`} />
      </div>
      <footer className={styles.foot}>
        {actions.map(({ icon, label, dialog }) => (
          <Tooltip key={icon} text={`${label} ${date}`}>
            <Button
              size="small"
              icon={<Icon name={icon} />}
              aria-label={`${label} ${date}`}
              onClick={() => onOpen(dialog, gameday.id)}
            />
          </Tooltip>
        ))}
        <Button
          size="small"
          className={styles.details}
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

function GamedaySeats({ gameday: { acceptedCount, capacity, seatsTaken } }: { gameday: Gameday }) {
  const left = Math.max(0, capacity - seatsTaken);
  return (
    <div className={styles.seats}>
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
    </div>
  );
}

function GamedayCounts({ gameday }: { gameday: Gameday }) {
  return (
    <ul className={styles.counts}>
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
        <span>pending</span>
      </li>
    </ul>
  );
}

function ShareLink({ date, label }: { date: string; label: string }) {
  const path = `/gameday/${date}`;
  return (
    <p className={styles.share}>
      <a href={path} target="_blank" rel="noreferrer">
        <span className="nowrap">{window.location.host}</span>
        <wbr />
        <span className="nowrap">{path}</span>
      </a>
      <CopyLinkButton link={window.location.origin + path} label={label} />
    </p>
  );
}
