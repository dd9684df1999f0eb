import type { ReactNode } from 'react';
import { Icon, type IconName } from '../pieces/icon.tsx';

type Tone = 'info' | 'success' | 'error';

const ICONS: Record<Tone, IconName> = { info: 'info', success: 'check', error: 'alert' };

interface NoticeProps {
  tone: Tone;
  title?: string;
  /** Announce it when it appears; leave out for what stands on the page from the start. */
  live?: boolean;
  children?: ReactNode;
}

export function Notice({ tone, title, live = false, children }: NoticeProps) {
  const role = tone === 'error' ? 'alert' : 'status';
  return (
    <div className={`notice notice-${tone}`} role={live ? role : undefined}>
      <Icon name={ICONS[tone]} />
      <div>
        {title && <p className="notice-title">{title}</p>}
        {children}
      </div>
    </div>
  );
}
