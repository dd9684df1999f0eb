import { Button } from 'antd';
import { useState } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import { fresh } from '#core/api/freshness.ts';
import { type JobHealth, useListJobsQuery, useRunJobMutation } from '#core/api/staff.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { every } from '#core/text/duration-text.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import { State } from './state.tsx';
import styles from './system.module.css';

/** So many are shown before somebody asks for all. */
const SHOWN = 5;

/** What runs by the clock: those that failed first, then those that ran last. */
export function JobsCard() {
  const { data, isError, refetch } = useListJobsQuery(undefined, fresh('listJobs'));
  const [showsAll, setShowsAll] = useState(false);
  const jobs = (data ?? []).toSorted(
    (one, other) =>
      Number(other.outcome === 'failed') - Number(one.outcome === 'failed') ||
      (other.startedAt ?? '').localeCompare(one.startedAt ?? ''),
  );
  const shown = showsAll ? jobs : jobs.slice(0, SHOWN);
  return (
    <section className="card" aria-labelledby="jobs">
      <div className={styles.title}>
        <h2 id="jobs">Jobs</h2>
        {jobs.length > SHOWN && (
          <Button type="link" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
            {showsAll ? 'Show fewer' : `All ${jobs.length}`}
          </Button>
        )}
      </div>
      {!data && isError && <LoadFailure title="The jobs did not load" onRetry={() => void refetch()} />}
      <ul className={styles.rows}>
        {shown.map((job) => (
          <JobRow key={job.name} job={job} />
        ))}
      </ul>
    </section>
  );
}

function JobRow({ job }: { job: JobHealth }) {
  const { name, everyMinutes } = job;
  const title = titleOf(name);
  const [run] = useRunJobMutation();
  const { press, isBusy } = useAction({
    send: () => run(name),
    subject: () => ({ id: name, name: title }),
    failure: 'Failed to start the job',
    succeeded: () => showToast({ title: `${title}: runs within seconds` }),
  });
  return (
    <li>
      <div className={styles.text}>
        <p>{title}</p>
        <p className="small muted">{every(everyMinutes * 60)}</p>
        <LastRun job={job} />
      </div>
      <div className="cluster gap-8">
        <Button size="small" loading={isBusy} aria-label={`Run now: ${title}`} onClick={press()}>
          Run now
        </Button>
      </div>
    </li>
  );
}

function LastRun({ job: { outcome, startedAt, error } }: { job: JobHealth }) {
  const { timeZone } = useEdition();
  if (!outcome || !startedAt) return <p className="small muted">has not run yet</p>;
  return (
    <p>
      {outcome === 'failed' ? (
        <State kind="wrong">Failed: {error ?? 'see the logs'}</State>
      ) : (
        <State kind="good">{shortMoment(startedAt, timeZone)}</State>
      )}
    </p>
  );
}

/** 'expired-sessions' as 'Expired sessions'. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
