import { Alert, Button, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { failureText } from '../failure-text.ts';

interface ConfirmDialogProps {
  title: string;
  /** Which one it is about. */
  subject: string;
  text: string;
  confirmLabel: string;
  /** Marks the confirming button as destructive. */
  isDestructive: boolean;
  /** The specification's sentence when the action fails. */
  failure: string;
  isOpen: boolean;
  action: () => Promise<{ error?: unknown }>;
  onClose: () => void;
  onClosed: () => void;
  onDone?: () => void;
  /** What else there is to decide. */
  children?: ReactNode;
}

/** Asks once more before something that cannot be undone or reaches a guest. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    subject,
    text,
    confirmLabel,
    isDestructive,
    failure,
    isOpen,
    action,
    onClose,
    onClosed,
    onDone,
  } = props;
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const cancel = useRef<HTMLButtonElement>(null);

  const confirm = async () => {
    setBusy(true);
    const result = await action();
    setBusy(false);
    setError(result.error);
    if (result.error) return;
    onDone?.();
    onClose();
  };

  return (
    <Modal
      title={title}
      open={isOpen}
      width={480}
      onCancel={onClose}
      afterClose={onClosed}
      // What cannot be undone is never one stray Enter away.
      afterOpenChange={(hasOpened) => hasOpened && cancel.current?.focus()}
      footer={[
        <Button key="cancel" ref={cancel} onClick={onClose}>
          Cancel
        </Button>,
        <Button
          key="confirm"
          type="primary"
          danger={isDestructive}
          loading={isBusy}
          onClick={() => void confirm()}
        >
          {confirmLabel}
        </Button>,
      ]}
    >
      <div className="form">
        <p className="strong">{subject}</p>
        <p>{text}</p>
        {props.children}
        {Boolean(error) && (
          <Alert type="error" showIcon title="Error" description={failureText(failure, error)} />
        )}
      </div>
    </Modal>
  );
}
