import type { ReactNode } from 'react';
import { useEdition } from '#core/api/edition.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { Written } from '../text/written.tsx';
import styles from './entries.module.css';

interface EntriesProps {
  /** They stand in another entry, such as answers in a question. */
  isNested?: boolean;
  children: ReactNode;
}

/** A list of what people said. */
export function Entries({ isNested = false, children }: EntriesProps) {
  return <ol className={isNested ? `grid gap-10 ${styles.nested}` : 'grid gap-10'}>{children}</ol>;
}

interface EntryProps {
  name: string;
  /** Stand beside the name. */
  tags?: ReactNode;
  /** ISO 8601 */
  at: string;
  /** Plain text. */
  message: string;
  /** The product wrote it, about what somebody did. */
  isActivity?: boolean;
  /** What can be done with it, at the end of its first line. */
  action?: ReactNode;
  /** Stands below it, such as answers. */
  children?: ReactNode;
}

/** What one person said, and when. */
export function Entry({ name, tags, at, message, isActivity = false, action, children }: EntryProps) {
  const { timeZone } = useEdition();
  return (
    <li className={isActivity ? `${styles.entry} ${styles.activity}` : styles.entry}>
      <p className={action ? `${styles.head} anchor ${styles.acting}` : styles.head}>
        <Written as="b">{name}</Written>
        {tags}
        <time className="small muted" dateTime={at}>
          {shortMoment(at, timeZone)}
        </time>
        {action}
      </p>
      <Written className={`keeps-lines ${styles.message}`}>{message}</Written>
      {children}
    </li>
  );
}
