import { Link, useLocation, useParams } from 'react-router';
import { problemOf } from '#core/api/problem.ts';
import { type DoorList, useGetDoorListQuery } from '#core/api/staff.ts';
import { count } from '#core/text/count-text.ts';
import { longDate, timeRange } from '#core/text/date-text.ts';
import { LoadingView } from '#ui/feedback/loading.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './door-list.module.css';
import { DoorListTable } from './door-list-table.tsx';

/** /gameday-management/door-list/{gamedayId}: who is coming, to be printed and ticked off at the door. */
export function DoorListPage() {
  const { gamedayId = '' } = useParams();
  const { data, error, isLoading, refetch } = useGetDoorListQuery(gamedayId, {
    refetchOnMountOrArgChange: true,
  });
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  if (error) return <DoorListFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return showsSkeleton ? <LoadingView title="Door List" /> : null;
  return (
    <div className={`page ${styles.page}`}>
      <DoorListHead list={data} />
      {data.guests.length === 0 && <p className="muted">Nobody has accepted yet.</p>}
      <DoorListTable guests={data.guests} />
    </div>
  );
}

function DoorListHead({ list: { gameday, guests } }: { list: DoorList }) {
  const seats = guests.reduce((sum, { additionalGuests }) => sum + 1 + (additionalGuests ?? 0), 0);
  // The page of gamedays that the list was opened from.
  const back = new URLSearchParams(useLocation().search);
  back.set('gameday', gameday.id);
  const place = [timeRange(gameday.startTime, gameday.endTime), gameday.location].filter(Boolean).join(' · ');
  return (
    <div className={`page-head ${styles.head}`}>
      <div>
        <h1>Door List</h1>
        <p className="strong">{longDate(gameday.date)}</p>
        <p>{place}</p>
        <p className={styles.totals}>
          {count(guests.length, 'guest')} accepted, {count(seats, 'seat')} of{' '}
          {gameday.capacity.toLocaleString('en-US')}
        </p>
      </div>
      <div className={`cluster gap-8 ${styles.actions}`}>
        <Link className="btn" to={`/gameday-management?${back}`}>
          Back to the gameday
        </Link>
        <Link className="btn" to={`/gameday-management/name-cards/${gameday.id}`}>
          Name cards
        </Link>
        <button type="button" className="btn btn-primary" onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </button>
      </div>
    </div>
  );
}

function DoorListFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = [400, 404].includes(problemOf(error).status);
  return (
    <div className="page page-narrow">
      <div className="page-head">
        <h1>Door List</h1>
      </div>
      <div className="card card-body">
        <Notice tone="error" title="Error" live>
          {isMissing ? 'There is no such gameday any more.' : 'Failed to load the door list'}
        </Notice>
        <p className="link-row">
          {!isMissing && (
            <button type="button" className="btn btn-primary" onClick={onRetry}>
              Retry
            </button>
          )}
          <Link className="btn" to="/gameday-management">
            Back to the gamedays
          </Link>
        </p>
      </div>
    </div>
  );
}
