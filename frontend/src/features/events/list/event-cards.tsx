import { memo, type ReactNode } from 'react';
import { useEdition } from '#api/edition.ts';
import type { Event } from '#api/generated.ts';
import { Written } from '#ui/text/written.tsx';
import { EventLink } from '../event-link.tsx';
import { Countdown, GameOwnerNeeded, PlayersWanted, Spots, TeacherFlag } from '../event-status.tsx';
import { FactChips } from '../fact-chips.tsx';
import { isOver } from '../schedule/countdown.ts';
import { dateText, durationText, shortWhen } from '../schedule/event-time.ts';
import { isFull, needsGameOwner } from '../schedule/sign-up.ts';
import styles from './event-cards.module.css';
import { EventPlate } from './event-plate.tsx';

/** The buttons that stand beside an event. */
export type EventActions = (event: Event) => ReactNode;

interface EventCardsProps {
  rows: readonly Event[];
  /** ms; events that ended by then are over. */
  lastEnd: number;
  /** Events are given tables. */
  hasTables: boolean;
  actions?: EventActions | undefined;
}

/** One page of the schedule as cards, for phones: when, then the game, how long and with whom, its spots, its flags. */
export const EventCards = memo(function EventCards({ rows, lastEnd, hasTables, actions }: EventCardsProps) {
  const { timeZone } = useEdition();
  return (
    <ul className={styles.cards}>
      {rows.map((event) => {
        const over = isOver(event, lastEnd);
        const stateClass = over ? styles.over : needsGameOwner(event) ? styles.needy : '';
        return (
          <li key={event.id}>
            <EventLink id={event.id} className={`card ${styles.card} ${stateClass}`}>
              <span className={styles.head}>
                <Countdown event={event} />
                <span className={styles.when}>{shortWhen(event)}</span>
              </span>
              <span className={styles.title}>
                <Written as="span" className={styles.name}>
                  {event.gameName}
                </Written>
                <EventPlate event={event} isAwaited={hasTables && !over} isInLink />
              </span>
              <span className={styles.facts}>
                <span className={styles.date}>{dateText(event, timeZone)}</span>
                <span>{durationText(event)}</span>
                <span>Organizer: {event.organizer}</span>
              </span>
              <FactChips event={event} />
              <span className={styles.spots}>
                <Spots event={event} />
                {isFull(event) && <span className="tag">Full</span>}
              </span>
              <span className={styles.flags}>
                <PlayersWanted event={event} />
                <TeacherFlag event={event} />
                <GameOwnerNeeded event={event} />
              </span>
            </EventLink>
            {actions?.(event)}
          </li>
        );
      })}
    </ul>
  );
});
