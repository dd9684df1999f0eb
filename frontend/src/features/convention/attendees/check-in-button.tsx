import { useEdition } from '#api/edition.ts';
import { type RegisteredPerson, useSetCheckedInMutation } from '#api/generated.ts';
import { useAction } from '#ui/action/use-action.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { shortMoment } from '#ui/text/date-text.ts';
import { NOT_SAVED } from './not-saved.ts';
import styles from './registration-desk.module.css';

/** Somebody who is registered, and a switch for whether they are here. */
export function CheckInButton({ person }: { person: RegisteredPerson }) {
  const { id, name, badge, checkedInAt } = person;
  const { timeZone } = useEdition();
  const [setCheckedIn] = useSetCheckedInMutation();
  const isHere = checkedInAt !== null;
  const { press } = useAction({
    send: () => setCheckedIn({ id, checkIn: { checkedIn: !isHere } }),
    subject: () => ({ id, name }),
    failure: NOT_SAVED,
  });
  return (
    <button
      type="button"
      className={isHere ? `${styles.person} ${styles.here}` : styles.person}
      aria-pressed={isHere}
      onClick={press()}
    >
      <span className={styles.box}>{isHere && <Icon name="check" />}</span>
      <span>
        <span className={styles.personName}>{name}</span>
        {!badge && <span className="tag">Child</span>}
      </span>
      <span className={styles.time}>{isHere && shortMoment(checkedInAt, timeZone)}</span>
    </button>
  );
}
