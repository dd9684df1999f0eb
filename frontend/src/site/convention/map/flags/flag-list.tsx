import type { TableFlag, User } from '#core/api/generated.ts';
import { mayChange } from '#core/api/session.ts';
import { useLazyCode } from '#core/code/use-lazy-code.ts';
import { FlagRow } from '#ui/pieces/table-flags/flag-row.tsx';
import { flagsUpText } from '#ui/pieces/table-flags/flag-text.ts';
import styles from './flags.module.css';

const loadNotices = () => import('./flag-notices.tsx');

interface FlagListProps {
  flags: readonly TableFlag[];
  user: User | null;
}

/** The flags that are up, in words: what the plan shows is drawn. Whoever is signed in may ask to be told of them. */
export function FlagList({ flags, user }: FlagListProps) {
  const email = mayChange(user) ? user.email : null;
  const notices = useLazyCode(loadNotices, email);
  return (
    <section className={`grid gap-12 ${styles.list}`} aria-labelledby="flags-title">
      <h2 id="flags-title">{flagsUpText(flags)}</h2>
      {flags.length > 0 && (
        <ul>
          {flags.map((flag) => (
            <FlagRow key={flag.tableId} flag={flag} className="card" />
          ))}
        </ul>
      )}
      {notices && email !== null && <notices.FlagNotices email={email} />}
    </section>
  );
}
