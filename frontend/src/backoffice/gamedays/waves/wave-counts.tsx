import type { ReactNode } from 'react';
import type { GamedayWaves } from '#core/api/staff.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { invitedParts } from './wave-text.ts';
import styles from './waves.module.css';

/** How many are asked and how many wait, and what became of those who were asked. */
export function WaveCounts({ waves }: { waves: GamedayWaves }) {
  const { open, target, waiting, seatsTaken, seatsOffered, capacity, inQueue } = waves;
  const parts = invitedParts(waves);
  const invited = parts.reduce((sum, part) => sum + part.count, 0);
  const said = parts.map((part) => `${numeral(part.count)} ${part.label}`).join(', ');
  return (
    <>
      <ul className={`grid round clips ${styles.counts}`}>
        <Count figure={numeral(open)} label="Invited and unanswered" isLit>
          You keep {numeral(target ?? 0)} open.
        </Count>
        <Count figure={numeral(waiting)} label="Waiting their turn">
          In the order of your list. Not yet mailed.
        </Count>
        <Count
          figure={
            <>
              {numeral(seatsTaken)}
              <i>/{numeral(capacity)}</i>
            </>
          }
          label="Seats taken"
        >
          {seatsOffered > 0
            ? `${count(seatsOffered, 'seat')} of them ${seatsOffered === 1 ? 'is' : 'are'} offered to people who waited.`
            : 'With everybody who comes along.'}
        </Count>
        <Count figure={numeral(inQueue)} label="In the queue">
          Asked for seats when it was full.
        </Count>
      </ul>
      {invited > 0 && (
        <>
          <div
            className={`flex clips gap-2 ${styles.bar}`}
            role="img"
            aria-label={`${numeral(invited)} invited: ${said}`}
          >
            {parts.map((part) => (
              <span key={part.label} style={{ flex: part.count, background: part.fill }} />
            ))}
          </div>
          <ul className={`cluster ${styles.legend}`}>
            <li className="strong">
              {numeral(invited)} of {numeral(invited + waiting)} invited
            </li>
            {parts.map((part) => (
              <li key={part.label} style={{ color: part.ink }}>
                <Icon name={part.icon} />
                <b>{numeral(part.count)}</b>
                <span className="muted">{part.label}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface CountProps {
  figure: ReactNode;
  label: string;
  isLit?: boolean;
  children: ReactNode;
}

function Count({ figure, label, isLit, children }: CountProps) {
  return (
    <li className={isLit ? styles.lit : undefined}>
      <span className={`block ${styles.figure}`}>{figure}</span>
      <span className="strong">{label}</span>
      <p className="small muted">{children}</p>
    </li>
  );
}
