import { Alert, Button, Form, type FormInstance, Modal } from 'antd';
import { type ReactNode, useRef } from 'react';
import { problemOf } from '../../../api/problem.ts';
import { failureText } from '../failure-text.ts';
import { focusFirstField } from './focus-first-field.ts';
import styles from './gameday-dialog.module.css';

interface FormDialogProps<Values extends object> {
  title: string;
  submitLabel: string;
  isSubmitDisabled?: boolean;
  isBusy: boolean;
  isOpen: boolean;
  form: FormInstance<Values>;
  initialValues: Values;
  /** The specification's sentence when the call fails. */
  failure: string;
  error: unknown;
  onSubmit: (values: Values) => void;
  onClose: () => void;
  onClosed: () => void;
  children: ReactNode;
}

/** A dialog around one form: its fields, Cancel and the submit button, and what the server refused. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const fields = useRef<HTMLDivElement>(null);
  const { title, submitLabel, isSubmitDisabled, isBusy, isOpen, form, failure, error } = props;
  return (
    <Modal
      title={title}
      open={isOpen}
      width={560}
      // A stray click beside it must not lose what was typed.
      mask={{ closable: false }}
      onCancel={props.onClose}
      afterClose={props.onClosed}
      // Otherwise the dialog's Close would have it.
      afterOpenChange={(hasOpened) => hasOpened && focusFirstField(fields.current)}
      footer={[
        <Button key="cancel" onClick={props.onClose}>
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
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={props.initialValues}
        // Enter submits even while the button is busy.
        onFinish={(values) => !isBusy && props.onSubmit(values)}
        scrollToFirstError={{ focus: true }}
      >
        <div ref={fields}>{props.children}</div>
        {Boolean(error) && (
          <Alert
            className={styles.failure}
            type="error"
            showIcon
            title="Error"
            description={failureText(failure, error)}
          />
        )}
        {/* Lets Enter submit, which a button outside the form does not. */}
        <button type="submit" hidden />
      </Form>
    </Modal>
  );
}

/** Puts the server's field messages onto the fields they belong to. */
export function showFieldErrors<Values extends object>(form: FormInstance<Values>, error: unknown): void {
  const fields = Object.entries(problemOf(error).fields);
  form.setFields(
    fields.map(([name, text]) => ({ name: [name], errors: [text] })) as Parameters<typeof form.setFields>[0],
  );
}
