import { type ReactNode, type RefObject, useId } from 'react';
import { BarPlace } from '../feedback/bar-place.tsx';
import { Icon } from '../pieces/icon.tsx';
import styles from './dialog.module.css';
import { type ModalFrame, useNativeModal } from './use-native-modal.ts';

interface DialogProps {
  frame: ModalFrame;
  title: string;
  /** Id of what is read with the title. */
  describedBy?: string;
  /** A stray press beside it must not lose what was entered. */
  keepsInput?: boolean;
  /** Has the focus when it opens, in place of what stands first. */
  firstFocus?: RefObject<HTMLElement | null>;
  footer: ReactNode;
  children: ReactNode;
}

/** A small dialog above everything: a question, or a short form. */
export function Dialog({ frame, title, describedBy, keepsInput, firstFocus, footer, children }: DialogProps) {
  const modal = useNativeModal(frame, { keepsInput, firstFocus });
  const titleId = useId();
  return (
    <dialog
      {...modal}
      className={`anywhere ink to-start raised card-corners ${styles.dialog}`}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
    >
      <div className={`anchor ${styles.content}`}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className={styles.base}>
          {frame.isOpen && <BarPlace />}
          <div className={`cluster gap-12 at-end above-12 ${styles.footer}`}>{footer}</div>
        </div>
        {/* Last, as what stands first has the focus when it opens. */}
        <button
          type="button"
          className={`icon-btn muted ${styles.close}`}
          aria-label="Close"
          onClick={frame.onCancel}
        >
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
