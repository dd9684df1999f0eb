import { Alert, Button, Form, type FormInstance, Modal } from 'antd';
import type { Rule } from 'antd/es/form';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { failureText } from '#api/failure-text.ts';
import { problemOf } from '#api/problem.ts';
import { type Press, useIsRepeat } from '#ui/action/double-press.ts';
import { useAction } from '#ui/action/use-action.ts';
import { bringIntoSight } from '#ui/feedback/scroll-into-view.ts';
import { addressProblem } from '#ui/form/email-address.ts';
import { type Asking, CancelButton, Question, useAsking } from './asking.tsx';
import styles from './dialogs.module.css';
import { type DialogFrame, focusFirstField } from './routed-dialog.tsx';

interface FormDialogProps<Values extends object> extends FormTask<Values> {
  title: string;
  submitLabel: string;
  /** What it does cannot be undone. */
  isDestructive?: boolean;
  /** Asked before it is done, because it reaches many people; null asks nothing. */
  question?: string | null;
  isSubmitDisabled?: boolean;
  /** Stands beside the fields, or below them where there is no room. */
  aside?: ReactNode;
  children: ReactNode;
}

/** px */
const WIDTH = 560;
const WIDTH_WITH_ASIDE = 1040;

/** A dialog around one form: its fields, Cancel and the submit button, and what the server refused. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const {
    title,
    submitLabel,
    isDestructive = false,
    isSubmitDisabled,
    question,
    aside,
    children,
    ...task
  } = props;
  const { frame } = task;
  const fields = useRef<HTMLDivElement>(null);
  const { asking, submit, press, isBusy, error } = useSubmit(task, question);
  return (
    <Modal
      title={title}
      open={frame.isOpen}
      width={aside ? WIDTH_WITH_ASIDE : WIDTH}
      // A stray click beside it must not lose what was typed.
      mask={{ closable: false }}
      onCancel={frame.onCancel}
      afterClose={frame.onClosed}
      // The library would focus the Close button.
      afterOpenChange={(hasOpened) => hasOpened && focusFirstField(fields.current)}
      footer={
        <div className={styles.footer}>
          <CancelButton asking={asking} onCancel={frame.onCancel} />
          <Button
            type="primary"
            danger={isDestructive}
            loading={isBusy}
            disabled={isSubmitDisabled}
            onClick={press}
          >
            {submitLabel}
          </Button>
        </div>
      }
    >
      <div className={aside ? styles.withAside : undefined}>
        <DialogForm task={task} asking={asking} submit={submit} error={error} fields={fields}>
          {children}
        </DialogForm>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </Modal>
  );
}

/** The parts of a form in a dialog or drawer. */
export interface FormTask<Values extends object> {
  frame: DialogFrame;
  form: FormInstance<Values>;
  initialValues: Values;
  /** Named in the toast that shows a failure once the dialog is closed. */
  subject?: string;
  /** The text shown when the call fails. */
  failure: string;
  /** Saves. Field errors of the server are shown at the fields, other errors below them. */
  action: (values: Values) => Promise<{ error?: unknown }>;
  /** Runs after saving succeeded and the dialog was closed. */
  onDone?: () => void;
}

/** Saves the form and closes its dialog, or keeps the error. @param question asked before; null asks nothing */
export function useSubmit<Values extends object>(task: FormTask<Values>, question: string | null = null) {
  const { frame, form, initialValues, failure } = task;
  const asking = useAsking(question);
  const isRepeat = useIsRepeat();
  const [error, setError] = useState<unknown>();
  const { run, isBusy } = useAction({
    send: (values: Values) => {
      // Closing does not lose input that is being sent.
      frame.onUnsaved(false);
      return task.action(values);
    },
    subject: () => ({ id: '', name: task.subject }),
    failure,
    place: frame.isOpen,
    succeeded: () => frame.onDone(task.onDone),
    refused: (refusal, values) => {
      frame.onUnsaved(isChanged(values, initialValues));
      setError(refusal);
      showFieldErrors(form, refusal);
    },
  });
  const submit = async (values: Values) => {
    if (!asking.mayGoOn()) return;
    asking.goBack();
    await run(values);
  };
  return {
    asking,
    submit,
    /** For `onClick`: the second click of a double click would answer what the first one asks. */
    press: (event: Press) => {
      if (!isRepeat(event)) form.submit();
    },
    isBusy,
    error,
  };
}

interface DialogFormProps<Values extends object> {
  task: FormTask<Values>;
  asking: Asking;
  submit: (values: Values) => Promise<void>;
  error: unknown;
  fields: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The fields of a dialog's form, with the question and the error below them. */
export function DialogForm<Values extends object>(props: DialogFormProps<Values>) {
  const { task, asking, submit, error, fields, children } = props;
  const { frame, form, initialValues, failure } = task;
  // Edit conflicts are shown by the form itself (`useEdit`).
  const isTold = Boolean(error) && problemOf(error).current === undefined;
  return (
    <Form
      form={form}
      layout="vertical"
      requiredMark={false}
      initialValues={initialValues}
      onValuesChange={(_changed, values: Values) => frame.onUnsaved(isChanged(values, initialValues))}
      onFinish={(values) => void submit(values)}
      scrollToFirstError={{ focus: true }}
    >
      <div ref={fields} className={styles.fields}>
        {children}
      </div>
      {asking.question && (
        <div className={styles.asked} ref={bringIntoSight}>
          <Question asking={asking} />
        </div>
      )}
      {isTold && (
        <div className={styles.failure} ref={bringIntoSight}>
          <Alert type="error" showIcon title="Error" description={failureText(failure, error)} />
        </div>
      )}
      {/* Lets Enter submit, which a button outside the form does not. */}
      <button type="submit" hidden />
    </Form>
  );
}

function isChanged<Values extends object>(values: Values, initialValues: Values): boolean {
  return Object.entries(values).some(
    ([field, value]) => (value ?? '') !== (initialValues[field as keyof Values] ?? ''),
  );
}

/** Puts the server's field messages onto the fields they belong to: `questions.0.answer` is one of a list. */
export function showFieldErrors<Values extends object>(form: FormInstance<Values>, error: unknown): void {
  const fields = Object.entries(problemOf(error).fields);
  form.setFields(
    fields.map(([name, text]) => ({ name: pathOf(name), errors: [text] })) as Parameters<
      typeof form.setFields
    >[0],
  );
}

function pathOf(field: string): (string | number)[] {
  return field.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
}

export function OptionalLabel({ text }: { text: string }) {
  return (
    <>
      {text}&nbsp;<span className={styles.optional}>(optional)</span>
    </>
  );
}

/** Rules of a required e-mail field. */
export const ADDRESS_RULES: Rule[] = [
  { required: true, message: 'Email is required' },
  { validator: requireAddress },
];

async function requireAddress(_rule: unknown, email: string): Promise<void> {
  const problem = email.trim() && addressProblem(email, 'Please enter a valid email address');
  if (problem) throw new Error(problem);
}
