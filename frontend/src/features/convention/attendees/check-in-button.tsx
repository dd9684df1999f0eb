import {
  type RegisteredPerson,
  useGetConventionQuery,
  useSetCheckedInMutation,
} from '../../../api/generated.ts';
import { Icon } from '../../../ui/pieces/icon.tsx';
import { shortMoment } from '../../../ui/text/date-text.ts';
import { failureText, type ShowFailure } from './failure-text.ts';
import styles from './registration-desk.module.css';
import { useWanted } from './use-wanted.ts';

/** A person; pressed once they are here. */
export function CheckInButton({ person, onFailure }: { person: RegisteredPerson; onFailure: ShowFailure }) {
  const { id, name, badge, checkedInAt } = person;
  const { data: edition } = useGetConventionQuery();
  const [setCheckedIn] = useSetCheckedInMutation();
  const [isHere, toggle] = useWanted(checkedInAt !== null, async (checkedIn) => {
    const { error } = await setCheckedIn({ id, checkIn: { checkedIn } });
    onFailure(error ? failureText(name, error) : null);
    return !error;
  });
  const time = checkedInAt && isHere ? shortMoment(checkedInAt, edition?.timeZone) : null;
  return (
    <button
      type="button"
      className={isHere ? `${styles.person} ${styles.here}` : styles.person}
      aria-pressed={isHere}
      onClick={toggle}
    >
      <span className={styles.box}>{isHere && <Icon name="check" />}</span>
      <span>
        <span className={styles.personName}>{name}</span>
        {!badge && <span className="tag">Child</span>}
      </span>
      <span className={styles.time}>{isHere ? (time ?? 'Here') : ''}</span>
    </button>
  );
}
