import { Button } from 'antd';
import { type ReactNode, useRef } from 'react';
import { SideDrawer } from '../drawer/side-drawer.tsx';
import { DialogForm, type FormTask, useSubmit } from './dialog-form.tsx';
import { focusFirstField } from './focus-first-field.ts';

interface FormDrawerProps<Values extends object> extends FormTask<Values> {
  title: string;
  subtitle: string;
  submitLabel: string;
  isSubmitDisabled?: boolean;
  children: ReactNode;
}

/** A drawer around one form, for forms that open over the details of what they change. */
export function FormDrawer<Values extends object>(props: FormDrawerProps<Values>) {
  const { title, subtitle, submitLabel, isSubmitDisabled, children, ...task } = props;
  const { frame, form } = task;
  const fields = useRef<HTMLDivElement>(null);
  const { submit, isBusy, error } = useSubmit(task);
  return (
    <SideDrawer
      title={title}
      subtitle={subtitle}
      isOpen={frame.isOpen}
      isAbove
      onClose={frame.onCancel}
      onOpened={() => focusFirstField(fields.current)}
      onClosed={frame.onClosed}
      footer={
        <>
          <Button size="large" onClick={frame.onCancel}>
            Cancel
          </Button>
          <Button
            size="large"
            type="primary"
            block
            loading={isBusy}
            disabled={isSubmitDisabled}
            onClick={() => form.submit()}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <DialogForm task={task} submit={submit} error={error} fields={fields}>
        {children}
      </DialogForm>
    </SideDrawer>
  );
}
