import type { TableFlag, User } from '#api/generated.ts';
import { mayChange } from '#api/session.ts';
import { useAtTime } from '#ui/clock.ts';
import { useLazyCode } from '#ui/code/use-lazy-code.ts';
import { Flag } from '#ui/pieces/flag.tsx';
import { PlateLink } from '#ui/pieces/plate/plate-link.tsx';
import { flagText, minutesLeft } from '#ui/pieces/table-flags/flag-text.ts';
import { count } from '#ui/text/count-text.ts';
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
    <section className={styles.list} aria-labelledby="flags-title">
      <h2 id="flags-title">
        {flags.length === 0 ? 'No flag is up' : `${count(flags.length, 'flag')} ${isOrAre(flags.length)} up`}
      </h2>
      {flags.length > 0 && (
        <ul>
          {flags.map((flag) => (
            <FlagRow key={flag.tableId} flag={flag} />
          ))}
        </ul>
      )}
      {notices && email !== null && <notices.FlagNotices email={email} />}
    </section>
  );
}

function isOrAre(number: number): string {
  return number === 1 ? 'is' : 'are';
}

function FlagRow({ flag }: { flag: TableFlag }) {
  const left = useAtTime((now) => minutesLeft(flag, now));
  return (
    <li className={`card ${styles.row}`}>
      <Flag colour={flag.colour} />
      <PlateLink tableId={flag.tableId} label={flag.table} />
      <p>
        <b>{flagText(flag)}</b>
        {/* A table that wants a teacher has a game in mind, also where it does not say which. */}
        <span className="small muted">{flag.gameName ?? (flag.colour === 'green' && 'Any game')}</span>
      </p>
      <span className={`small muted ${styles.left}`}>{left} min left</span>
    </li>
  );
}
