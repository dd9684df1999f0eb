import { useEdition } from '#api/edition.ts';
import { Icon } from '../pieces/icon.tsx';
import { shortMoment } from '../text/date-text.ts';
import styles from './stale-note.module.css';

interface StaleNoteProps {
  /** When what is on show was true, in ms. */
  since: number;
  /** It is asked for again without being told to. */
  isRetrying: boolean;
}

/** Says that what is on show could not be asked for again, and how old it is. */
export function StaleNote({ since, isRetrying }: StaleNoteProps) {
  const edition = useEdition();
  const moment = shortMoment(new Date(since).toISOString(), edition.timeZone);
  return (
    <p className={`small ${styles.note}`} role="status">
      <Icon name="alert" />
      Not up to date since {moment}
      {isRetrying ? ', trying again.' : '. Refresh tries again.'}
    </p>
  );
}
