import type { ReactNode } from 'react';
import type { Process, SystemStatus } from '#core/api/staff.ts';
import { numeral } from '#core/text/count-text.ts';
import { age } from '#core/text/duration-text.ts';
import { sizeText } from './size-text.ts';
import { State } from './state.tsx';
import styles from './system.module.css';

const NAMES: Record<Process['role'], string> = { backend: 'Backend', worker: 'Worker' };
/** When so large a part of the connections is in use, the next process may get none. */
const CROWDED = 0.8;

/** The backends and workers that ran within the last minute, and their database. */
export function ProcessesCard({ status, now }: { status: SystemStatus; now: number }) {
  const { processes, database } = status;
  const { version, connections, connectionLimit, size } = database;
  const isCrowded = connections > CROWDED * connectionLimit;
  return (
    <section className="card" aria-labelledby="processes">
      <div className={styles.title}>
        <h2 id="processes">Processes</h2>
        <span className="small muted">seen in the last minute</span>
      </div>
      <table className={`full ${styles.table}`} aria-labelledby="processes">
        <thead>
          <tr>
            <th scope="col">Process</th>
            <th scope="col">State</th>
            <th scope="col">Memory</th>
          </tr>
        </thead>
        <tbody>
          {processes.map((process) => (
            <Row
              key={process.id}
              name={`${NAMES[process.role]} ${numberOf(process, processes)}`}
              where={process.port === null ? process.host : `${process.host}, port ${process.port}`}
              state={<ProcessState process={process} release={status} now={now} />}
              size={process.memory}
            />
          ))}
          {!processes.some(({ role }) => role === 'worker') && (
            <Row name="Worker" where="none" state={<State kind="wrong">No mail leaves</State>} size={null} />
          )}
          <Row
            name="Database"
            where={`PostgreSQL ${version}`}
            state={
              <State kind={isCrowded ? 'late' : 'good'}>
                {numeral(connections)} of {numeral(connectionLimit)} connections
              </State>
            }
            size={size}
          />
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  name: string;
  where: string;
  state: ReactNode;
  /** In bytes; null when there is none. */
  size: number | null;
}

function Row({ name, where, state, size }: RowProps) {
  return (
    <tr>
      <th scope="row">
        {name}
        <div className="small muted">{where}</div>
      </th>
      <td>{state}</td>
      <td>{size === null ? null : sizeText(size)}</td>
    </tr>
  );
}

function ProcessState({
  process: { state, seenAt, version, commit },
  release,
  now,
}: {
  process: Process;
  release: SystemStatus;
  now: number;
}) {
  if (state === 'silent') return <State kind="wrong">Silent for {age(seenAt, now)}</State>;
  if (version !== release.version || commit !== release.commit)
    return <State kind="late">Runs {[version, commit?.slice(0, 7)].filter(Boolean).join(', ')}</State>;
  return <State kind="good">Running</State>;
}

/** 'Backend 2' is the second that was started. */
function numberOf({ id, role }: Process, all: Process[]): number {
  return all.filter((process) => process.role === role).findIndex((process) => process.id === id) + 1;
}
