import { type ReactNode, useEffect, useEffectEvent, useId } from 'react';
import { failureText } from '#core/api/failure-text.ts';
import type { useEdit } from '#core/edit/use-edit.ts';
import { Notice } from '../feedback/notice.tsx';
import { Dialog } from './dialog.tsx';
import type { DialogFrame } from './routed-dialog.tsx';

interface FormDialogProps {
  frame: DialogFrame;
  title: string;
  submitLabel: string;
  /** Of `useEdit`, for which the dialog asks before it is left. */
  form: Pick<ReturnType<typeof useEdit>, 'props' | 'problem' | 'error' | 'isSending' | 'isUnsaved'>;
  /** The text shown when the call fails. */
  failure: string;
  children: ReactNode;
}

/** A dialog around a short form. */
export function FormDialog({ frame, title, submitLabel, form, failure, children }: FormDialogProps) {
  const formId = useId();
  const { isUnsaved } = form;
  const tell = useEffectEvent(frame.onUnsaved);
  useEffect(() => tell(isUnsaved), [isUnsaved]);
  return (
    <Dialog
      frame={frame}
      title={title}
      keepsInput
      footer={
        <>
          <button type="button" className="btn" onClick={frame.onCancel}>
            Cancel
          </button>
          <button type="submit" form={formId} className="btn btn-primary" aria-busy={form.isSending}>
            {submitLabel}
          </button>
        </>
      }
    >
      <form {...form.props} id={formId} className="form">
        {children}
        {form.problem && (
          <Notice tone="error" title="Error" live>
            {failureText(failure, form.error)}
          </Notice>
        )}
      </form>
    </Dialog>
  );
}
