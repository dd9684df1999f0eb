import { useEdition } from '#core/api/edition.ts';
import { ordinal } from '#core/text/count-text.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { Pawn } from '../pieces/pawn.tsx';
import styles from './line.module.css';
import { type LineDrawing, type LineStanding, lineDrawing } from './line-text.ts';

interface LinePlaceProps {
  standing: LineStanding;
  /** When the place was read, in ms. */
  loadedAt: number | undefined;
}

/** The place of somebody who waits, in words and as a row of pawns. */
export function LinePlace({ standing, loadedAt }: LinePlaceProps) {
  const { timeZone } = useEdition();
  const drawing = lineDrawing(standing);
  return (
    <>
      <p className={`row gap-12 sunken round pad-16 ${styles.place}`}>
        <b>{ordinal(standing.place)}</b>
        <span>
          in line
          {loadedAt !== undefined && (
            <>
              <br />
              <span className="muted small">
                as of {shortMoment(new Date(loadedAt).toISOString(), timeZone)}
              </span>
            </>
          )}
        </span>
      </p>
      {drawing && <Line drawing={drawing} />}
    </>
  );
}

function Line({ drawing: { before, own, behind, label } }: { drawing: LineDrawing }) {
  const pieces = [...Array<boolean>(before).fill(false), ...Array<boolean>(own).fill(true)];
  return (
    <p className={`row gap-6 wrap ${styles.pawns}`} role="img" aria-label={label}>
      {[...pieces, ...Array<boolean>(behind).fill(false)].map((isOwn, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its position
        <Pawn key={index} className={(isOwn ? styles.own : styles.other) ?? ''} />
      ))}
    </p>
  );
}
