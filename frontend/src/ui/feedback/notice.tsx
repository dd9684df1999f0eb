import { type ReactNode, useEffect, useRef } from 'react';
import { useEdition } from '#core/api/edition.ts';
import { noNetworkText, problemOf } from '#core/api/problem.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { Icon, type IconName } from '../pieces/icon.tsx';
import styles from './feedback.module.css';

const ICONS = { info: 'info', success: 'check', warning: 'alert', error: 'alert' } satisfies Record<
  string,
  IconName
>;

interface NoticeProps {
  tone: keyof typeof ICONS;
  title?: string;
  /** Screen readers read it at once when it appears; what is less urgent stands in a `StatusRegion`. */
  live?: boolean;
  /** It replaces the element that had the focus, so it takes the focus and screen readers read it. */
  takesFocus?: boolean;
  /** Gives it a cross. */
  onClose?: () => void;
  children?: ReactNode;
}

export function Notice({ tone, title, live = false, takesFocus = false, onClose, children }: NoticeProps) {
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
      {onClose && (
        <button type="button" className="icon-btn notice-close" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

/** A live region that must be mounted before its notices: one that is inserted together with its text may stay unread. */
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
  /** As the call failed: what was refused is said in the server's words. */
  error?: unknown;
}

/** Something did not load, with a button to try again, unless whoever asked may not have it. */
export function LoadFailure({ title, onRetry, error }: LoadFailureProps) {
  const refusal = problemOf(error);
  if (refusal.status === 403 && refusal.message) {
    return (
      <Notice tone="error" title={refusal.title ?? title} live>
        <p>{refusal.message}</p>
      </Notice>
    );
  }
  const noNetwork = noNetworkText();
  return (
    <Notice tone="error" title={title} live>
      {noNetwork && <p>{noNetwork}</p>}
      <button type="button" className="btn" onClick={onRetry}>
        Retry
      </button>
    </Notice>
  );
}

interface StaleNoteProps {
  /** When the shown data were loaded, in ms. */
  since: number;
  /** The data are polled. */
  isRetrying: boolean;
}

/** The shown data could not be refreshed, and how old they are. */
export function StaleNote({ since, isRetrying }: StaleNoteProps) {
  const edition = useEdition();
  const moment = shortMoment(new Date(since).toISOString(), edition.timeZone);
  return (
    <p className={`small flex gap-8 amber ${styles.note}`} role="status">
      <Icon name="alert" />
      Not up to date since {moment}
      {isRetrying ? ', trying again.' : '. Refresh tries again.'}
    </p>
  );
}
