import { Alert, Button, Form, type FormInstance, Modal } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { failureText } from '../../api/failure-text.ts';
import { problemOf } from '../../api/problem.ts';
import { useShowFailure } from '../feedback/failure-banner.tsx';
import { focusFirstField } from './focus-first-field.ts';
import styles from './form-dialog.module.css';
import type { DialogFrame } from './routed-dialog.tsx';
import { useBusy } from './use-busy.ts';

interface FormDialogProps<Values extends object> {
  frame: DialogFrame;
  title: string;
  submitLabel: string;
  isSubmitDisabled?: boolean;
  form: FormInstance<Values>;
  initialValues: Values;
  /** The specification's sentence when the call fails. */
  failure: string;
  /** Saves. When it is refused, the messages of fields are shown at the fields, the reason below them. */
  action: (values: Values) => Promise<{ error?: unknown }>;
  /** What the page does once it is saved and the dialog is gone. */
  onDone?: () => void;
  children: ReactNode;
}

/** A dialog around one form: its fields, Cancel and the submit button, and what the server refused. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { frame, title, submitLabel, isSubmitDisabled, form, initialValues, failure } = props;
  const fields = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<unknown>();
  const showFailure = useShowFailure();

  const [submit, isBusy] = useBusy(async (values: Values) => {
    // What is on its way to the server is not lost by closing.
    frame.onUnsaved(false);
    const result = await props.action(values);
    if (!result.error) return frame.onDone(props.onDone);
    if (!frame.isCurrent()) return showFailure(failureText(failure, result.error));
    frame.onUnsaved(isChanged(values, initialValues));
    setError(result.error);
    showFieldErrors(form, result.error);
  });

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
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        initialValues={initialValues}
        onValuesChange={(_changed, values: Values) => frame.onUnsaved(isChanged(values, initialValues))}
        onFinish={(values) => void submit(values)}
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

function isChanged<Values extends object>(values: Values, initialValues: Values): boolean {
  return Object.entries(values).some(
    ([field, value]) => (value ?? '') !== (initialValues[field as keyof Values] ?? ''),
  );
}

/** Puts the server's field messages onto the fields they belong to. */
function showFieldErrors<Values extends object>(form: FormInstance<Values>, error: unknown): void {
  const fields = Object.entries(problemOf(error).fields);
  form.setFields(
    fields.map(([name, text]) => ({ name: [name], errors: [text] })) as Parameters<typeof form.setFields>[0],
  );
}
