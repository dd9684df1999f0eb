import { Button, Modal } from 'antd';
import { type ReactNode, useRef } from 'react';
import { DialogForm, type FormTask, useSubmit } from './dialog-form.tsx';
import { focusFirstField } from './focus-first-field.ts';

interface FormDialogProps<Values extends object> extends FormTask<Values> {
  title: string;
  submitLabel: string;
  isSubmitDisabled?: boolean;
  children: ReactNode;
}

/** A dialog around one form: its fields, Cancel and the submit button, and what the server refused. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, submitLabel, isSubmitDisabled, children, ...task } = props;
  const { frame, form } = task;
  const fields = useRef<HTMLDivElement>(null);
  const { submit, isBusy, error } = useSubmit(task);
  return (
    <Modal
      title={title}
      open={frame.isOpen}
      width={560}
      // A stray click beside it must not lose what was typed.
      mask={{ closable: false }}
      onCancel={frame.onCancel}
      afterClose={frame.onClosed}
      // The library would focus the Close button.
      afterOpenChange={(hasOpened) => hasOpened && focusFirstField(fields.current)}
      footer={[
        <Button key="cancel" onClick={frame.onCancel}>
          Cancel
        </Button>,
        <Button
          key="submit"
          type="primary"
          loading={isBusy}
          disabled={isSubmitDisabled}
          onClick={() => form.submit()}
        >
          {submitLabel}
        </Button>,
      ]}
    >
      <DialogForm task={task} submit={submit} error={error} fields={fields}>
        {children}
      </DialogForm>
    </Modal>
  );
}
