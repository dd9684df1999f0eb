import { useState } from 'react';
import { count } from '#core/text/count-text.ts';
import { Pawn } from './pawn.tsx';
import styles from './seats.module.css';

const MOST_PAWNS = 24;
const MOST_LARGE_PAWNS = 12;

interface SeatsProps {
  taken: number;
  capacity: number;
  noun?: string;
  /** For a larger capacity a bar is shown instead of pawns. */
  mostPawns?: number;
  isOver?: boolean;
}

/** How full something is: a pawn for each seat, or a bar for many seats, with one accessible label. */
export function Seats({
  taken,
  capacity,
  noun = 'seat',
  mostPawns = MOST_PAWNS,
  isOver = false,
}: SeatsProps) {
  const settled = useSettled(taken);
  const label = `${taken} of ${count(capacity, noun)} taken`;
  if (capacity > mostPawns) {
    const share = Math.min(100, (100 * taken) / capacity);
    return (
      <div className={`sunken clips ${styles.bar}`} role="img" aria-label={label}>
        <span className={`block ${styles.fill}`} style={{ width: `${share}%` }} />
      </div>
    );
  }
  const classes = [styles.seats, capacity > MOST_LARGE_PAWNS && styles.many, isOver && styles.over];
  return (
    <div className={classes.filter(Boolean).join(' ')} role="img" aria-label={label}>
      {Array.from({ length: capacity }, (_, index) => index + 1).map((seat) => (
        <Pawn key={seat} className={pawnLook(seat, taken, settled)} />
      ))}
    </div>
  );
}

function pawnLook(seat: number, taken: number, settled: number): string {
  if (seat > taken) return styles.free ?? '';
  return seat > settled ? `${styles.taken} ${styles.dropped}` : (styles.taken ?? '');
}

/** How many seats were taken before the last change; the new ones are animated. */
function useSettled(taken: number): number {
  const [seen, setSeen] = useState({ taken, before: taken });
  if (seen.taken === taken) return seen.before;
  setSeen({ taken, before: seen.taken });
  return seen.taken;
}
