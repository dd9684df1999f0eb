import type { ReactNode } from 'react';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './system.module.css';

const ICONS = { good: 'check', late: 'alert', wrong: 'close' } as const;

/** Whether something is as it should be, by colour, icon and words. */
export function State({ kind, children }: { kind: keyof typeof ICONS; children: ReactNode }) {
  return (
    <span className={`${styles.state} ${styles[kind]}`}>
      <Icon name={ICONS[kind]} />
      <span>{children}</span>
    </span>
  );
}
