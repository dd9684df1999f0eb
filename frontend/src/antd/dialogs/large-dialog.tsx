import { Modal } from 'antd';
import { type ReactNode, useRef } from 'react';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { focusFirstField } from '#ui/dialog/routed-dialog.tsx';
import { BarPlace } from '#ui/feedback/bar-place.tsx';
import styles from './dialogs.module.css';

interface LargeDialogProps {
  frame: Pick<DialogFrame, 'isOpen' | 'onCancel' | 'onClosed'>;
  title: ReactNode;
  /** px */
  width: number;
  footer: ReactNode;
  children: ReactNode;
}

/** A dialog with more than a form: full screen on phones, with a sticky footer. */
export function LargeDialog({ frame, title, width, footer, children }: LargeDialogProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Modal
      className={styles.dialog}
      title={title}
      width={width}
      style={{ top: 32 }}
      open={frame.isOpen}
      // A stray click beside it must not lose what was entered.
      mask={{ closable: false }}
      onCancel={frame.onCancel}
      afterClose={frame.onClosed}
      afterOpenChange={(hasOpened) => hasOpened && focusFirstField(body.current)}
      footer={
        footer && (
          <>
            {frame.isOpen && <BarPlace />}
            <div className={`row gap-12 at-end wrap ${styles.footer}`}>{footer}</div>
          </>
        )
      }
    >
      <div ref={body}>{children}</div>
    </Modal>
  );
}
