import { Link } from 'react-router';
import { useEdition } from '#core/api/edition.ts';
import { type RotaShift, useGetRotaQuery } from '#core/api/staff.ts';
import { byDay, shiftTime } from '#core/text/shift-days.ts';
import { LoadingView } from '#ui/feedback/loading.tsx';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { Written } from '#ui/text/written.tsx';
import styles from './rota.module.css';

/** /shift-management/rota: who helps where and when, to be printed; whom nobody has told of yet is written in by hand. */
export function RotaPage() {
  const { data, isError, isLoading, refetch } = useGetRotaQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const showsSkeleton = usePending(isLoading, SKELETON_DELAY);
  if (!data && isError) {
    return (
      <div className="page">
        <div className="page-head">
          <h1>Rota</h1>
        </div>
        <LoadFailure title="The rota did not load" onRetry={() => void refetch()} />
      </div>
    );
  }
  if (!data) return showsSkeleton ? <LoadingView title="Rota" /> : null;
  return (
    <div className={`page ${styles.page}`}>
      <RotaHead />
      {data.shifts.length === 0 && <p className="muted">There are no shifts yet.</p>}
      {byDay(data.shifts).map(({ day, title, items }) => (
        <section key={day} aria-labelledby={`day-${day}`}>
          <h2 id={`day-${day}`}>{title}</h2>
          <DayTable shifts={items} labelledBy={`day-${day}`} />
        </section>
      ))}
    </div>
  );
}

function RotaHead() {
  const { productName } = useEdition();
  return (
    <div className="page-head">
      <div>
        <h1>Rota</h1>
        <p>Who helps at {productName}</p>
      </div>
      <div className={`cluster gap-8 ${styles.actions}`}>
        <Link className="btn" to="/shift-management">
          Back to the shifts
        </Link>
        <button type="button" className="btn btn-primary" onClick={() => window.print()}>
          <Icon name="print" />
          Print
        </button>
      </div>
    </div>
  );
}

function DayTable({ shifts, labelledBy }: { shifts: RotaShift[]; labelledBy: string }) {
  const { timeZone } = useEdition();
  return (
    <table className={`full anywhere raised ${styles.table}`} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Shift</th>
          <th scope="col">Helpers</th>
        </tr>
      </thead>
      <tbody>
        {shifts.map((shift) => (
          <tr key={shift.id}>
            <td className={styles.time}>{shiftTime(shift, timeZone)}</td>
            <th scope="row">
              <b>{shift.title}</b>
              <br />
              {shift.place}
            </th>
            <td>
              <ul>
                {shift.helpers.map(({ nameId, name, seeksReplacement }) => (
                  <li key={nameId}>
                    <Written as="span">{name}</Written>
                    {seeksReplacement && <span className="muted">, looks for a replacement</span>}
                  </li>
                ))}
                {lines(shift).map((line) => (
                  <li key={line} className={styles.line}>
                    <span className="visually-hidden">Nobody yet</span>
                  </li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** So many lines to write on as places are free. */
function lines({ places, taken }: RotaShift): number[] {
  return Array.from({ length: Math.max(0, places - taken) }, (_, index) => index);
}
