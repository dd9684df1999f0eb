import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../pieces/icon.tsx';
import { BarPlace } from './bar-place.tsx';
import styles from './message-dialog.module.css';
import { noteModal } from './modals.ts';

const ICONS = { success: 'check', error: 'alert', question: 'info' } as const;

interface MessageDialogProps {
  tone: keyof typeof ICONS;
  title: string;
  onClose: () => void;
  /** A second button; with it, `dismissLabel` replaces OK. */
  action?: { label: string; run: () => void };
  dismissLabel?: string;
  children: ReactNode;
}

/** Otherwise Escape would also close an antd drawer below this dialog, which listens on the window. */
function stopEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

/** A message in a native modal dialog, which restores the focus when it closes. */
export function MessageDialog(props: MessageDialogProps) {
  const { tone, title, onClose, action, dismissLabel = 'Cancel', children } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    if (!dialog.current) return;
    if (!dialog.current.open) dialog.current.showModal();
    return noteModal(dialog.current);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${styles[tone]}`}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onClose={onClose}
      onKeyDown={stopEscape}
    >
      <span className={`all-middle ${styles.mark}`}>
        <Icon name={ICONS[tone]} />
      </span>
      <h2 id={`${id}-title`}>{title}</h2>
      <p id={`${id}-text`}>{children}</p>
      <BarPlace />
      <form method="dialog" className={`flex gap-8 ${styles.buttons}`}>
        <button type="submit" className={action ? 'btn btn-large' : 'btn btn-primary btn-large'}>
          {action ? dismissLabel : 'OK'}
        </button>
        {action && (
          <button type="submit" className="btn btn-primary btn-danger btn-large" onClick={action.run}>
            {action.label}
          </button>
        )}
      </form>
    </dialog>
  );
}
