import { Alert, Button, Form } from 'antd';
import { type ReactNode, useState } from 'react';
import { AriaDisabledButton } from '#antd/buttons.tsx';
import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import { showFieldErrors } from '#antd/dialogs/form-dialog.tsx';
import { RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import type { FieldLabels } from '#antd/dialogs/stale-edit.ts';
import { useEdit } from '#antd/dialogs/use-edit.tsx';
import { useOpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import { useEdition } from '#api/edition.ts';
import { failureText } from '#api/failure-text.ts';
import { problemOf } from '#api/problem.ts';
import { type RestoreContentApiArg, useRestoreContentMutation } from '#api/staff.ts';
import { useAction } from '#ui/action/use-action.ts';
import { bringIntoSight } from '#ui/feedback/scroll-into-view.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { shortMoment } from '#ui/text/date-text.ts';
import { EDITION } from '../edition/edition-values.ts';
import styles from './places.module.css';

/** How a content of an edition came about. */
interface ContentState {
  version: string;
  isStandard: boolean;
  changedAt: string | null;
  changedBy: string | null;
}

/** Which content it is. */
export interface ContentOf {
  edition: string;
  kind: RestoreContentApiArg['kind'];
  title: string;
  /** The edition is archived. */
  isKept: boolean;
}

interface ContentFormProps<Loaded extends ContentState, Values extends object> {
  of: ContentOf;
  loaded: Loaded;
  valuesOf: (loaded: Loaded) => Values;
  labels: FieldLabels<Values>;
  save: (values: Values, version: string | undefined) => Promise<{ data?: Loaded; error?: unknown }>;
  preview: (values: Values) => ReactNode;
  /** The fields. */
  children: ReactNode;
}

const FAILURE = 'It was not saved.';
/** The search parameter that says which content is edited. */
export const PART = 'part';

/** The form of one content of an edition, beside what people will see. */
export function ContentForm<Loaded extends ContentState, Values extends object>(
  props: ContentFormProps<Loaded, Values>,
) {
  const { loaded } = props;
  const [{ from, begun }, begin] = useState({ from: loaded, begun: 0 });
  // What was restored or saved elsewhere is shown at once; what is being edited is asked about when it is saved.
  const [isEdited, setEdited] = useState(false);
  const beginWith = (next: Loaded) => {
    setEdited(false);
    begin({ from: next, begun: begun + 1 });
  };
  if (!isEdited && loaded.version !== from.version) beginWith(loaded);
  return <Fields key={begun} {...props} loaded={from} onSaved={beginWith} onEdited={setEdited} />;
}

interface FieldsProps<Loaded extends ContentState, Values extends object>
  extends ContentFormProps<Loaded, Values> {
  onSaved: (saved: Loaded) => void;
  onEdited: (isEdited: boolean) => void;
}

function Fields<Loaded extends ContentState, Values extends object>(props: FieldsProps<Loaded, Values>) {
  const { of, loaded, valuesOf, labels, save, preview, children, onSaved, onEdited } = props;
  const [base, rebase] = useState(loaded);
  const [form] = Form.useForm<Values>();
  const initial = valuesOf(base);
  const values = (Form.useWatch([], { form, preserve: true }) as Values | undefined) ?? initial;
  const isChanged = JSON.stringify(values) !== JSON.stringify(initial);
  const [error, setError] = useState<unknown>();
  const edit = useEdit<Loaded, Values>({
    base,
    rebase,
    fieldsOf: valuesOf,
    labels,
    read: () => form.getFieldsValue(true) as Values,
    fill: (next) => form.setFieldsValue(next as Parameters<typeof form.setFieldsValue>[0]),
  });
  const { run, isBusy } = useAction({
    send: (sent: Values) => edit.save((from) => save(sent, from?.version)),
    failure: FAILURE,
    succeeded: (saved) => {
      showToast({ title: 'Saved' });
      if (saved) onSaved(saved);
    },
    refused: (refusal) => {
      setError(refusal);
      showFieldErrors(form, refusal);
    },
  });
  return (
    <div className={styles.columns}>
      <Form
        form={form}
        layout="vertical"
        requiredMark={false}
        className="card"
        initialValues={initial}
        disabled={of.isKept}
        onValuesChange={() => onEdited(true)}
        onFinish={() => void run(form.getFieldsValue(true) as Values)}
        scrollToFirstError={{ focus: true }}
      >
        {isChanged && !isBusy && <LeaveGuard about={[PART, EDITION]} />}
        <div className={styles.fields}>
          <h2>{of.title}</h2>
          <Origin of={of} state={base} />
          {children}
          {edit.notice}
          {error !== undefined && problemOf(error).current === undefined && (
            <div ref={bringIntoSight}>
              <Alert type="error" showIcon title="Error" description={failureText(FAILURE, error)} />
            </div>
          )}
        </div>
        <div className={styles.save}>
          <AriaDisabledButton type="primary" htmlType="submit" loading={isBusy} isDisabled={!isChanged}>
            Save
          </AriaDisabledButton>
          <AriaDisabledButton isDisabled={!isChanged || isBusy} onClick={() => onSaved(base)}>
            Discard changes
          </AriaDisabledButton>
        </div>
      </Form>
      <section className={`card card-body ${styles.preview}`} aria-label="Preview">
        <h2>What people see</h2>
        {preview(values)}
      </section>
    </div>
  );
}

/** Who has changed it last, and the way back to the standard. */
function Origin({ of, state: { isStandard, changedAt, changedBy } }: { of: ContentOf; state: ContentState }) {
  const { timeZone } = useEdition();
  const openDialog = useOpenDialog();
  const [restore] = useRestoreContentMutation();
  if (isStandard) return <p className="muted">Nobody has changed it yet: it is the standard.</p>;
  const changed = [changedBy && `by ${changedBy}`, changedAt && `on ${shortMoment(changedAt, timeZone)}`];
  return (
    <>
      <div className={styles.origin}>
        <p className="muted">{['Changed', ...changed].filter(Boolean).join(' ')}.</p>
        <Button onClick={() => openDialog('restore-content')}>Back to the standard</Button>
      </div>
      <RoutedDialog name="restore-content" find={() => of}>
        {({ edition, kind, title }, frame) => (
          <ConfirmDialog
            frame={frame}
            title="Back to the Standard"
            subject={title}
            text="What you and others have written there is gone."
            confirmLabel="Go back"
            isDestructive
            failure="It was not changed."
            action={() => restore({ key: edition, kind })}
            onDone={() => showToast({ title: 'It is the standard again' })}
          />
        )}
      </RoutedDialog>
    </>
  );
}
