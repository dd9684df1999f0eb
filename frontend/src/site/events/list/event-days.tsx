import { memo, type ReactNode } from 'react';
import type { Event, User } from '#core/api/generated.ts';
import { Names, Written } from '#ui/text/written.tsx';
import { EventLink } from '../event-link.tsx';
import { Countdown, GameOwnerNeeded, PlayersFlag, Spots, TeacherFlag } from '../event-status.tsx';
import { isOver } from '../schedule/countdown.ts';
import { factTexts } from '../schedule/event-facts.ts';
import { timeText } from '../schedule/event-time.ts';
import { isFull, needsGameOwner, ownNamesIn } from '../schedule/sign-up.ts';
import styles from './event-days.module.css';
import { EventPlate } from './event-plate.tsx';

/** The buttons that stand below or beside an event. */
export type EventActions = (event: Event) => ReactNode;

interface EventDaysProps {
  rows: readonly Event[];
  /** ms; events that ended by then are over. */
  lastEnd: number;
  /** Events are given tables. */
  hasTables: boolean;
  user: User | null;
  /** In the order of the days, so that each has a head; else the days stand in the rows. */
  isByDay: boolean;
  /** Stands in the first head. */
  lead: ReactNode;
  actions?: EventActions | undefined;
}

/** One page of the schedule for phones: a head for each day, and below it a row for each game. */
export function EventDays({ rows, lastEnd, hasTables, user, isByDay, lead, actions }: EventDaysProps) {
  const days = isByDay ? [...new Set(rows.map(({ eventDay }) => eventDay))] : ['All days'];
  return days.map((day, index) => (
    <section key={day} aria-labelledby={`events-of-${index}`}>
      <div className={`middle wrap ${styles.head}`}>
        <h2 id={`events-of-${index}`}>{day}</h2>
        {index === 0 && lead}
      </div>
      <ul className={`card clips ${styles.rows}`}>
        {rows
          .filter(({ eventDay }) => !isByDay || eventDay === day)
          .map((event) => {
            const over = isOver(event, lastEnd);
            return (
              <EventRow
                key={event.id}
                event={event}
                user={user}
                isOver={over}
                isAwaited={hasTables && !over}
                hasDay={!isByDay}
                actions={actions}
              />
            );
          })}
      </ul>
    </section>
  ));
}

interface EventRowProps {
  event: Event;
  user: User | null;
  isOver: boolean;
  /** It gets a table if it has none. */
  isAwaited: boolean;
  hasDay: boolean;
  actions: EventActions | undefined;
}

/** When and where, with the flag on the table; the game, how far away and for whom; its spots, and who of the family is in. */
const EventRow = memo(function EventRow(props: EventRowProps) {
  const { event, user, isOver: over, isAwaited, hasDay, actions } = props;
  const own = ownNamesIn(event, user);
  return (
    <li className={over ? styles.over : needsGameOwner(event) ? styles.needy : undefined}>
      <EventLink id={event.id} className={`plain-link ${styles.row}`}>
        <span className={`top column gap-4 ${styles.when}`}>
          {hasDay && <span className={styles.day}>{event.eventDay}</span>}
          <span className={styles.time}>{timeText(event)}</span>
          <span className={`middle ${styles.table}`}>
            <EventPlate event={event} isAwaited={isAwaited} isInLink />
            <PlayersFlag event={event} />
          </span>
        </span>
        <span className={`from-start gap-2 ${styles.game}`}>
          <Written as="span" className={`anywhere ${styles.name}`}>
            {event.gameName}
          </Written>
          <span className={styles.state}>
            <Countdown event={event} />
            {factTexts(event).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </span>
          <span className={`middle spread wrap ${styles.seats}`}>
            <Spots event={event} />
            <span className={`middle to-end at-end wrap ${styles.marks}`}>
              {own.length > 0 && (
                <span className="tag tag-success">
                  {/* One piece: a tag sets its pieces apart. */}
                  <span>
                    <Names names={own} />
                  </span>
                </span>
              )}
              {isFull(event) && <span className="tag">Full</span>}
              <TeacherFlag event={event} />
            </span>
          </span>
          <GameOwnerNeeded event={event} />
        </span>
      </EventLink>
      {actions?.(event)}
    </li>
  );
});
