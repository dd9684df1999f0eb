import { type RegistrationEntry, useGetConventionQuery } from '../../../api/generated.ts';
import { useMediaQuery } from '../../../ui/list/use-media-query.ts';
import { count } from '../../../ui/text/count-text.ts';
import { shortDay } from '../../../ui/text/date-text.ts';
import { CheckInButton } from './check-in-button.tsx';
import type { ShowFailure } from './failure-text.ts';
import { PaidButton } from './paid-button.tsx';
import styles from './registration-desk.module.css';
import { RemoveButton } from './remove-button.tsx';

interface RegistrationRowsProps {
  items: RegistrationEntry[];
  onFailure: ShowFailure;
}

/** One page of registrations: a table on wide screens, cards on small ones. */
export function RegistrationRows({ items, onFailure }: RegistrationRowsProps) {
  const { data: edition } = useGetConventionQuery();
  const timeZone = edition?.timeZone;
  const isWide = useMediaQuery('(min-width: 960px)');
  return isWide ? (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Names</th>
          <th scope="col">Email</th>
          <th scope="col">Registered</th>
          <th scope="col">Badges</th>
          <th scope="col">Paid</th>
          <th scope="col">
            <span className="visually-hidden">Remove</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((entry) => (
          <tr key={entry.id}>
            <td>
              <People entry={entry} onFailure={onFailure} />
            </td>
            <td className={styles.email}>{entry.email}</td>
            <td className="nowrap">{shortDay(entry.registeredAt, timeZone)}</td>
            <td>{entry.badges}</td>
            <td>
              <PaidButton entry={entry} onFailure={onFailure} />
            </td>
            <td>
              <RemoveButton entry={entry} onFailure={onFailure} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ) : (
    <ul className={styles.cards}>
      {items.map((entry) => (
        <li key={entry.id} className={styles.card}>
          <People entry={entry} onFailure={onFailure} />
          <div className={styles.cardFoot}>
            <p className="small muted">{entry.email}</p>
            <span className="small muted">
              {entry.badges === 0 ? 'No badge' : count(entry.badges, 'badge')} ·{' '}
              {shortDay(entry.registeredAt, timeZone)}
            </span>
            <span className={styles.cardActions}>
              <RemoveButton entry={entry} onFailure={onFailure} />
              <PaidButton entry={entry} onFailure={onFailure} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function People({ entry, onFailure }: { entry: RegistrationEntry; onFailure: ShowFailure }) {
  return (
    <ul className={styles.people} aria-label={`Who is here of those registered by ${entry.email}`}>
      {entry.attendees.map((person) => (
        <li key={person.id}>
          <CheckInButton person={person} onFailure={onFailure} />
        </li>
      ))}
    </ul>
  );
}
