import { Button } from 'antd';
import { useState } from 'react';
import { useListSettingsQuery } from '#core/api/staff.ts';
import { LoadFailure } from '#ui/feedback/notice.tsx';
import styles from './system.module.css';

/** The settings in force: those that somebody has changed, or all. */
export function SettingsCard() {
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
