import type { ReactNode } from 'react';
import type { Press } from '#core/action/double-press.ts';
import { Icon } from '../pieces/icon.tsx';
import { StatusRegion } from './notice.tsx';
import styles from './undo-line.module.css';

interface UndoLineProps {
  /** What will happen; nothing is shown without it. */
  children: ReactNode;
  /** What stays of it, where Undo says too little. */
  label?: string;
  isBusy: boolean;
  onUndo: (press: Press) => void;
}

/** Mail that waits, with Undo for as long as nothing of it has left. */
export function UndoLine({ children, label = 'Undo', isBusy, onUndo }: UndoLineProps) {
  return (
    <StatusRegion>
      {children && (
        <div className={`notice notice-success middle wrap ${styles.line}`}>
          <Icon name="check" />
          <p>
            <b>{children}</b> Nothing has left yet.
          </p>
          <button type="button" className="btn" aria-disabled={isBusy} onClick={onUndo}>
            {label}
          </button>
        </div>
      )}
    </StatusRegion>
  );
}
