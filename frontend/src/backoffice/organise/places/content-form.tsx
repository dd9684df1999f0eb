import { Button, Form, type FormInstance } from 'antd';
import type { ReactNode } from 'react';
import { AriaDisabledButton } from '#antd/buttons.tsx';
import { ConflictNotice } from '#antd/form/conflict-notice.tsx';
import { SaveFailure } from '#antd/form/save-failure.tsx';
import { useFormEdit } from '#antd/form/use-form-edit.ts';
import { showToast } from '#core/action/toast.ts';
import { useEdition } from '#core/api/edition.ts';
import { type RestoreContentApiArg, useRestoreContentMutation } from '#core/api/staff.ts';
import type { FieldLabels } from '#core/edit/edit-state.ts';
import { shortMoment } from '#core/text/date-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { BottomBar } from '#ui/feedback/bottom-bar.tsx';
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
  preview: (values: Values, form: FormInstance<Values>) => ReactNode;
  /** On phones it stands above the fields. */
  isEditedInPreview?: boolean;
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
  const { of, loaded, valuesOf, labels, save, preview, isEditedInPreview, children } = props;
  const edit = useFormEdit<Values, Loaded, Loaded>({
    name: `${of.edition} ${of.kind}`,
    value: valuesOf(loaded),
    shared: { thing: loaded, valuesOf, labels },
    save: (values, from) => save(values, from.version),
    succeeded: () => showToast({ title: 'Saved' }),
    failure: FAILURE,
    about: [PART, EDITION],
  });
  const { isChanged, isSending } = edit;
  return (
    <div className={isEditedInPreview ? `${styles.columns} ${styles.previewFirst}` : styles.columns}>
      <Form {...edit.formProps} className="card" disabled={of.isKept}>
        <div className={`stack gap-14 ${styles.fields}`}>
          <h2>{of.title}</h2>
          <Origin of={of} state={edit.thing} />
          {children}
          <ConflictNotice conflict={edit.conflict} />
          <SaveFailure failure={FAILURE} edit={edit} />
        </div>
        <BottomBar className={`cluster gap-10 line-above sunken ${styles.save}`}>
          <AriaDisabledButton type="primary" htmlType="submit" loading={isSending} isDisabled={!isChanged}>
            Save
          </AriaDisabledButton>
          <AriaDisabledButton isDisabled={!isChanged || isSending} onClick={edit.discard}>
            Discard changes
          </AriaDisabledButton>
        </BottomBar>
      </Form>
      <section className={`card card-body grid gap-16 ${styles.preview}`} aria-label="Preview">
        <h2>What people see</h2>
        {preview(edit.values, edit.form)}
      </section>
    </div>
  );
}

/** Who has changed it last, and the way back to the standard. */
function Origin({ of, state: { isStandard, changedAt, changedBy } }: { of: ContentOf; state: ContentState }) {
  const { timeZone } = useEdition();
  const openDialog = useOpenDialog();
  const [restore] = useRestoreContentMutation();
  // People with their numbers can be taken out of an archived edition as well.
  const isFixed = of.isKept && of.kind !== 'whom-to-ask';
  if (isStandard) return <p className="muted">Nobody has changed it yet: it is the standard.</p>;
  const changed = [changedBy && `by ${changedBy}`, changedAt && `on ${shortMoment(changedAt, timeZone)}`];
  return (
    <>
      <div className={styles.origin}>
        <p className="muted">{['Changed', ...changed].filter(Boolean).join(' ')}.</p>
        <Button disabled={isFixed} onClick={() => openDialog('restore-content')}>
          Back to the standard
        </Button>
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
