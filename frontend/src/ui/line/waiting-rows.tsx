import type { ReactNode } from 'react';
import { useEdition } from '#core/api/edition.ts';
import { shortMoment, weekdayMoment } from '#core/text/date-text.ts';
import { Icon } from '../pieces/icon.tsx';
import { Written } from '../text/written.tsx';
import styles from './waiting-rows.module.css';

/** Those who wait in a line, in order, for staff. */
export function WaitingRows({ children }: { children: ReactNode }) {
  return <ol className={`grid ${styles.rows}`}>{children}</ol>;
}

/** Somebody who waits. */
interface Waiting {
  name: string;
  email: string;
  /** From 1; null while what they wait for is kept for them. */
  place: number | null;
  joinedAt: string;
  keptUntil: string | null;
  missed: boolean;
  passedOver: boolean;
}

interface WaitingRowProps {
  waiting: Waiting;
  /** '2 seats' */
  wanted: string;
  /** Buttons. */
  children: ReactNode;
}

export function WaitingRow({ waiting, wanted, children }: WaitingRowProps) {
  const { name, email, place, joinedAt, keptUntil, missed, passedOver } = waiting;
  const { timeZone } = useEdition();
  return (
    <li className={keptUntil ? `${styles.row} ${styles.offered}` : styles.row}>
      <span className={`centred ${styles.place}`}>{place ?? <Icon name="clock" />}</span>
      <div className={`shrinks anywhere ${styles.who}`}>
        <Written className="strong">{name}</Written>
        <p className="small muted">{email}</p>
        <p className="small">
          {wanted} · since {shortMoment(joinedAt, timeZone)}
          {keptUntil && ` · offered until ${weekdayMoment(keptUntil, timeZone)}`}
          {passedOver && ' · passed over'}
          {missed && ' · did not answer once'}
        </p>
      </div>
      <span className={`row gap-2 ${styles.actions}`}>{children}</span>
    </li>
  );
}
