import type { Event, User } from '../../../api/generated.ts';
import styles from './waitlist.module.css';

/** Who takes the next spot that is freed, in order. */
export function Waitlist({ event: { waitlist }, user }: { event: Event; user: User | null }) {
  if (waitlist.length === 0) return null;
  const isOwn = (id: string) => user?.names.some((name) => name.id === id);
  return (
    <section className={styles.waitlist} aria-label="Waitlist">
      <h3>Waitlist</h3>
      <p className="small muted">
        Whoever stands first takes the next spot that is freed, and is told by mail.
      </p>
      <ol>
        {waitlist.map(({ id, name }) => (
          <li key={id}>
            {name}
            {isOwn(id) && <span className="muted"> (you)</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
