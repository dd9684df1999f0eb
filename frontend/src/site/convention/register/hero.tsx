import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { money } from '#core/text/money-text.ts';
import { pieces } from '#ui/pieces/pawn.tsx';
import styles from './hero.module.css';

export function Hero() {
  const edition = useEdition();
  return (
    <div className={`flex column ${styles.hero}`}>
      <h1>Two days, one long table. Take a seat.</h1>
      <p className={`above-16 ${styles.lead}`}>
        {edition.productName} is a tabletop gaming convention you go to in person. Join a scheduled game,
        start your own, or bring a box and fly a flag.
      </p>
      <dl className={`cluster above-24 ${styles.facts}`}>
        {edition.days.map((day) => (
          <div key={day.date}>
            <dt>
              {day.day}, {day.monthDay}
            </dt>
            <dd>
              {day.startTime} – {day.endTime}
            </dd>
          </div>
        ))}
        <div>
          <dt>Admission</dt>
          <dd>{money(edition.admissionPrice, edition.currency)}, covers both days</dd>
        </div>
        <div>
          <dt>Where</dt>
          <dd>
            <Link to="/map">{edition.venue.name}</Link>
            <span className={`regular ${styles.address}`}>{edition.venue.address}</span>
          </dd>
        </div>
      </dl>
      <TableScene />
    </div>
  );
}

const DICE_PIPS = [
  [275, 113],
  [299, 113],
  [287, 125],
  [275, 137],
  [299, 137],
] as const;

function TableScene() {
  return (
    <svg
      className={`rigid block ${styles.scene}`}
      viewBox="0 0 560 150"
      role="img"
      aria-label="Two table flags and game pieces standing on the table's edge"
    >
      <Pole x={36} top={16} />
      <path className={styles.yellow} d="M40 20 136 49 40 78z" />
      <Meeple x={104} className={styles.red} shade={styles.redShade} />
      <Meeple x={178} className={styles.paper} shade={styles.paperShade} />
      <rect className={styles.paper} x="262" y="100" width="50" height="50" rx="9" />
      <path className={styles.paperShade} d="M312 109l8-5a8 8 0 0 1 3 6v32a9 9 0 0 1-4 7l-9 1z" />
      {DICE_PIPS.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={styles.pip} cx={x} cy={y} r="4.5" />
      ))}
      <Pole x={364} top={28} />
      <path className={styles.green} d="M368 32h98l-18 25 18 25h-98z" />
      <path className={styles.yellow} d={pieces.pawn} transform="translate(398 95) scale(3.7)" />
      <Meeple x={452} className={styles.blue} shade={styles.blueShade} />
      <g transform="translate(516 118)">
        <rect className={styles.tile} width="40" height="9" y="23" rx="3" />
        <rect className={styles.tileLight} width="40" height="9" x="3" y="12" rx="3" />
        <rect className={styles.tile} width="40" height="9" x="-1" y="1" rx="3" />
      </g>
    </svg>
  );
}

function Pole({ x, top }: { x: number; top: number }) {
  return (
    <>
      <path className={styles.pole} d={`M${x} ${top}V144`} />
      <path className={styles.foot} d={`M${x - 20} 150v-5a6 6 0 0 1 6-6h28a6 6 0 0 1 6 6v5z`} />
    </>
  );
}

function Meeple({ x, className, shade }: { x: number; className?: string; shade?: string }) {
  return (
    <g transform={`translate(${x} 86) scale(4.1)`}>
      <path className={shade} d={pieces.meeple} transform="translate(.9 0)" />
      <path className={className} d={pieces.meeple} />
    </g>
  );
}
