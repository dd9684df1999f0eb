import type { SystemStatus } from '#api/generated.ts';
import { numeral } from '#ui/text/count-text.ts';
import { sizeText } from './size-text.ts';
import styles from './system.module.css';

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
          <dd>{sizeText(size)}</dd>
        </div>
      </dl>
    </section>
  );
}
