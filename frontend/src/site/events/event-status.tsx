import type { Event } from '#core/api/generated.ts';
import { Flag, FlagTag } from '#ui/pieces/flag.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Seats } from '#ui/pieces/seats.tsx';
import styles from './event-status.module.css';
import { needsGameOwner, TEACHER_TEXTS, wantsPlayers } from './schedule/sign-up.ts';
import { useCountdown, usePhase } from './schedule/use-clock.ts';

/** The countdown of an event. Not a live region, because it may change every second. */
export function Countdown({ event }: { event: Event }) {
  const { text, soon } = useCountdown(event);
  const phase = usePhase(event);
  const stateClass = phase === 'in-progress' ? styles.now : soon ? styles.soon : styles.later;
  return (
    <span className={`inline-row gap-6 small-type ${styles.countdown} ${stateClass}`}>
      <Icon name={phase === 'completed' ? 'check' : 'clock'} />
      {text}
    </span>
  );
}

/** The countdown as plain text. */
export function CountdownText({ event }: { event: Event }) {
  return useCountdown(event).text;
}

export function GameOwnerNeeded({ event }: { event: Event }) {
  const phase = usePhase(event);
  if (phase === 'completed' || !needsGameOwner(event)) return null;
  return (
    <span className={`inline-row gap-6 amber ${styles.need}`}>
      <Icon name="box" />
      Game Owner Needed
    </span>
  );
}

/** The green flag, while a spot can be taken and the game has not started. */
export function PlayersWanted({ event }: { event: Event }) {
  const phase = usePhase(event);
  return phase === 'upcoming' && wantsPlayers(event) && <FlagTag colour="green">Players wanted</FlagTag>;
}

/** The same as an icon, for lists whose legend says what it means. */
export function PlayersFlag({ event }: { event: Event }) {
  const phase = usePhase(event);
  if (phase !== 'upcoming' || !wantsPlayers(event)) return null;
  return (
    <>
      <Flag colour="green" />
      <span className="visually-hidden">Players wanted, </span>
    </>
  );
}

/** The yellow flag, while an event that is not over looks for a teacher. */
export function TeacherFlag({ event }: { event: Event }) {
  const phase = usePhase(event);
  if (event.teacher === 'none' || phase === 'completed') return null;
  return <FlagTag colour="yellow">{TEACHER_TEXTS[event.teacher]}</FlagTag>;
}

/** The largest number of spots, so that every spot is drawn as a pawn. */
const MOST_SPOTS = 99;

/** How many spots are taken, as a count and with a pawn for each. */
export function Spots({ event, hasFlag = false }: { event: Event; hasFlag?: boolean }) {
  const { spots, spotsTaken } = event;
  const phase = usePhase(event);
  return (
    <div className={`flex top gap-8 ${styles.spots}`}>
      {hasFlag && (
        <span className={`rigid ${styles.flag}`}>
          <PlayersFlag event={event} />
        </span>
      )}
      <span className={`strong ${styles.count}`} aria-hidden="true">
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
