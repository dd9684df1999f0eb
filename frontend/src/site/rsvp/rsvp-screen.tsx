import type { ReactNode } from 'react';
import { noNetworkText } from '#core/api/problem.ts';
import { longDate, timeRange } from '#core/text/date-text.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { Written } from '#ui/text/written.tsx';
import styles from './rsvp.module.css';
import { seatsLeftText } from './rsvp-answer.ts';

interface RsvpScreenProps {
  caption: string;
  title: string;
  children: ReactNode;
}

/** A reply page with one message in place of the form: full, invalid, not loaded. */
export function RsvpScreen({ caption, title, children }: RsvpScreenProps) {
  return (
    <>
      <PlaceCard caption={caption}>{title}</PlaceCard>
      <div className={`page page-guest grid gap-16 ${styles.screen}`}>{children}</div>
    </>
  );
}

interface FullScreenProps {
  /** Whose invitation it is; without a name the card carries the day. */
  guest?: string | null;
  gameday: Pick<OccasionProps, 'date' | 'startTime' | 'endTime' | 'location' | 'description'>;
  children?: ReactNode;
}

/** Also says what is full: whoever got a link alone would wait in line for they know not what. */
export function FullScreen({ guest, gameday, children }: FullScreenProps) {
  return (
    <>
      <PlaceCard caption={guest ? 'You are invited' : 'A day at the tables'}>
        {guest ?? longDate(gameday.date)}
      </PlaceCard>
      <div className={`page page-guest grid gap-16 ${styles.screen}`}>
        <Occasion {...gameday} answerBy={null} seatsLeft={null} calendar={null} isDayTold={!guest} />
        {/* Said aloud, because it may take the place of a form that was just sent. */}
        <div role="status" className={`notice ink ${styles.full}`}>
          <Icon name="info" />
          <div>
            <h2 className="notice-title">Gameday is Full</h2>
            This gameday has reached capacity and is no longer accepting RSVPs.
          </div>
        </div>
        {children}
      </div>
    </>
  );
}

/** The outline of the page while its gameday or invitation loads. */
export function LoadingScreen() {
  return (
    <div role="status">
      <div className={`felt ${styles.table}`}>
        <div className={`ink centred anchor raised ${styles.place}`}>
          <p className={`muted ${styles.caption}`}>Loading...</p>
          <span className={`skeleton ${styles.nameSkeleton}`} />
        </div>
      </div>
      <div className="rail" />
      <div className={`page page-guest grid gap-16 ${styles.screen}`}>
        <span className="skeleton" />
        <span className="skeleton" />
      </div>
    </div>
  );
}

interface LoadFailureProps {
  text: string;
  onRetry: () => void;
}

export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  return (
    <RsvpScreen caption="Gameday" title="One moment">
      <p role="alert">
        {text} {noNetworkText()}
      </p>
      <p>
        <button type="button" className="btn" onClick={onRetry}>
          Retry
        </button>
      </p>
    </RsvpScreen>
  );
}

interface PlaceCardProps {
  caption: string;
  /** Whose name it is is yet to be written, so that it does not name the page. */
  isSample?: boolean;
  children: ReactNode;
}

/** The head of a reply page: a folded card with the name of the guest, or a message. */
export function PlaceCard({ caption, isSample = false, children }: PlaceCardProps) {
  const Name = isSample ? 'p' : 'h1';
  return (
    <>
      <div className={`felt ${styles.table}`}>
        <div className={`ink centred anchor raised ${styles.place}`}>
          <p className={`muted ${styles.caption}`}>{caption}</p>
          <Name className={styles.name}>{children}</Name>
        </div>
      </div>
      <div className="rail" />
    </>
  );
}

interface OccasionProps {
  date: string;
  startTime: string | null;
  endTime: string | null;
  location: string | null;
  description: string | null;
  /** The day by whose end an answer is asked for; null when there is none, or an answer. */
  answerBy: string | null;
  seatsLeft: number | null;
  /** Where the calendar file of somebody who is coming is. */
  calendar: string | null;
  /** The card above carries the day. */
  isDayTold?: boolean;
  /** It names the page. */
  isHeading?: boolean;
}

export function Occasion(props: OccasionProps) {
  const {
    date,
    startTime,
    endTime,
    location,
    description,
    answerBy,
    seatsLeft,
    calendar,
    isDayTold,
    isHeading,
  } = props;
  const Heading = isHeading ? 'h1' : 'h2';
  const time = timeRange(startTime, endTime);
  return (
    <section className={styles.occasion} aria-label="Gameday">
      {!isDayTold && <Heading className={styles.day}>{longDate(date)}</Heading>}
      <dl>
        {time && (
          <div>
            <Icon name="clock" />
            <dt className="visually-hidden">Time</dt>
            <dd>{time}</dd>
          </div>
        )}
        {location && (
          <div>
            <Icon name="pin" />
            <dt className="visually-hidden">Location</dt>
            <Written as="dd">{location}</Written>
          </div>
        )}
        {answerBy && (
          <div>
            <Icon name="calendar" />
            <dt className="visually-hidden">Answer by</dt>
            <dd>Please answer by {longDate(answerBy)}</dd>
          </div>
        )}
        {seatsLeft !== null && (
          <div>
            <Icon name="group" />
            <dt className="visually-hidden">Seats</dt>
            <dd>{seatsLeftText(seatsLeft)}</dd>
          </div>
        )}
      </dl>
      {description && (
        <Written className={`anywhere keeps-lines ${styles.description}`}>{description}</Written>
      )}
      {calendar && (
        <p>
          <a className="btn" href={calendar} download="gameday.ics">
            <Icon name="calendar" />
            Add to calendar
          </a>
        </p>
      )}
    </section>
  );
}
