import { count, numeral } from '#core/text/count-text.ts';
import { Flag } from '#ui/pieces/flag.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import type { ChangeScheduleView, Schedule } from '../schedule/use-schedule.ts';
import styles from './schedule-list.module.css';

interface EarlierGamesProps {
  schedule: Pick<Schedule, 'over' | 'isUnfolded'>;
  onChangeView: ChangeScheduleView;
}

/** While the convention is on the list begins with what is on now; what is over is one press away. */
export function EarlierGames({ schedule: { over, isUnfolded }, onChangeView }: EarlierGamesProps) {
  if (over === 0) return null;
  return (
    <div className={`row wrap ${styles.earlier}`}>
      <span className="strong">{isUnfolded ? 'All games' : 'From now on'}</span>
      <button
        type="button"
        className="btn btn-text"
        onClick={() => onChangeView({ earlier: isUnfolded ? 'folded' : 'shown', page: 1 })}
      >
        {isUnfolded
          ? 'Hide games that are over'
          : `Show ${count(over, 'game')} that ${over === 1 ? 'is' : 'are'} over`}
      </button>
    </div>
  );
}

/** The same at the head of the first day, where phones have room for it. */
export function DayLead({ schedule: { over, isUnfolded }, onChangeView }: EarlierGamesProps) {
  return (
    <>
      {over > 0 && (
        <button
          type="button"
          className={`btn btn-text gap-4 small-type ${styles.over}`}
          aria-expanded={isUnfolded}
          onClick={() => onChangeView({ earlier: isUnfolded ? 'folded' : 'shown', page: 1 })}
        >
          {numeral(over)} over
          <Icon name={isUnfolded ? 'up' : 'down'} />
        </button>
      )}
      <span className={`inline-row gap-4 rigid muted ${styles.lead}`}>
        <Flag colour="green" />
        Players wanted
      </span>
    </>
  );
}
