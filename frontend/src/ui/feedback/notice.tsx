import { type ReactNode, useEffect, useRef } from 'react';
import { useEdition } from '#api/edition.ts';
import { Icon, type IconName } from '../pieces/icon.tsx';
import { shortMoment } from '../text/date-text.ts';
import styles from './notice.module.css';

const ICONS = { info: 'info', success: 'check', error: 'alert' } satisfies Record<string, IconName>;

type NoticeProps = {
  title?: string;
  /** It stands where the focus was a moment ago: it takes the focus, and is read out by that. */
  takesFocus?: boolean;
  children?: ReactNode;
} & (
  | { tone: 'info' | 'success'; live?: never }
  /** `live`: read out when it appears. What is no error appears in a `StatusRegion` for that. */
  | { tone: 'error'; live?: boolean }
);

export function Notice({ tone, title, live = false, takesFocus = false, children }: NoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  return (
    <div
      ref={notice}
      className={`notice notice-${tone}`}
      role={live ? 'alert' : undefined}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <Icon name={ICONS[tone]} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}

/** There before and after its notices: a region that comes together with its words may stay unspoken. */
export function StatusRegion({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="status-region">
      {children}
    </div>
  );
}

interface LoadFailureProps {
  title: string;
  onRetry: () => void;
}

/** Says that something did not load, and lets one try again. */
export function LoadFailure({ title, onRetry }: LoadFailureProps) {
  return (
    <Notice tone="error" title={title} live>
      <button type="button" className="btn" onClick={onRetry}>
        Retry
      </button>
    </Notice>
  );
}

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
