import { Alert, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { AriaDisabledButton } from '#antd/buttons.tsx';
import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import { RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import { useEdit } from '#antd/dialogs/use-edit.tsx';
import { useOpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import { useEdition } from '#api/edition.ts';
import { failureText } from '#api/failure-text.ts';
import { useFreshSignInFirst } from '#api/fresh-sign-in.ts';
import { problemOf } from '#api/problem.ts';
import {
  type MailText,
  type MailTextKind,
  useChangeMailTextMutation,
  useRestoreMailTextMutation,
  useSaveMailTextDraftMutation,
} from '#api/staff.ts';
import { useAction } from '#ui/action/use-action.ts';
import { bringIntoSight } from '#ui/feedback/scroll-into-view.ts';
import { showToast } from '#ui/feedback/toast.ts';
import { LeaveGuard } from '#ui/form/leave-guard.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { EDITION } from '../edition/edition-values.ts';
import { TextPreview, usePreviewedText } from './text-preview.tsx';
import styles from './texts.module.css';
import {
  areOthersInForce,
  fromWhenText,
  isSame,
  originText,
  type WordsValues,
  wordsToEdit,
} from './words.ts';
import { WordsFields } from './words-fields.tsx';

/** Which mail of which edition. */
export interface TextOf {
  edition: string;
  kind: MailTextKind;
  title: string;
  purpose: string;
}

/** The search parameter that says which mail is edited. */
export const MAIL = 'mail';

const LABELS = { ending: 'Subject’s ending', opening: 'Opening', closing: 'Closing' };
const FAILURE = 'It was not saved.';

interface TextEditorProps {
  of: TextOf;
  loaded: MailText;
  /** Chooses another mail. */
  picker: ReactNode;
}

/** The words of one mail, beside the mail as a real recipient will get it. */
export function TextEditor({ of, loaded, picker }: TextEditorProps) {
  const { timeZone } = useEdition();
  const [base, rebase] = useState(loaded);
  const [seen, see] = useState(loaded);
  const [values, setValues] = useState(wordsToEdit(loaded));
  const [error, setError] = useState<unknown>();
  const isChanged = !isSame(values, wordsToEdit(base));
  const beginWith = (text: MailText) => {
    rebase(text);
    setValues(wordsToEdit(text));
    setError(undefined);
  };
  // What was restored, or saved elsewhere, is shown at once; what is being edited is asked about when it is saved.
  if (loaded !== seen) {
    see(loaded);
    if (!isChanged) beginWith(loaded);
  }
  const edit = useEdit<MailText, WordsValues>({
    base,
    rebase,
    fieldsOf: wordsToEdit,
    labels: LABELS,
    read: () => values,
    fill: setValues,
  });
  const [change] = useChangeMailTextMutation();
  const askFirst = useFreshSignInFirst();
  const [keepDraft] = useSaveMailTextDraftMutation();
  const { run, isBusy } = useAction({
    send: ({ words, inForce }: { words: WordsValues; inForce: boolean }) =>
      edit.save((from) =>
        (inForce ? change : keepDraft)({
          kind: of.kind,
          edition: of.edition,
          editedMailWords: { ...words, version: from?.version },
        }),
      ),
    subject: () => ({ id: '', name: of.title }),
    failure: FAILURE,
    succeeded: (_text, { inForce }) =>
      showToast({ title: inForce ? 'From the next mail on, these words are used' : 'The draft is saved' }),
    proceed: beginWith,
    refused: setError,
  });
  const previewed = usePreviewedText(of, values);
  const fields = { ...problemOf(previewed.error).fields, ...problemOf(error).fields };
  const problem = problemOf(error);
  const isTold =
    error !== undefined && problem.current === undefined && Object.keys(problem.fields).length === 0;

  return (
    <>
      <form
        className={`card ${styles.form}`}
        noValidate
        onFocus={askFirst}
        onSubmit={(event) => {
          event.preventDefault();
          void run({ words: values, inForce: true });
        }}
      >
        {isChanged && !isBusy && <LeaveGuard about={[MAIL, EDITION]} />}
        {picker}
        <div>
          <h2 className={styles.title}>{of.title}</h2>
          <p className="small muted">
            {of.purpose} {originText(base, timeZone)} Layout, buttons and links stay.
          </p>
        </div>
        <WordsFields
          values={values}
          onChange={(next) => {
            setValues(next);
            setError(undefined);
          }}
          variables={base.variables}
          labels={LABELS}
          errors={fields}
          subject={previewed.data?.own.subject}
          isDisabled={base.isKept}
        />
        {edit.notice}
        {isTold && (
          <div ref={bringIntoSight}>
            <Alert type="error" showIcon title="Error" description={failureText(FAILURE, error)} />
          </div>
        )}
        <div className={styles.actions}>
          <AriaDisabledButton
            type="primary"
            htmlType="submit"
            loading={isBusy}
            isDisabled={base.isKept || !areOthersInForce(base, values)}
          >
            Use these words
          </AriaDisabledButton>
          <AriaDisabledButton
            isDisabled={base.isKept || !isChanged || isBusy}
            onClick={() => void run({ words: values, inForce: false })}
          >
            Save draft
          </AriaDisabledButton>
          {(base.words || base.draft) && !base.isKept && <Restore of={of} />}
        </div>
        <p className={`hint ${styles.fromWhen}`}>
          {base.isKept ? 'The edition is archived, so its words stay.' : fromWhenText(base.waiting)}
        </p>
      </form>
      <TextPreview previewed={previewed} />
    </>
  );
}

/** The way back to the standard. */
function Restore({ of }: { of: TextOf }) {
  const openDialog = useOpenDialog();
  const [restore] = useRestoreMailTextMutation();
  return (
    <>
      <Button type="text" icon={<Icon name="retry" />} onClick={() => openDialog('restore-text')}>
        Restore
      </Button>
      <RoutedDialog name="restore-text" find={() => of}>
        {({ edition, kind, title }, frame) => (
          <ConfirmDialog
            frame={frame}
            title="Back to the Standard"
            subject={title}
            text="From the next mail on, this mail has the standard text. A draft is forgotten as well."
            confirmLabel="Restore"
            isDestructive
            failure="It was not changed."
            action={() => restore({ kind, edition })}
            onDone={() => showToast({ title: 'It is the standard again' })}
          />
        )}
      </RoutedDialog>
    </>
  );
}
