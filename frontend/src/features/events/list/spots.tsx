import type { Event } from '#api/generated.ts';
import { Flag } from '#ui/pieces/flag.tsx';
import { Seats } from '#ui/pieces/seats.tsx';
import { wantsPlayers } from '../schedule/sign-up.ts';
import { usePhase } from '../schedule/use-clock.ts';
import styles from './spots.module.css';

/** As many as an event may have, so that every spot is a pawn. */
const MOST_SPOTS = 99;

/** How many spots are taken, as a count and with a pawn for each. */
export function Spots({ event, hasFlag = false }: { event: Event; hasFlag?: boolean }) {
  const { spots, spotsTaken } = event;
  const phase = usePhase(event);
  return (
    <div className={styles.spots}>
      {hasFlag && (
        <span className={styles.flag}>
          {phase === 'upcoming' && wantsPlayers(event) && (
            <>
              <Flag colour="green" />
              <span className="visually-hidden">Players wanted, </span>
            </>
          )}
        </span>
      )}
      <span className={styles.count} aria-hidden="true">
        {spotsTaken}/{spots}
      </span>
      <div className={styles.pawns}>
        <Seats
          taken={spotsTaken}
          capacity={spots}
          noun="spot"
          mostPawns={MOST_SPOTS}
          isOver={phase === 'completed'}
        />
      </div>
    </div>
  );
}
