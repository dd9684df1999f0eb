import type { SystemStatus } from '#api/generated.ts';
import { numeral } from '#ui/text/count-text.ts';
import styles from './system.module.css';

const MEGABYTE = 1e6;
const GIGABYTE = 1e9;

/** The database server, as the backend sees it. */
export function DatabaseCard({ database }: { database: SystemStatus['database'] }) {
  const { version, connections, connectionLimit, size } = database;
  return (
    <section className="card" aria-labelledby="database">
      <div className={styles.title}>
        <h2 id="database">Database</h2>
        <span className="small muted">PostgreSQL {version}</span>
      </div>
      <dl className={styles.pairs}>
        <div>
          <dt>Connections</dt>
          <dd>
            {numeral(connections)} of {numeral(connectionLimit)}
          </dd>
        </div>
        <div>
          <dt>Size</dt>
          <dd>
            {size < GIGABYTE
              ? `${numeral(Math.ceil(size / MEGABYTE))} MB`
              : `${(size / GIGABYTE).toFixed(1)} GB`}
          </dd>
        </div>
      </dl>
    </section>
  );
}
