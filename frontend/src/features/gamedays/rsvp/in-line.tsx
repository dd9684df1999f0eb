import { type ReactNode, useState } from 'react';
import { useEdition } from '#api/edition.ts';
import type { GamedayQueuePlace } from '#api/generated.ts';
import type { Press } from '#ui/action/use-action.ts';
import { Notice, StatusRegion } from '#ui/feedback/notice.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Pawn } from '#ui/pieces/pawn.tsx';
import { count, ordinal } from '#ui/text/count-text.ts';
import { shortMoment, weekdayMoment } from '#ui/text/date-text.ts';
import styles from './line.module.css';
import { LineCard } from './line-card.tsx';
import { type LineDrawing, lineDrawing, lineNews, timeLeftText } from './line-text.ts';
import { offeredText } from './rsvp-answer.ts';
import { AdditionalGuests } from './rsvp-fields.tsx';

interface InLineProps {
  place: number;
  queue: GamedayQueuePlace;
  seatsOffered: number;
  /** When the place was read, in ms. */
  loadedAt: number | undefined;
  takesFocus: boolean;
  isBusy: boolean;
  onChange: (guests: number) => (event: Press) => void;
  onLeave: (event: Press) => void;
  /** How the last press failed. */
  children: ReactNode;
}

/** The place of a guest who waits, with what can be done about it. */
export function InLine(props: InLineProps) {
  const { place, queue, seatsOffered, loadedAt, takesFocus, isBusy, onChange, onLeave, children } = props;
  const { timeZone } = useEdition();
  const [guests, setGuests] = useState(queue.seats - 1);
  const drawing = lineDrawing(place, queue);
  const news = lineNews(place, queue);
  return (
    <LineCard title="You are in line" takesFocus={takesFocus}>
      <StatusRegion>{news && <Notice tone="info">{news}</Notice>}</StatusRegion>
      <p className={styles.place}>
        <b>{ordinal(place)}</b>
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
      <div className={styles.text}>
        <p>
          You wait for <b>{count(queue.seats, 'seat')}</b>. {offeredText(seatsOffered)}
        </p>
        <p>We mail you the moment it is your turn. If somebody behind you fits first, you keep your place.</p>
      </div>
      <AdditionalGuests value={guests} onChange={setGuests} />
      {children}
      {guests + 1 !== queue.seats && (
        <button type="button" className="btn btn-block" aria-disabled={isBusy} onClick={onChange(guests)}>
          Change to {count(guests + 1, 'seat')}
        </button>
      )}
      <button
        type="button"
        className={`btn btn-text btn-block ${styles.leave}`}
        aria-disabled={isBusy}
        onClick={onLeave}
      >
        Leave the line
      </button>
    </LineCard>
  );
}

function Line({ drawing: { before, own, behind, label } }: { drawing: LineDrawing }) {
  const pieces = [...Array<boolean>(before).fill(false), ...Array<boolean>(own).fill(true)];
  return (
    <p className={styles.pawns} role="img" aria-label={label}>
      {[...pieces, ...Array<boolean>(behind).fill(false)].map((isOwn, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but its position
        <Pawn key={index} className={(isOwn ? styles.own : styles.other) ?? ''} />
      ))}
    </p>
  );
}

/** Above the form while seats are kept for the guest. */
export function OfferPanel({ keptUntil }: { keptUntil: string }) {
  const { timeZone } = useEdition();
  return (
    <section className={styles.offer} aria-labelledby="offer">
      <Icon name="clock" />
      <div>
        <h2 id="offer">Kept for you until {weekdayMoment(keptUntil, timeZone)}</h2>
        <p className="muted">{timeLeftText(keptUntil)}</p>
      </div>
    </section>
  );
}
