import { type ReactNode, useId } from 'react';
import { BarPlace } from '../feedback/bar-place.tsx';
import { ToastPlace } from '../feedback/toast-place.tsx';
import { Icon } from '../pieces/icon.tsx';
import styles from './dialog.module.css';
import { type ModalFrame, useNativeModal } from './use-native-modal.ts';

interface ReadingDialogProps {
  frame: ModalFrame;
  title: string;
  /** Always in sight, at the bottom. */
  footer: ReactNode;
  children: ReactNode;
}

/** A dialog with much to read; as large as the screen on phones. */
export function ReadingDialog({ frame, title, footer, children }: ReadingDialogProps) {
  const modal = useNativeModal(frame, { takesFocus: true });
  const titleId = useId();
  return (
    <dialog
      {...modal}
      className={`anywhere ink to-start raised card-corners ${styles.dialog} ${styles.reading}`}
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <div className={`flex column ${styles.sheet}`}>
        <div className={`flex top gap-8 ${styles.head}`}>
          <h2 id={titleId} dir="auto">
            {title}
          </h2>
          <button type="button" className="icon-btn" aria-label="Close" onClick={frame.onCancel}>
            <Icon name="close" />
          </button>
        </div>
        <div className={`grow ${styles.body}`}>{children}</div>
        {frame.isOpen && <ToastPlace />}
        {frame.isOpen && <BarPlace />}
        {footer && <div className={`row gap-12 line-above at-end wrap ${styles.foot}`}>{footer}</div>}
      </div>
    </dialog>
  );
}
