import { Button } from 'antd';
import type { ReactNode } from 'react';
import { AriaDisabledButton } from '#antd/buttons.tsx';
import { ConflictNotice } from '#antd/form/conflict-notice.tsx';
import { SaveFailure } from '#antd/form/save-failure.tsx';
import { showToast } from '#core/action/toast.ts';
import { useEdition } from '#core/api/edition.ts';
import { useFreshSignInFirst } from '#core/api/fresh-sign-in.ts';
import { problemOf } from '#core/api/problem.ts';
import {
  type MailText,
  type MailTextKind,
  useChangeMailTextMutation,
  useRestoreMailTextMutation,
  useSaveMailTextDraftMutation,
} from '#core/api/staff.ts';
import { useEdit } from '#core/edit/use-edit.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { EDITION } from '../edition/edition-values.ts';
import { TextPreview, usePreviewedText } from './text-preview.tsx';
import styles from './texts.module.css';
import { areOthersInForce, fromWhenText, originText, type WordsValues, wordsToEdit } from './words.ts';
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
  const [change] = useChangeMailTextMutation();
  const [keepDraft] = useSaveMailTextDraftMutation();
  const askFirst = useFreshSignInFirst();
  const saving =
    (call: typeof change | typeof keepDraft, done: string) => async (words: WordsValues, from: MailText) => {
      const editedMailWords = { ...words, version: from.version };
      const outcome = await call({ kind: of.kind, edition: of.edition, editedMailWords });
      if (outcome.data) showToast({ title: done });
      return outcome;
    };
  const edit = useEdit<WordsValues, MailText, MailText>({
    name: `${of.edition} ${of.kind}`,
    value: wordsToEdit(loaded),
    shared: { thing: loaded, valuesOf: wordsToEdit, labels: LABELS },
    save: saving(change, 'From the next mail on, these words are used'),
    failure: FAILURE,
    subject: of.title,
    about: [MAIL, EDITION],
  });
  const { values, thing: base, isSending, isChanged } = edit;
  const previewed = usePreviewedText(of, values);

  return (
    <>
      <form {...edit.props} className={`card stack pad-20 ${styles.form}`} onFocus={askFirst}>
        {picker}
        <div>
          <h2 className={styles.title}>{of.title}</h2>
          <p className="small muted">
            {of.purpose} {originText(base, timeZone)} Layout, buttons and links stay.
          </p>
        </div>
        <WordsFields
          values={values}
          onChange={edit.change}
          variables={base.variables}
          labels={LABELS}
          errors={{ ...problemOf(previewed.error).fields, ...edit.errors }}
          subject={previewed.data?.own.subject}
          isDisabled={base.isKept}
        />
        <ConflictNotice conflict={edit.conflict} />
        <SaveFailure failure={FAILURE} edit={edit} />
        <div className={`cluster gap-10 ${styles.actions}`}>
          <AriaDisabledButton
            type="primary"
            htmlType="submit"
            loading={isSending}
            isDisabled={base.isKept || !areOthersInForce(base, values)}
          >
            Use these words
          </AriaDisabledButton>
          <AriaDisabledButton
            isDisabled={base.isKept || !isChanged || isSending}
            onClick={() => edit.submit(saving(keepDraft, 'The draft is saved'))}
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
