import { type ReactNode, type RefObject, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { LoginLink } from '#core/address/login-link.tsx';
import { useEdition } from '#core/api/edition.ts';
import {
  type OwnDay,
  type OwnDayItem,
  type OwnDayNote,
  type OwnDays,
  useGetShiftsQuery,
} from '#core/api/generated.ts';
import { useLazyCode } from '#core/code/use-lazy-code.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import { Plate } from '#ui/pieces/plate/plate.tsx';
import { PlateLink } from '#ui/pieces/plate/plate-link.tsx';
import { PushOffer } from '#ui/push/push-offer.tsx';
import { Names } from '#ui/text/written.tsx';
import { BadgeCard } from './badge-card.tsx';
import { DaysSheet } from './days-sheet.tsx';
import styles from './my-days.module.css';
import { useOwnDays } from './use-own-days.ts';
import { isChanged, WhatChanged } from './what-changed.tsx';

/** /my-days: what somebody and their family have of the convention, for the phone in the hall and on one sheet of paper. */
export function MyDaysPage({ email }: { email: string }) {
  const { days: own, isAway, isLoading, refetch } = useOwnDays(email);
  const showsSkeleton = usePending(isLoading && !own, SKELETON_DELAY);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <div className={`page page-narrow ${styles.page}`}>
      <div className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Your two days
          </h1>
          {own && own.people.length > 0 && (
            <p className="muted">
              <Names names={own.people.map(({ name }) => name)} isSentence />
            </p>
          )}
        </div>
      </div>
      {own ? (
        <>
          <Days own={own} isAway={isAway} heading={heading} onRefresh={refetch} />
          <DaysSheet own={own} />
        </>
      ) : (
        isAway && <LoadFailure title="Your two days could not be loaded" onRetry={refetch} />
      )}
      {showsSkeleton && <ListSkeleton rows={6} />}
    </div>
  );
}

interface DaysProps {
  own: OwnDays;
  isAway: boolean;
  heading: RefObject<HTMLElement | null>;
  onRefresh: () => void;
}

function Days({ own, isAway, heading, onRefresh }: DaysProps) {
  return (
    <>
      <AskedToSit heading={heading} />
      <WhatChanged own={own} />
      <BadgeCard own={own} />
      {own.days.map((day) => (
        <DaySection key={day.date} day={day} />
      ))}
      <PushOffer hasJoined={own.days.some(({ items }) => items.length > 0)} />
      <Wishes isAway={isAway} />
      {own.directions.length > 0 && <GettingHere own={own} />}
      <KeptNote takenAt={own.takenAt} isAway={isAway} onRefresh={onRefresh} />
      <p className={`flex gap-10 above-24 ${styles.actions}`}>
        <ShiftsLink />
        <Link className="btn" to="/calendar">
          <Icon name="calendar" />
          Calendar
        </Link>
        <button type="button" className="btn" onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </button>
      </p>
    </>
  );
}

const loadWishes = () => import('./wish-list.tsx');
const loadSitTogether = () => import('./sit-together.tsx');

/** What one would like to play and with whom, in an edition that asks for it; their code is loaded there alone. */
function Wishes({ isAway }: { isAway: boolean }) {
  const { signUp } = useEdition();
  const list = useLazyCode(loadWishes, signUp.takesWishes ? 'wishes' : null);
  const friends = useLazyCode(loadSitTogether, signUp.takesWishes ? 'friends' : null);
  if (!signUp.takesWishes || !list || !friends) return null;
  return (
    <>
      <list.WishList isAway={isAway} />
      <friends.SitTogether />
    </>
  );
}

/** For whoever opened the link of a friend. It has its place from the start, as it stands above what one may press meanwhile. */
function AskedToSit({ heading }: { heading: RefObject<HTMLElement | null> }) {
  const token = useSearchParams()[0].get('sit-with');
  const { signUp } = useEdition();
  const code = useLazyCode(loadSitTogether, signUp.takesWishes ? token : null);
  if (!token) return null;
  return (
    <section className={`card card-body anywhere below-16 ${styles.asked}`} aria-labelledby="sit-with">
      {signUp.takesWishes ? (
        code && <code.AskedToSit key={token} token={token} fallbackFocus={heading} />
      ) : (
        <h2 id="sit-with">Nobody is asked for wishes at the moment</h2>
      )}
    </section>
  );
}

/** Where the organisers look for helpers. */
function ShiftsLink() {
  const { data } = useGetShiftsQuery();
  if (!data?.isOpen) return null;
  return (
    <Link className="btn" to="/shifts">
      <Icon name="clock" />
      Shifts
    </Link>
  );
}

function DaySection({ day: { date, weekday, monthDay, hours, items } }: { day: OwnDay }) {
  return (
    <section className={styles.day} aria-labelledby={`day-${date}`}>
      <h2 id={`day-${date}`}>{weekday}</h2>
      <p className="muted">{hours ? `${monthDay}, doors ${hours}` : monthDay}</p>
      {items.length === 0 ? (
        <p className="above-12">
          Nothing planned yet. <Link to="/events">See the events</Link>
        </p>
      ) : (
        <ul className="grid gap-12 above-12">
          {items.map((item) => (
            <Item key={`${item.path}${item.title}`} item={item} />
          ))}
        </ul>
      )}
    </section>
  );
}

const NOTE_ICONS: Record<OwnDayNote['kind'], IconName> = {
  who: 'person',
  changed: 'moved',
  missing: 'alert',
  waiting: 'clock',
};

function Item({ item }: { item: OwnDayItem }) {
  const { title, time, path, place, table, awaitsTable, isWaiting, notes } = item;
  const look = isWaiting ? styles.waits : isChanged(item) ? styles.changed : '';
  return (
    <li className={`card ${styles.item} ${look}`}>
      <div className={`flex top spread gap-12 ${styles.itemHead}`}>
        <div>
          <p className="strong label-type">{time}</p>
          <h3>{path ? <Link to={path}>{title}</Link> : title}</h3>
        </div>
        {table ? <PlateLink tableId={table.id} label={table.label} /> : awaitsTable && <Plate />}
      </div>
      {place && (
        <p className={`top muted ${styles.note}`}>
          <Icon name="pin" />
          {place}
        </p>
      )}
      {notes.map(({ kind, text }) => (
        <p key={text} className={`top muted ${styles.note} ${styles[`${kind}Note`]}`}>
          <Icon name={NOTE_ICONS[kind]} />
          {text}
        </p>
      ))}
    </li>
  );
}

function GettingHere({ own: { directions } }: { own: OwnDays }) {
  const { venue } = useEdition();
  return (
    <section className={styles.day} aria-labelledby="getting-here">
      <h2 id="getting-here">Getting here</h2>
      <p className="muted">
        {venue.name}, {venue.address}. <Link to="/map">See the map</Link>
      </p>
      <dl className={`grid gap-12 above-12 ${styles.directions}`}>
        {directions.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface KeptNoteProps {
  takenAt: string;
  isAway: boolean;
  onRefresh: () => void;
}

function KeptNote({ takenAt, isAway, onRefresh }: KeptNoteProps) {
  const { timeZone } = useEdition();
  const moment = shortMoment(takenAt, timeZone);
  return (
    <div className={`row gap-8 small-type muted ${styles.kept}`} role="status">
      <Icon name={isAway ? 'offline' : 'download'} />
      <p>
        {isAway
          ? `The server does not answer. This is how it was at ${moment}.`
          : `Kept on this phone at ${moment}, until you log out. It opens without a network.`}
      </p>
      {isAway && (
        <button type="button" className="btn" onClick={onRefresh}>
          Refresh
        </button>
      )}
    </div>
  );
}

/** For whoever is not signed in; `children` say why not. */
export function SignInToSee({ children }: { children: ReactNode }) {
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>Your two days</h1>
      </div>
      <div className="card card-body">
        {children}
        <p>Please log in to see your games, your badge codes and the way to the convention.</p>
        <p className="link-row">
          <LoginLink>Login</LoginLink>
        </p>
      </div>
    </div>
  );
}
