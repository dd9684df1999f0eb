import { useState } from 'react';
import { Link } from 'react-router';
import { keepSeenChanges, seenChanges } from '#core/api/browser/own-days-memory.ts';
import type { OwnDay, OwnDayItem, OwnDays } from '#core/api/generated.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { Plate } from '#ui/pieces/plate/plate.tsx';
import styles from './my-days.module.css';

/** What has changed since it was planned stands before all else until somebody says that they have seen it. */
export function WhatChanged({ own }: { own: OwnDays }) {
  const [seen, setSeen] = useState(seenChanges);
  const changed = own.days.flatMap((day) => day.items.filter(isChanged).map((item) => ({ day, item })));
  const unseen = changed.filter(({ day, item }) => !seen.includes(stateOf(day, item)));
  const see = () => {
    const states = changed.map(({ day, item }) => stateOf(day, item));
    keepSeenChanges(states);
    setSeen(states);
  };
  return (
    <div role="status">
      {unseen.length > 0 && (
        <section
          className={`card grid gap-12 pad-16 below-16 from-start ${styles.news}`}
          aria-labelledby="what-changed"
        >
          <h2 id="what-changed">What changed</h2>
          <ul>
            {unseen.map(({ day: { weekday }, item: { path, title, time, table, notes } }) => (
              <li key={`${path}${title}`}>
                {table && <Plate label={table.label} />}
                <p>
                  <b>{path ? <Link to={path}>{title}</Link> : title}</b> {weekday}, {time}
                  {notes.filter(isChange).map(({ text }) => (
                    <span key={text} className={`top muted ${styles.note} strong ${styles.changedNote}`}>
                      <Icon name="moved" />
                      {text}
                    </span>
                  ))}
                </p>
              </li>
            ))}
          </ul>
          <button type="button" className="btn" onClick={see}>
            <Icon name="check" />
            Seen
          </button>
        </section>
      )}
    </div>
  );
}

const isChange = ({ kind }: OwnDayItem['notes'][number]) => kind === 'changed';
export const isChanged = ({ notes }: Pick<OwnDayItem, 'notes'>) => notes.some(isChange);

/** Tells apart what somebody has seen of a game: when it moves once more, it is another. */
function stateOf({ date }: OwnDay, { path, title, time, place }: OwnDayItem): string {
  return [date, path ?? title, time, place].join(' ');
}
