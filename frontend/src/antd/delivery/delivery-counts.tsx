import { Icon } from '#ui/pieces/icon.tsx';
import { numeral } from '#ui/text/count-text.ts';
import styles from './delivery-counts.module.css';
import { type CountedState, STATES } from './delivery-progress-text.ts';
import { DELIVERY_LOOKS } from './delivery-state.ts';

/** How many mails are in which state; states without any are left out. */
export function DeliveryCounts({ counts }: { counts: Record<CountedState, number> }) {
  return (
    <ul className={styles.counts}>
      {STATES.filter((state) => counts[state] > 0).map((state) => (
        <li key={state} style={{ color: DELIVERY_LOOKS[state].ink }}>
          <Icon name={DELIVERY_LOOKS[state].icon} />
          <span>{DELIVERY_LOOKS[state].label}</span>
          <b>{numeral(counts[state])}</b>
        </li>
      ))}
    </ul>
  );
}
