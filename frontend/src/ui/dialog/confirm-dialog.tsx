import { type ReactNode, useId, useRef, useState } from 'react';
import { useAction } from '#core/action/use-action.ts';
import { failureText } from '#core/api/failure-text.ts';
import { Notice } from '../feedback/notice.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogFrame } from './routed-dialog.tsx';

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
  /** What else there is to say or to choose. */
  children?: ReactNode;
}

/** Asks before an action that cannot be undone or sends mail. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { frame, title, subject, text, confirmLabel, isDestructive = false, failure } = props;
  const [error, setError] = useState<unknown>();
  const aboutId = useId();
  const dismiss = useRef<HTMLButtonElement>(null);
  const { press, isBusy } = useAction({
    send: props.action,
    subject: () => ({ id: '', name: subject }),
    failure,
    place: frame.isOpen,
    succeeded: () => frame.onDone(props.onDone),
    refused: setError,
  });
  return (
    <Dialog
      frame={frame}
      title={title}
      describedBy={aboutId}
      firstFocus={dismiss}
      footer={
        <>
          {/* It has the focus: a stray Enter does not confirm what cannot be undone. */}
          <button ref={dismiss} type="button" className="btn" onClick={frame.onCancel}>
            {props.dismissLabel ?? 'Cancel'}
          </button>
          <button
            type="button"
            className={isDestructive ? 'btn btn-primary btn-danger' : 'btn btn-primary'}
            disabled={props.isConfirmDisabled}
            aria-busy={isBusy}
            onClick={press()}
          >
            {confirmLabel}
          </button>
        </>
      }
    >
      <div className="form">
        <div id={aboutId} className="form">
          <p className="strong">{subject}</p>
          <p>{text}</p>
        </div>
        {props.children}
        {Boolean(error) && (
          <Notice tone="error" title="Error" live>
            {failureText(failure, error)}
          </Notice>
        )}
      </div>
    </Dialog>
  );
}
