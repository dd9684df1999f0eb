import { useEdition } from '../../../api/edition.ts';
import { type RegisteredPerson, useSetCheckedInMutation } from '../../../api/generated.ts';
import { Icon } from '../../../ui/pieces/icon.tsx';
import { shortMoment } from '../../../ui/text/date-text.ts';
import { tellNotSaved } from './not-saved.ts';
import styles from './registration-desk.module.css';

/** Somebody who is registered, and a switch for whether they are here. */
export function CheckInButton({ person }: { person: RegisteredPerson }) {
  const { id, name, badge, checkedInAt } = person;
  const { timeZone } = useEdition();
  const [setCheckedIn, { isLoading }] = useSetCheckedInMutation();
  const isHere = checkedInAt !== null;
  const toggle = async () => {
    // One change at a time: two quick taps could otherwise arrive in the other order.
    if (isLoading) return;
    const { error } = await setCheckedIn({ id, checkIn: { checkedIn: !isHere } });
    if (error) tellNotSaved(name, error);
  };
  return (
    <button
      type="button"
      className={isHere ? `${styles.person} ${styles.here}` : styles.person}
      aria-pressed={isHere}
      onClick={() => void toggle()}
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
