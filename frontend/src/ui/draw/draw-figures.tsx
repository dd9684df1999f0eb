import type { DrawCounts } from '#core/api/events.ts';
import { numeral } from '#core/text/count-text.ts';
import styles from './draw-figures.module.css';

/** What a draw came to, or would come to. */
export function DrawFigures({ counts }: { counts: DrawCounts }) {
  const { seats, seatsFilled, people, peopleWithNothing, peopleWithOneOfFirstThree } = counts;
  const figures = [
    ['Seats filled', `${numeral(seatsFilled)} of ${numeral(seats)}`],
    ['People who wished', numeral(people)],
    ['With one of their first three', numeral(peopleWithOneOfFirstThree)],
    ['With nothing', numeral(peopleWithNothing)],
  ];
  return (
    <dl className={`grid ${styles.figures}`}>
      {figures.map(([title, figure]) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
