import { useEdition } from '#core/api/edition.ts';
import { weekdayMoment } from '#core/text/date-text.ts';
import { Icon } from '../pieces/icon.tsx';
import styles from './line.module.css';
import { timeLeftText } from './line-text.ts';

/** Above the form while seats or badges are kept for somebody who waited. */
export function OfferPanel({ keptUntil }: { keptUntil: string }) {
  const { timeZone } = useEdition();
  return (
    <section className={`row gap-14 card-corners ${styles.offer}`} aria-labelledby="offer">
      <Icon name="clock" />
      <div>
        <h2 id="offer">Kept for you until {weekdayMoment(keptUntil, timeZone)}</h2>
        <p className="muted">{timeLeftText(keptUntil)}</p>
      </div>
    </section>
  );
}
