import { type MouseEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { noteModal } from '../feedback/modals.ts';
import { Icon } from '../pieces/icon.tsx';
import styles from './dialog.module.css';
import type { DialogFrame } from './routed-dialog.tsx';

interface DialogProps {
  frame: Pick<DialogFrame, 'isOpen' | 'onCancel' | 'onClosed'>;
  title: string;
  /** Id of what is read with the title. */
  describedBy?: string;
  footer: ReactNode;
  children: ReactNode;
}

/** A native modal dialog, above everything; it gives the focus back when it closes. */
export function Dialog({ frame, title, describedBy, footer, children }: DialogProps) {
  const { isOpen, onCancel, onClosed } = frame;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const tellClosed = useEffectEvent(onClosed);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || !element) return;
    if (!element.open) element.showModal();
    const stopNoting = noteModal(element);
    return () => {
      stopNoting();
      element.close();
    };
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) tellClosed();
  }, [isOpen]);
  const cancelBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onCancel();
  };
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onClick={cancelBeside}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      // Whatever stands below it has an Escape of its own.
      onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
    >
      <div className={styles.content}>
        <h2 id={titleId}>{title}</h2>
        {children}
        <div className={styles.footer}>{footer}</div>
        {/* Last, as what stands first has the focus when it opens. */}
        <button type="button" className={`icon-btn ${styles.close}`} aria-label="Close" onClick={onCancel}>
          <Icon name="close" />
        </button>
      </div>
    </dialog>
  );
}
