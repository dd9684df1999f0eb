import { Button, Form, type FormInstance, Modal } from 'antd';
import type { Rule } from 'antd/es/form';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Press, useIsRepeat } from '#core/action/double-press.ts';
import { addressProblem } from '#core/edit/email-address.ts';
import type { Save, Shared } from '#core/edit/use-edit.ts';
import type { Kept } from '#core/edit/use-kept.ts';
import { type DialogFrame, focusFirstField } from '#ui/dialog/routed-dialog.tsx';
import { BarPlace } from '#ui/feedback/bar-place.tsx';
import { bringIntoSight } from '#ui/feedback/scroll-into-view.ts';
import { ConflictNotice } from '../form/conflict-notice.tsx';
import { SaveFailure } from '../form/save-failure.tsx';
import { useFormEdit } from '../form/use-form-edit.ts';
import { CancelButton, Question, useAsking } from './asking.tsx';
import styles from './dialogs.module.css';

interface FormDialogProps<Values extends object, Thing> extends FormTask<Values, Thing> {
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
export function FormDialog<Values extends object, Thing = undefined>(props: FormDialogProps<Values, Thing>) {
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
  const dialog = useDialogEdit(task, question);
  const { asking, press, edit } = dialog;
  return (
    <Modal
      // So long a form has its buttons in sight, whatever of it is read.
      className={aside ? styles.dialog : undefined}
      title={title}
      open={frame.isOpen}
      width={aside ? WIDTH_WITH_ASIDE : WIDTH}
      // A stray click beside it must not lose what was typed.
      mask={{ closable: false }}
      onCancel={frame.onCancel}
      afterClose={dialog.onClosed}
      // The library would focus the Close button.
      afterOpenChange={(hasOpened) => hasOpened && focusFirstField(fields.current)}
      footer={
        <>
          {frame.isOpen && <BarPlace />}
          <div className={`row gap-12 at-end wrap ${styles.footer}`}>
            <CancelButton asking={asking} onCancel={frame.onCancel} />
            <Button
              type="primary"
              danger={isDestructive}
              loading={edit.isSending}
              disabled={isSubmitDisabled}
              onClick={press}
            >
              {submitLabel}
            </Button>
          </div>
        </>
      }
    >
      <div className={aside ? styles.withAside : undefined}>
        <DialogForm dialog={dialog} failure={task.failure} fields={fields}>
          {children}
        </DialogForm>
        {aside && <div className={`stack gap-12 ${styles.aside}`}>{aside}</div>}
      </div>
    </Modal>
  );
}

/** The parts of a form in a dialog or drawer. */
export interface FormTask<Values extends object, Thing = undefined> {
  frame: DialogFrame;
  /** Of a dialog that has to know what is typed. */
  form?: FormInstance<Values>;
  /** What the server has, or what something new begins with. */
  initialValues: Values;
  /** Of something that others may change meanwhile. */
  shared?: Shared<Values, Thing>;
  /** Where what is typed is kept until it is saved or thrown away, so that a reload does not lose it. */
  kept?: Kept | undefined;
  /** Named in the toast that shows a failure once the dialog is closed. */
  subject?: string;
  /** The text shown when the call fails. */
  failure: string;
  /** Saves. Field errors of the server are shown at the fields, other errors below them. */
  action: Save<Values, unknown, Thing>;
  /** Runs after saving succeeded and the dialog was closed. */
  onDone?: () => void;
}

/** The form of a dialog, which closes once it is saved. @param question asked before; null asks nothing */
export function useDialogEdit<Values extends object, Thing>(
  task: FormTask<Values, Thing>,
  question: string | null = null,
) {
  const { frame, form, initialValues, shared, kept, subject, failure, action, onDone } = task;
  const asking = useAsking(question);
  const isRepeat = useIsRepeat();
  const edit = useFormEdit<Values, unknown, Thing>(
    {
      value: initialValues,
      shared,
      kept,
      save: action,
      subject,
      failure,
      place: frame.isOpen,
      succeeded: () => frame.onDone(onDone),
      // The dialog asks before it is closed.
      asksToLeave: false,
    },
    form,
  );
  const outlivesReload = kept?.isLosable === false;
  const tell = useEffectEvent((isUnsaved: boolean, outlivesReload: boolean) =>
    frame.onUnsaved(isUnsaved, { discard: () => kept?.store(''), outlivesReload }),
  );
  useEffect(() => tell(edit.isUnsaved, outlivesReload), [edit.isUnsaved, outlivesReload]);
  const finish = () => {
    if (!asking.mayGoOn()) return;
    asking.goBack();
    edit.formProps.onFinish();
  };
  return {
    edit: { ...edit, formProps: { ...edit.formProps, onFinish: finish } },
    asking,
    onClosed: frame.onClosed,
    /** For `onClick`: the second click of a double click would answer what the first one asks. */
    press: (event: Press) => {
      if (!isRepeat(event)) edit.form.submit();
    },
  };
}

interface DialogFormProps<Values extends object, Thing> {
  dialog: ReturnType<typeof useDialogEdit<Values, Thing>>;
  failure: string;
  fields: RefObject<HTMLDivElement | null>;
  children: ReactNode;
}

/** The fields of a dialog's form, with the question and the error below them. */
export function DialogForm<Values extends object, Thing>(props: DialogFormProps<Values, Thing>) {
  const { dialog, failure, fields, children } = props;
  const { edit, asking } = dialog;
  return (
    <Form {...edit.formProps}>
      <div ref={fields} className={styles.fields}>
        {children}
        <ConflictNotice conflict={edit.conflict} />
      </div>
      {asking.question && (
        <div className="above-16" ref={bringIntoSight}>
          <Question asking={asking} />
        </div>
      )}
      <SaveFailure failure={failure} edit={edit} />
      {/* Lets Enter submit, which a button outside the form does not. */}
      <button type="submit" hidden />
    </Form>
  );
}

export function OptionalLabel({ text }: { text: string }) {
  return (
    <>
      {text}&nbsp;<span className="muted regular">(optional)</span>
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
