import { useEdition } from '#api/edition.ts';
import { type RegistrationEntry, useSetPaidMutation } from '#api/generated.ts';
import { useAction } from '#ui/action/use-action.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { useScreen } from '#ui/screen.ts';
import { count } from '#ui/text/count-text.ts';
import { shortDay, shortMoment } from '#ui/text/date-text.ts';
import { dollars } from '#ui/text/money-text.ts';
import { CheckInButton } from './check-in-button.tsx';
import { NOT_SAVED } from './not-saved.ts';
import styles from './registration-desk.module.css';
import { RemoveButton } from './remove-button.tsx';
import { SignOutButton } from './sign-out-button.tsx';

interface RegistrationRowsProps {
  items: RegistrationEntry[];
  onRemoved: () => void;
}

/** One page of registrations: a table on wide screens, cards on small ones. */
export function RegistrationRows({ items, onRemoved }: RegistrationRowsProps) {
  const { timeZone } = useEdition();
  const { isWide } = useScreen();
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
            <span className="visually-hidden">Actions</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((entry) => (
          <tr key={entry.id}>
            <td>
              <People entry={entry} />
            </td>
            <td className={styles.email}>{entry.email}</td>
            <td className="nowrap">{shortDay(entry.registeredAt, timeZone)}</td>
            <td>{entry.badges}</td>
            <td className={styles.payment}>
              <PaidButton entry={entry} />
            </td>
            <td>
              <span className={styles.actions}>
                <SignOutButton entry={entry} />
                <RemoveButton entry={entry} onRemoved={onRemoved} />
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ) : (
    <ul className={styles.cards}>
      {items.map((entry) => (
        <li key={entry.id} className={styles.card}>
          <People entry={entry} />
          <div className={styles.cardFoot}>
            <p className="small muted">{entry.email}</p>
            <span className="small muted">
              {entry.badges === 0 ? 'No badge' : count(entry.badges, 'badge')} ·{' '}
              {shortDay(entry.registeredAt, timeZone)}
            </span>
            <span className={styles.actions}>
              <SignOutButton entry={entry} />
              <RemoveButton entry={entry} onRemoved={onRemoved} />
              <PaidButton entry={entry} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

function People({ entry }: { entry: RegistrationEntry }) {
  const { timeZone } = useEdition();
  return (
    <>
      <ul className={styles.people} aria-label={`Who is here of those registered by ${entry.email}`}>
        {entry.attendees.map((person) => (
          <li key={person.id}>
            <CheckInButton person={person} />
          </li>
        ))}
      </ul>
      {entry.heldUntil && (
        <p className={`small muted ${styles.held}`}>
          Unconfirmed until {shortMoment(entry.heldUntil, timeZone)}
        </p>
      )}
    </>
  );
}

/** A switch for whether a registration is paid, with what is paid or still owed. */
function PaidButton({ entry }: { entry: RegistrationEntry }) {
  const { id, email, amount, amountDue, paid } = entry;
  const [setPaid] = useSetPaidMutation();
  const { press } = useAction({
    send: () => setPaid({ id, paid: { paid: !paid } }),
    subject: () => ({ id, name: email }),
    failure: NOT_SAVED,
  });
  if (amount === 0) return <span className="tag">Nothing to pay</span>;
  return (
    <button
      type="button"
      className={paid ? `${styles.paid} ${styles.isPaid}` : styles.paid}
      onClick={press()}
    >
      <Icon name={paid ? 'check' : 'pending'} />
      {paid ? 'Paid' : 'Not paid'} · {dollars(paid ? amount : amountDue)}
      <span className="visually-hidden">, {email}</span>
    </button>
  );
}
