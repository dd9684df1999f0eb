import type { Event } from '#api/generated.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { needsGameOwner } from '../schedule/sign-up.ts';
import { useCountdown, usePhase } from '../schedule/use-clock.ts';
import styles from './event-status.module.css';

/** The countdown of an event. It is no live region, so that nobody hears it every second. */
export function Countdown({ event }: { event: Event }) {
  const { text, soon } = useCountdown(event);
  const phase = usePhase(event);
  const look = phase === 'in-progress' ? styles.now : soon ? styles.soon : styles.later;
  return (
    <span className={`${styles.countdown} ${look}`}>
      <Icon name={phase === 'completed' ? 'check' : 'clock'} />
      {text}
    </span>
  );
}

/** The countdown among other words. */
export function CountdownText({ event }: { event: Event }) {
  return useCountdown(event).text;
}

/** Says that nobody brings the game of an event that is not over. */
export function GameOwnerNeeded({ event }: { event: Event }) {
  const phase = usePhase(event);
  if (phase === 'completed' || !needsGameOwner(event)) return null;
  return (
    <span className={styles.need}>
      <Icon name="box" />
      Game Owner Needed
    </span>
  );
}
