import type { Event, User } from '#api/generated.ts';
import { isOwnName, nameFor } from '../schedule/names.ts';
import styles from './waitlist.module.css';

/** Who takes the next spot that is freed, in order. */
export function Waitlist({ event: { waitlist }, user }: { event: Event; user: User | null }) {
  if (waitlist.length === 0) return null;
  return (
    <section className={styles.waitlist} aria-label="Waitlist">
      <h3>Waitlist</h3>
      <p className="small muted">
        Whoever stands first takes the next spot that is freed, and is told by mail.
      </p>
      <ol>
        {waitlist.map((person) => (
          <li key={person.id}>
            {nameFor(user, person)}
            {isOwnName(user, person.id) && <span className="muted"> (you)</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
