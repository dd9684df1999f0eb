import { Alert, Button, Modal } from 'antd';
import { type ReactNode, useId, useRef, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { useAction } from '#ui/action/use-action.ts';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import styles from './dialogs.module.css';

interface ConfirmDialogProps {
  frame: DialogFrame;
  title: string;
  /** The name of what it is about. */
  subject: string;
  text: string;
  confirmLabel: string;
  /** 'Cancel' by default. */
  dismissLabel?: string;
  isConfirmDisabled?: boolean;
  /** Marks the confirming button as destructive. */
  isDestructive?: boolean;
  /** The text shown when the action fails. */
  failure: string;
  action: () => Promise<{ error?: unknown }>;
  /** Runs after the action succeeded and the dialog was closed. */
  onDone?: () => void;
  /** Further options, such as whether to notify guests. */
  children?: ReactNode;
}

/** Asks before an action that cannot be undone or sends mail. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { frame, title, subject, text, confirmLabel, isDestructive = false, failure } = props;
  const [error, setError] = useState<unknown>();
  const cancel = useRef<HTMLButtonElement>(null);
  const about = useRef<HTMLDivElement>(null);
  const aboutId = useId();

  const { press, isBusy } = useAction({
    send: props.action,
    subject: () => ({ id: '', name: subject }),
    failure,
    place: frame.isOpen,
    succeeded: () => frame.onDone(props.onDone),
    refused: setError,
  });

  return (
    <Modal
      title={title}
      open={frame.isOpen}
      width={480}
      onCancel={frame.onCancel}
      afterClose={frame.onClosed}
      afterOpenChange={(hasOpened) => {
        if (!hasOpened) return;
        // Who hears it is told of whom it is. Ant Design takes no description for its dialog.
        about.current?.closest('[role="dialog"]')?.setAttribute('aria-describedby', aboutId);
        // So that a stray Enter does not confirm what cannot be undone.
        cancel.current?.focus();
      }}
      footer={
        <div className={styles.footer}>
          <Button ref={cancel} onClick={frame.onCancel}>
            {props.dismissLabel ?? 'Cancel'}
          </Button>
          <Button
            type="primary"
            danger={isDestructive}
            loading={isBusy}
            disabled={props.isConfirmDisabled}
            onClick={press()}
          >
            {confirmLabel}
          </Button>
        </div>
      }
    >
      <div className="form">
        <div ref={about} id={aboutId} className="form">
          <p className="strong">{subject}</p>
          <p>{text}</p>
        </div>
        {props.children}
        {Boolean(error) && (
          <Alert type="error" showIcon title="Error" description={failureText(failure, error)} />
        )}
      </div>
    </Modal>
  );
}
