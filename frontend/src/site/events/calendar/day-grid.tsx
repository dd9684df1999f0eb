import { type CSSProperties, useMemo } from 'react';
import { useEdition } from '#core/api/edition.ts';
import type { EditionDay, Event } from '#core/api/generated.ts';
import { useAtTime } from '#core/clock.ts';
import { format } from '#core/text/date-text.ts';
import { Plate } from '#ui/pieces/plate/plate.tsx';
import { Written } from '#ui/text/written.tsx';
import { EventLink } from '../event-link.tsx';
import { factTexts } from '../schedule/event-facts.ts';
import { timeText } from '../schedule/event-time.ts';
import { isFull } from '../schedule/sign-up.ts';
import { usePhase } from '../schedule/use-clock.ts';
import { type Block, blocksOf, rowAt, rowsOf, undeterminedOf } from './blocks.ts';
import styles from './day-grid.module.css';
import { useArrowKeys } from './use-arrow-keys.ts';

/** Minutes of a row. */
const QUARTER = 15;

/** The events of a day as blocks on its quarter hours; those whose time is undetermined stand above. */
export function DayGrid({ day, events }: { day: EditionDay; events: readonly Event[] }) {
  const undetermined = useMemo(() => undeterminedOf(events, day), [events, day]);
  const blocks = useMemo(() => blocksOf(events, day), [events, day]);
  const open = rowsOf(day);
  const rows = Math.max(open, ...blocks.map((block) => block.row + block.rows));
  const lanes = Math.max(1, ...blocks.map((block) => block.lanes));
  return (
    <>
      {undetermined.length > 0 && <Undetermined events={undetermined} />}
      {undetermined.length + blocks.length === 0 && (
        <p className="line-above muted pad-16">No events on {day.day}, yet!</p>
      )}
      <div className={`line-above ${styles.scroll}`}>
        <div className={`grid ${styles.grid}`} style={{ '--rows': rows, '--lanes': lanes } as CSSProperties}>
          <Hours day={day} rows={rows} open={open} />
          <Blocks blocks={blocks} />
          <Now day={day} open={open} />
        </div>
      </div>
    </>
  );
}

function Undetermined({ events }: { events: readonly Event[] }) {
  const places = useMemo(() => events.map((_, row) => ({ row, rows: 1, lane: 0, lanes: 1 })), [events]);
  const { list, entry } = useArrowKeys(places);
  return (
    <div className={`line-above sunken ${styles.undetermined}`}>
      <h2>Time undetermined</h2>
      <ul {...list}>
        {events.map((event, index) => (
          <li key={event.id}>
            <EventBlock event={event} rows={5} isEntry={index === entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  const { list, entry } = useArrowKeys(blocks);
  return (
    <ol className={styles.blocks} {...list}>
      {blocks.map(({ event, row, rows, lane, lanes }, index) => (
        <li
          key={event.id}
          style={{ '--row': row, '--span': rows, '--lane': lane, '--of': lanes } as CSSProperties}
        >
          <EventBlock event={event} rows={rows} isEntry={index === entry} />
        </li>
      ))}
    </ol>
  );
}

/** A row for each quarter of an hour. Hidden from screen readers, because each block has its time. */
function Hours({ day, rows, open }: { day: EditionDay; rows: number; open: number }) {
  const { timeZone } = useEdition();
  const quarters = useMemo(() => {
    const start = Date.parse(day.start);
    return Array.from({ length: rows }, (_, row) => {
      const moment = start + row * QUARTER * 60_000;
      const isFull = Number(format(moment, { minute: 'numeric', timeZone })) === 0;
      return { row, label: isFull ? format(moment, { hour: 'numeric', timeZone }) : '' };
    });
  }, [day, rows, timeZone]);
  return (
    <div className={styles.hours} aria-hidden="true">
      {quarters.map(({ row, label }) => (
        <div
          key={row}
          className={`${styles.quarter} ${label ? styles.hour : ''} ${row >= open ? styles.closed : ''}`}
        >
          <span>{label}</span>
        </div>
      ))}
    </div>
  );
}

function Now({ day, open }: { day: EditionDay; open: number }) {
  const row = useAtTime((now) => Math.round(rowAt(now, day) * 10) / 10);
  if (row < 0 || row > open) return null;
  const whole = Math.floor(row);
  return (
    <div
      className={styles.now}
      style={{ '--row': whole, '--part': row - whole } as CSSProperties}
      aria-hidden="true"
    />
  );
}

/** Blocks with fewer rows have their texts on one line. */
const ROOMY = 4;

interface EventBlockProps {
  event: Event;
  rows: number;
  /** The one that Tab reaches; arrow keys move to the others. */
  isEntry: boolean;
}

/** An event in the calendar: grey when it is past, yellow when it is full, blue otherwise. */
function EventBlock({ event, rows, isEntry }: EventBlockProps) {
  const isPast = usePhase(event) === 'completed';
  const full = isFull(event);
  const colour = isPast ? styles.past : full ? styles.full : styles.open;
  return (
    <EventLink
      id={event.id}
      className={`block ink plain-link ${styles.block} ${colour} ${rows < ROOMY ? styles.short : ''}`}
      tabIndex={isEntry ? 0 : -1}
    >
      <span className={`column ${styles.text}`}>
        <span className={styles.time}>
          {timeText(event)} {event.table && <Plate label={event.table} />}
        </span>{' '}
        <Written as="span" className={`small-type strong ${styles.game}`}>
          {event.gameName}
        </Written>{' '}
        <Written as="span">{event.organizer}</Written>{' '}
        <span className={styles.players}>
          {event.spotsTaken} of {event.spots} players
        </span>{' '}
        {factTexts(event).length > 0 && <span>{factTexts(event).join(', ')}</span>}{' '}
        {isPast && <span className="strong">Over</span>}{' '}
        {full && <span className="strong">All Spots Filled!</span>}
      </span>
    </EventLink>
  );
}
