import { Button, Switch } from 'antd';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { fresh } from '#core/api/freshness.ts';
import { type Rota, type RotaShift, useGetRotaQuery, useSetShiftsOpenMutation } from '#core/api/staff.ts';
import { useAtTime } from '#core/clock.ts';
import { count } from '#core/text/count-text.ts';
import { byDay } from '#core/text/shift-days.ts';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure, Notice } from '#ui/feedback/notice.tsx';
import { EmptyState } from '#ui/list/empty-state.tsx';
import { ExportButton } from '#ui/list/export-button.tsx';
import listCard from '#ui/list/list-card.module.css';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './manage.module.css';
import { CancelShiftDialog, ShiftDialog } from './shift-dialogs.tsx';
import { ShiftRow } from './shift-row.tsx';

const MINUTE_MS = 60_000;
/** So long before it begins, a shift that nobody has taken is on the desk. */
const SOON_MS = 2 * 24 * 60 * MINUTE_MS;

/** /shift-management: where helpers are needed, and who has taken what. */
export function ShiftManagementPage() {
  const { data: rota, isError, refetch } = useGetRotaQuery(undefined, fresh('getRota'));
  const openDialog = useOpenDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  const find = (id: string) => rota?.shifts.find((shift) => shift.id === id);
  return (
    <div className="page">
      <div className="page-head">
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Shift Management
          </h1>
          <p>Say where helpers are needed; people take shifts, and are reminded the day before.</p>
        </div>
        <Button
          type="primary"
          icon={<Icon name="invite" />}
          disabled={!rota}
          onClick={() => openDialog('new-shift')}
        >
          New shift
        </Button>
      </div>
      {rota ? (
        <>
          <OpenSwitch isOpen={rota.isOpen} />
          <ShiftList
            rota={rota}
            onEdit={(id) => openDialog('edit-shift', id)}
            onCancel={(id) => openDialog('cancel-shift', id)}
          />
        </>
      ) : isError ? (
        <LoadFailure title="The shifts did not load" onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={6} />
      )}
      <RoutedDialog name="new-shift" find={() => rota}>
        {(days, frame) => <ShiftDialog days={days} frame={frame} />}
      </RoutedDialog>
      <RoutedDialog name="edit-shift" find={find} fallbackFocus={heading}>
        {(shift, frame) => rota && <ShiftDialog shift={shift} days={rota} frame={frame} />}
      </RoutedDialog>
      <RoutedDialog name="cancel-shift" find={find} fallbackFocus={heading}>
        {(shift, frame) => <CancelShiftDialog shift={shift} frame={frame} />}
      </RoutedDialog>
    </div>
  );
}

/** Nobody sees shifts until this is turned on for the edition. */
function OpenSwitch({ isOpen }: { isOpen: boolean }) {
  const [setOpen] = useSetShiftsOpenMutation();
  const { run, isBusy } = useAction({
    send: (open: boolean) => setOpen({ open }),
    failure: 'That was not saved.',
    succeeded: (_data, open) =>
      showToast({ title: open ? 'People can take shifts' : 'Shifts are off the site' }),
  });
  return (
    <section className={`card row spread gap-16 below-24 ${styles.switch}`} aria-labelledby="open">
      <div>
        <h2 id="open">People can take shifts</h2>
        <p className="small muted">
          {isOpen ? (
            <>
              Whoever has a badge finds them at <Link to="/shifts">Shifts</Link>, linked from their two days.
            </>
          ) : (
            'Off: only organisers see them. Turned off later, people keep what they have taken.'
          )}
        </p>
      </div>
      <Switch checked={isOpen} loading={isBusy} aria-labelledby="open" onChange={(open) => void run(open)} />
    </section>
  );
}

interface ShiftListProps {
  rota: Rota;
  onEdit: (id: string) => void;
  onCancel: (id: string) => void;
}

function ShiftList({ rota: { shifts }, ...actions }: ShiftListProps) {
  const [view] = useSearchParams();
  const isFiltered = view.get('show') === 'untaken';
  const minute = useAtTime((now) => Math.floor(now / MINUTE_MS));
  const shown = isFiltered ? shifts.filter((shift) => isUntakenSoon(shift, minute * MINUTE_MS)) : shifts;
  return (
    <section className={`card ${listCard.list}`} aria-labelledby="shifts">
      <div className={listCard.head}>
        <div>
          <h2 id="shifts">Shifts</h2>
          <p className="small muted">{summary(shifts)} Hours count once a shift is over.</p>
        </div>
        <div className="link-row">
          <Link className="btn" to="/shift-management/rota">
            <Icon name="print" />
            Print the rota
          </Link>
          <ExportButton path="/api/rota/hours.csv" label="Hours as CSV" />
        </div>
      </div>
      {isFiltered && (
        <Notice tone="info">
          <p>
            Those of the next two days that nobody has taken. <Link to="/shift-management">Show all</Link>
          </p>
        </Notice>
      )}
      {shown.length === 0 ? (
        <EmptyState>
          <p>
            {isFiltered
              ? 'Somebody has taken each of them.'
              : 'There are no shifts yet. Create the first one.'}
          </p>
        </EmptyState>
      ) : (
        byDay(shown).map(({ day, title, items }) => (
          <div key={day} className={styles.day}>
            <h3>{title}</h3>
            <ul>
              {items.map((shift) => (
                <ShiftRow key={shift.id} shift={shift} {...actions} />
              ))}
            </ul>
          </div>
        ))
      )}
    </section>
  );
}

/** As the desk counts them. */
function isUntakenSoon({ taken, startsAt }: RotaShift, now: number): boolean {
  const start = Date.parse(startsAt);
  return taken === 0 && start > now && start <= now + SOON_MS;
}

function summary(shifts: readonly RotaShift[]): string {
  const sum = (of: (shift: RotaShift) => number) => shifts.reduce((total, shift) => total + of(shift), 0);
  return `${count(shifts.length, 'shift')}, ${sum(({ taken }) => taken)} of ${count(
    sum(({ places }) => places),
    'place',
  )} taken.`;
}
