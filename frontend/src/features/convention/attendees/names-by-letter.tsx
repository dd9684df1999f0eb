import { useState } from 'react';
import { count } from '../../../ui/count-text.ts';
import { SearchField } from '../../../ui/search-field.tsx';
import styles from './attendees.module.css';
import { groupByLetter } from './letter-groups.ts';

/** The names in columns under their letters, and a field to find one. */
export function NamesByLetter({ names }: { names: string[] }) {
  const [text, setText] = useState('');
  const wanted = text.trim().toLowerCase();
  const found = names.filter((name) => name.toLowerCase().includes(wanted));
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
        {groupByLetter(found).map(({ letter, members }) => (
          <li key={letter} className={styles.group}>
            <h3>{letter}</h3>
            <ul>
              {members.map(({ name, key }) => (
                <li key={key}>{name}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
