import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { FailureBanner } from '#antd/failure-banner.tsx';
import { useEdition } from '#core/api/edition.ts';
import { fresh } from '#core/api/freshness.ts';
import {
  type SystemStatus,
  useGetSystemStatusQuery,
  useListFindingsQuery,
  useListSettingsQuery,
} from '#core/api/staff.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { age } from '#core/text/duration-text.ts';
import { ListSkeleton } from '#ui/feedback/loading.tsx';
import { LoadFailure, StaleNote } from '#ui/feedback/notice.tsx';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { Findings } from './findings.tsx';
import { JobsCard } from './jobs-card.tsx';
import { MailCard } from './mail-card.tsx';
import { MailSwitch } from './mail-switch.tsx';
import { MaintenanceSwitch } from './maintenance-switch.tsx';
import { ProcessesCard } from './processes-card.tsx';
import { sizeText } from './size-text.ts';
import { State } from './state.tsx';
import styles from './system.module.css';

/** ms between two changes of "8 seconds ago". */
const TICK = 5_000;

/** /system: whether the product runs as it should, and the switches for when it does not. */
export function SystemPage() {
  const status = useGetSystemStatusQuery(undefined, fresh('getSystemStatus'));
  const findings = useListFindingsQuery();
  const { data, isError, refetch, fulfilledTimeStamp = 0 } = status;
  const showsSkeleton = usePending(!data && !isError, SKELETON_DELAY);
  const now = useNow();
  // A device may have a wrong clock; what is aged are times of the server.
  const serverNow = data ? Date.parse(data.at) + Math.max(0, now - fulfilledTimeStamp) : now;
  const check = () => {
    void refetch();
    void findings.refetch();
  };
  return (
    <div className="page">
      <div className="page-head cluster spread gap-16 at-bottom">
        <div>
          <h1>System</h1>
          <p>{data ? <Release status={data} now={serverNow} /> : ' '}</p>
        </div>
        <Button
          icon={<Icon name="refresh" className={findings.isFetching ? 'spin' : undefined} />}
          aria-disabled={findings.isFetching}
          onClick={findings.isFetching ? undefined : check}
        >
          {findings.isFetching ? 'Checking...' : 'Check now'}
        </Button>
      </div>
      <FailureBanner loadFailure={null} onRetry={() => undefined}>
        {/* Above what comes late, so that nobody touches the one for the other. */}
        <div className={styles.switches}>
          <MailSwitch />
          <MaintenanceSwitch />
        </div>
        <Findings
          findings={findings.data}
          checkedAt={findings.fulfilledTimeStamp}
          isChecking={findings.isFetching}
          hasFailed={findings.isError}
          onRetry={() => void findings.refetch()}
          now={now}
        />
        {!data && isError && <LoadFailure title="The state did not load" onRetry={() => void refetch()} />}
        {!data && showsSkeleton && <ListSkeleton rows={6} />}
        {data && isError && <StaleNote since={fulfilledTimeStamp} isRetrying />}
        {data && (
          <div className={styles.columns}>
            <div className="stack gap-20">
              <MailCard status={data} now={serverNow} />
              <JobsCard />
            </div>
            <div className="stack gap-20">
              <ProcessesCard status={data} now={serverNow} />
              <BackupCard status={data} now={serverNow} />
              <SettingsCard />
            </div>
          </div>
        )}
      </FailureBanner>
    </div>
  );
}

function Release({ status: { version, commit, startedAt }, now }: { status: SystemStatus; now: number }) {
  return (
    <>
      Tablefall {version}
      {commit && ` (${commit.slice(0, 7)})`} · up for {age(startedAt, now)}
    </>
  );
}

/** The clock, in ms, for texts such as "8 seconds ago". */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** A backup is taken each night; this leaves two hours for a long one. In ms. */
const TOO_OLD = 26 * 3_600_000;

/** When the last backup was taken, and when one was restored for a trial. */
function BackupCard({ status: { backup, drill }, now }: { status: SystemStatus; now: number }) {
  const { timeZone } = useEdition();
  const isOld = backup !== null && now - Date.parse(backup.at) > TOO_OLD;
  return (
    <section className="card" aria-labelledby="backup">
      <div className={styles.title}>
        <h2 id="backup">Last backup</h2>
        {backup && <State kind={isOld ? 'late' : 'good'}>{shortMoment(backup.at, timeZone)}</State>}
      </div>
      <p className={`type-15 ${styles.words}`}>
        {backup ? `${sizeText(backup.bytes)}.` : 'There never was one.'}{' '}
        <span className="muted">
          {drill
            ? `Restored for a trial ${shortMoment(drill.at, timeZone)}: every table matched.`
            : 'None was restored for a trial yet.'}
        </span>
      </p>
    </section>
  );
}

/** The settings in force: those that somebody has changed, or all. */
function SettingsCard() {
  const { data, isError, refetch } = useListSettingsQuery();
  const [showsAll, setShowsAll] = useState(false);
  const settings = data ?? [];
  const shown = showsAll ? settings : settings.filter(({ isDefault }) => !isDefault);
  return (
    <section className="card" aria-labelledby="settings">
      <div className={styles.title}>
        <h2 id="settings">Settings in force</h2>
        {data && (
          <Button type="link" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Only changed ones' : `All ${settings.length}`}
          </Button>
        )}
      </div>
      {!data && isError && <LoadFailure title="The settings did not load" onRetry={() => void refetch()} />}
      <dl className={styles.pairs}>
        {shown.map(({ name, value, isDefault }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {value ?? <span className="muted">none</span>}
              {showsAll && !isDefault && <span className="tag">changed</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
