import { type ReactNode, useEffect, useRef } from 'react';
import { Icon, type IconName } from '../pieces/icon.tsx';

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
