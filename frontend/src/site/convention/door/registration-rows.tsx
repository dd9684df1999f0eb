import { useState } from 'react';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { useSaveLatest } from '#core/action/use-save-latest.ts';
import { useEdition } from '#core/api/edition.ts';
import {
  type RegisteredPerson,
  type RegistrationEntry,
  useEndSessionsOfMutation,
  useRemoveRegistrationMutation,
  useSetCheckedInMutation,
  useSetPaidMutation,
} from '#core/api/generated.ts';
import { useScreen } from '#core/screen.ts';
import { count } from '#core/text/count-text.ts';
import { shortDay, shortMoment } from '#core/text/date-text.ts';
import { money } from '#core/text/money-text.ts';
import { MessageDialog } from '#ui/feedback/message-dialog.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { Names, Written } from '#ui/text/written.tsx';
import { AccountAddress } from './account-address.tsx';
import styles from './registration-desk.module.css';

interface RegistrationRowsProps {
  items: RegistrationEntry[];
  /** Without what only the administrator may. */
  isAtTheDoor: boolean;
  onRemoved: () => void;
  onChanged?: OnChanged;
}

/** Takes the registration as it is after a change. */
type OnChanged = (entry: RegistrationEntry) => void;

/** One page of registrations: a table on wide screens, cards on small ones. */
export function RegistrationRows({ items, isAtTheDoor, onRemoved, onChanged }: RegistrationRowsProps) {
  const { timeZone } = useEdition();
  const { isWide } = useScreen();
  return isWide ? (
    <table className={`type-15 ${styles.table}`} aria-label="Registrations">
      <thead>
        <tr>
          <th scope="col">Names</th>
          <th scope="col">Email</th>
          <th scope="col">Registered</th>
          <th scope="col">Badges</th>
          <th scope="col">Paid</th>
          {!isAtTheDoor && (
            <th scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {items.map((entry) => (
          <tr key={entry.id}>
            <th scope="row">
              <People entry={entry} onChanged={onChanged} />
            </th>
            <td className="anywhere">
              <AccountAddress email={entry.email} isAtTheDoor={isAtTheDoor} />
            </td>
            <td className="nowrap">{shortDay(entry.registeredAt, timeZone)}</td>
            <td>{entry.badges}</td>
            <td className={styles.payment}>
              <PaidButton entry={entry} onChanged={onChanged} />
            </td>
            {!isAtTheDoor && (
              <td>
                <span className="row gap-4">
                  {entry.email && <SignOutButton email={entry.email} />}
                  <RemoveButton entry={entry} onRemoved={onRemoved} />
                </span>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  ) : (
    <ul className={`grid gap-10 ${styles.cards}`}>
      {items.map((entry) => (
        <li key={entry.id} className={`grid gap-8 raised lifted card-corners ${styles.card}`}>
          <People entry={entry} onChanged={onChanged} />
          <div className={`row spread line-above wrap ${styles.cardFoot}`}>
            <div className={`small muted ${styles.address}`}>
              <AccountAddress email={entry.email} isAtTheDoor={isAtTheDoor} />
            </div>
            <span className="small muted">
              {entry.badges === 0 ? 'No badge' : count(entry.badges, 'badge')} ·{' '}
              {shortDay(entry.registeredAt, timeZone)}
            </span>
            <span className="row gap-4">
              {!isAtTheDoor && (
                <>
                  {entry.email && <SignOutButton email={entry.email} />}
                  <RemoveButton entry={entry} onRemoved={onRemoved} />
                </>
              )}
              <PaidButton entry={entry} onChanged={onChanged} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
}

interface EntryProps {
  entry: RegistrationEntry;
  onChanged?: OnChanged;
}

function People({ entry, onChanged }: EntryProps) {
  const { timeZone } = useEdition();
  return (
    <>
      <ul className="grid" aria-label={`Who is here of those registered by ${whoseIs(entry)}`}>
        {entry.attendees.map((person) => (
          <li key={person.id}>
            <CheckInButton person={person} onChanged={onChanged} />
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
function PaidButton({ entry, onChanged }: EntryProps) {
  const { id, amount, amountDue } = entry;
  const whose = whoseIs(entry);
  const { currency } = useEdition();
  const [setPaid] = useSetPaidMutation();
  const { said, press, isBusy } = useSaveLatest({
    save: (wanted: boolean) => setPaid({ id, paid: { paid: wanted } }),
    name: whose,
    failure: NOT_SAVED,
    succeeded: onChanged,
  });
  const paid = (isBusy ? said : null) ?? entry.paid;
  // Nothing is due as long as it is paid.
  const words = (isPaid: boolean) =>
    isPaid ? `Paid · ${money(amount, currency)}` : `Not paid · ${money(amountDue || amount, currency)}`;
  if (amount === 0) return <span className="tag">Nothing to pay</span>;
  return (
    <button
      type="button"
      className={paid ? `${styles.paid} ${styles.isPaid}` : styles.paid}
      onClick={press(!paid)}
    >
      <Icon name={paid ? 'check' : 'pending'} />
      <span className={styles.words} data-other={words(!paid)}>
        {words(paid)}
      </span>
      <span className="visually-hidden">
        , {whose}. Change to {paid ? 'not paid' : 'paid'}
      </span>
    </button>
  );
}

/** Somebody who is registered, and a switch for whether they are here. */
function CheckInButton({ person, onChanged }: { person: RegisteredPerson; onChanged?: OnChanged }) {
  const { id, name, badge, checkedInAt } = person;
  const { timeZone } = useEdition();
  const [setCheckedIn] = useSetCheckedInMutation();
  const { said, press, isBusy } = useSaveLatest({
    save: (wanted: boolean) => setCheckedIn({ id, checkIn: { checkedIn: wanted } }),
    name,
    failure: NOT_SAVED,
    succeeded: onChanged,
  });
  const isHere = (isBusy ? said : null) ?? checkedInAt !== null;
  return (
    <button
      type="button"
      className={isHere ? `${styles.person} ${styles.here}` : styles.person}
      aria-pressed={isHere}
      onClick={press(!isHere)}
    >
      <span className={`grid rigid all-middle raised ${styles.box}`}>{isHere && <Icon name="check" />}</span>
      <span>
        <Written as="span" className="anywhere strong">
          {name}
        </Written>
        {!badge && <span className="tag">Child</span>}
      </span>
      <span className="to-end good small-type nowrap">
        {isHere && checkedInAt && shortMoment(checkedInAt, timeZone)}
      </span>
    </button>
  );
}

interface RemoveButtonProps {
  entry: RegistrationEntry;
  /** The button goes with its row, so the focus needs another place. */
  onRemoved: () => void;
}

/** Takes a registration off the list, after asking. */
function RemoveButton({ entry, onRemoved }: RemoveButtonProps) {
  const { id, email, attendees } = entry;
  const whose = whoseIs(entry);
  const [isAsking, setAsking] = useState(false);
  const [remove] = useRemoveRegistrationMutation();
  const { run } = useAction({
    send: () => remove(id),
    subject: () => ({ id, name: whose }),
    failure: NOT_SAVED,
    proceed: onRemoved,
  });
  return (
    <>
      <IconButton
        icon="trash"
        label={`Remove the registration of ${whose}`}
        tooltip="Remove registration"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <MessageDialog
          tone="question"
          title="Remove Registration"
          action={{ label: 'Remove', run: () => void run() }}
          onClose={() => setAsking(false)}
        >
          <Names names={attendees.map(({ name }) => name)} />
          {email && ` (${email})`} will be off the list. Their badges, and their spots in events, are free for
          others. They are not told by e-mail.
        </MessageDialog>
      )}
    </>
  );
}

/** Signs somebody out everywhere, after asking: for a phone that was lost, or a mail that others got hold of. */
function SignOutButton({ email }: { email: string }) {
  const [isAsking, setAsking] = useState(false);
  const [end] = useEndSessionsOfMutation();
  const { run } = useAction({
    send: () => end({ email }),
    subject: () => ({ id: email, name: email }),
    failure: NOT_SAVED,
    succeeded: () => showToast({ title: `${email} is logged out everywhere` }),
  });
  return (
    <>
      <IconButton
        icon="logout"
        label={`Log ${email} out everywhere`}
        tooltip="Log out everywhere"
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <MessageDialog
          tone="question"
          title="Log Out Everywhere"
          action={{ label: 'Log out', run: () => void run() }}
          onClose={() => setAsking(false)}
        >
          All browsers in which {email} is signed in are logged out, and the links in mails sent so far lead
          nowhere. The registration stays. Whoever reads mail of this address can log in again.
        </MessageDialog>
      )}
    </>
  );
}

/** The address that registered, or a name where there is none. */
function whoseIs({ email, attendees }: RegistrationEntry): string {
  return email ?? attendees[0]?.name ?? 'somebody';
}

/** What is said of a change at the desk that did not arrive, with whom it was about before it. */
const NOT_SAVED = 'That was not saved.';
