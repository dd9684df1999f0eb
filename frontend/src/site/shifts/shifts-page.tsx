import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { LoginLink } from '#core/address/login-link.tsx';
import { fresh } from '#core/api/freshness.ts';
import {
  type HelperName,
  type OfferedShift,
  type OfferedShifts,
  useGetShiftsQuery,
} from '#core/api/generated.ts';
import { byDay } from '#core/text/shift-days.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure, Notice } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { ShiftCard } from './shift-card.tsx';
import styles from './shifts.module.css';

/** /shifts: where help is needed, and what one has taken. */
export function ShiftsPage() {
  const { data, isLoading, isError, refetch } = useGetShiftsQuery(undefined, fresh('getShifts'));
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  return (
    <ShiftsFrame>
      {data && <Shifts offered={data} />}
      {!data && showsSkeleton && <ListSkeleton rows={6} />}
      {!data && isError && <LoadFailure title="The shifts did not load" onRetry={() => void refetch()} />}
    </ShiftsFrame>
  );
}

/** For whoever is not signed in. */
export function SignInForShifts() {
  return (
    <ShiftsFrame>
      <div className="card card-body">
        <p>Please log in to see where help is needed, and to take shifts.</p>
        <p className="link-row">
          <LoginLink>Login</LoginLink>
        </p>
      </div>
    </ShiftsFrame>
  );
}

function ShiftsFrame({ children }: { children: ReactNode }) {
  return (
    <div className={`page ${styles.page}`}>
      <div className="page-head">
        <div>
          <h1>Shifts</h1>
          <p>Lend a hand: take what suits you, and give it back here if you cannot come.</p>
        </div>
      </div>
      {children}
    </div>
  );
}

function Shifts({ offered: { isOpen, names, shifts } }: { offered: OfferedShifts }) {
  const own = shifts.filter((shift) => shift.own.length > 0);
  const others = shifts.filter((shift) => shift.own.length === 0);
  const mine = own.map(({ id }) => id).join();
  const known = useRef(mine);
  useEffect(() => {
    if (known.current === mine) return;
    known.current = mine;
    // What was pressed went with its card to the other list.
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [mine]);
  return (
    <>
      {names.length === 0 && (
        <Notice tone="info" title="You need a badge to take shifts">
          <p>
            <Link to="/">Register for the convention</Link>, then take a shift here.
          </p>
        </Notice>
      )}
      {own.length > 0 && <Days id="own" title="Your shifts" shifts={own} names={isOpen ? names : []} />}
      {isOpen && others.length > 0 && (
        <Days id="offered" title="Where help is needed" shifts={others} names={names} />
      )}
      {others.length === 0 && (
        <EmptyState isCard>
          <p>
            {isOpen && own.length > 0
              ? 'There are no other shifts for you.'
              : 'No helpers are looked for at the moment.'}
          </p>
          <p>
            <Link to="/my-days">See your two days</Link>
          </p>
        </EmptyState>
      )}
    </>
  );
}

interface DaysProps {
  id: string;
  title: string;
  shifts: OfferedShift[];
  names: HelperName[];
}

function Days({ id, title, shifts, names }: DaysProps) {
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {byDay(shifts).map(({ day, title: date, items }) => (
        <div key={day} className={styles.day}>
          <h3>{date}</h3>
          <ul className={`grid gap-12 ${styles.shifts}`}>
            {items.map((shift) => (
              <ShiftCard key={shift.id} shift={shift} names={names} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
