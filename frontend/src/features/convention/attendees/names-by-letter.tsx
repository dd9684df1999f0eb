import { useState } from 'react';
import { letterGroups } from '#ui/list/letter-groups.ts';
import { SearchField } from '#ui/list/list-controls.tsx';
import { count } from '#ui/text/count-text.ts';
import styles from './attendees.module.css';

/** The names in columns under their letters, and a field to find one. */
export function NamesByLetter({ names }: { names: string[] }) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  // Two people may share a name, so each has a key of its own.
  const found = names
    .map((name, key) => ({ name, key }))
    .filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <section className={`card ${styles.names}`} aria-labelledby="attendee-names">
      <div className={styles.namesHead}>
        <h2 id="attendee-names">Who is coming</h2>
        <SearchField label="Find a name" placeholder="Find a name" text={text} onChange={setText} />
      </div>
      <p className="visually-hidden" role="status">
        {wanted && `${count(found.length, 'name')} found`}
      </p>
      {found.length === 0 && <p className="muted">No name holds “{text.trim()}”.</p>}
      <ul className={styles.groups}>
        {letterGroups(found, ({ name }) => name).map(({ letter, items }) => (
          <li key={letter} className={styles.group}>
            <h3>{letter}</h3>
            <ul>
              {items.map(({ name, key }) => (
                <li key={key}>{name}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
