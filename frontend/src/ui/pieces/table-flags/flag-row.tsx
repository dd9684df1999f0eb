import type { TableFlag } from '#core/api/generated.ts';
import { useAtTime } from '#core/clock.ts';
import { Flag } from '../flag.tsx';
import { PlateLink } from '../plate/plate-link.tsx';
import styles from './flag-row.module.css';
import { flagText, minutesLeft } from './flag-text.ts';

/** A flag that is up, in words, as an item of a list. @param className of the item */
export function FlagRow({ flag, className = '' }: { flag: TableFlag; className?: string }) {
  const left = useAtTime((now) => minutesLeft(flag, now));
  return (
    <li className={`${styles.row} ${className}`}>
      <Flag colour={flag.colour} />
      <PlateLink tableId={flag.tableId} label={flag.table} />
      <p>
        <b>{flagText(flag)}</b>
        {/* A table that wants a teacher has a game in mind, also where it does not say which. */}
        <span className="small muted">{flag.gameName ?? (flag.colour === 'green' && 'Any game')}</span>
      </p>
      <span className={`small muted ${styles.left}`}>{left} min left</span>
    </li>
  );
}
