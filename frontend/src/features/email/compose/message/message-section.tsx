import { Button } from 'antd';
import { useRef } from 'react';
import { AriaDisabledButton } from '#antd/buttons.tsx';
import { ConfirmDialog } from '#antd/dialogs/confirm-dialog.tsx';
import { RoutedDialog } from '#antd/dialogs/routed-dialog.tsx';
import { useOpenDialog } from '#antd/dialogs/use-open-dialog.ts';
import { MessageField } from '#antd/mail/message-field.tsx';
import { failureText } from '#api/failure-text.ts';
import { problemOf } from '#api/problem.ts';
import { useAction, useShowFailure } from '#ui/action/use-action.ts';
import { numeral } from '#ui/text/count-text.ts';
import { DraftsDialog } from './drafts-dialog.tsx';
import { MessageAudience } from './message-audience.tsx';
import styles from './message-section.module.css';
import type { Message } from './use-message.ts';
import type { PastedList } from './use-pasted-list.ts';

interface MessageSectionProps {
  message: Message;
  list: PastedList;
  /** Why the server refused the text. */
  refusal: string | undefined;
}

/** Writing a custom message: its text, its drafts, and whom it goes to. */
export function MessageSection({ message, list, refusal }: MessageSectionProps) {
  const openDialog = useOpenDialog();
  const showFailure = useShowFailure();
  const { text, isSaved, drafts } = message;
  const save = useAction({
    send: message.save,
    failure: 'The draft was not saved.',
    proceed: () => showFailure(null),
    // What another window has changed is told beside the message.
    refused: (error) => {
      if (!problemOf(error).current) showFailure(failureText('The draft was not saved.', error));
    },
  });
  const opener = useRef<HTMLButtonElement>(null);
  const discard = () => {
    message.clear();
    // Its own button goes with the text.
    opener.current?.focus();
  };
  return (
    <>
      <div>
        <MessageField label="Message" text={text} onChange={message.setText} kind="message" error={refusal} />
        <div className={styles.drafts}>
          <AriaDisabledButton loading={save.isBusy} isDisabled={isSaved} onClick={save.press()}>
            Save draft
          </AriaDisabledButton>
          <Button ref={opener} onClick={() => openDialog('drafts')}>
            {drafts?.length ? `Drafts (${numeral(drafts.length)})` : 'Drafts'}
          </Button>
          {text !== '' && (
            <Button onClick={() => (isSaved ? discard() : openDialog('discard'))}>Discard</Button>
          )}
          <span className="small muted" role="status">
            {text.trim() !== '' && (isSaved ? 'Saved as a draft.' : 'Kept in this browser until it is sent.')}
          </span>
        </div>
        {message.conflict}
      </div>
      <MessageAudience list={list} />
      <RoutedDialog name="drafts" find={() => true} fallbackFocus={opener}>
        {(_subject, frame) => (
          <DraftsDialog
            frame={frame}
            message={message}
            onDelete={({ id }) => openDialog('delete-draft', id)}
          />
        )}
      </RoutedDialog>
      <RoutedDialog
        name="delete-draft"
        find={(id) => drafts?.find((draft) => draft.id === id)}
        fallbackFocus={opener}
      >
        {(draft, frame) => (
          <ConfirmDialog
            frame={frame}
            title="Delete Draft"
            subject={draft.title || 'Without words'}
            text="It cannot be brought back. What stands in the message field stays."
            confirmLabel="Delete"
            isDestructive
            failure="Failed to delete the draft"
            action={() => message.remove(draft)}
          />
        )}
      </RoutedDialog>
      <RoutedDialog name="discard" find={() => true} fallbackFocus={opener}>
        {(_subject, frame) => (
          <ConfirmDialog
            frame={frame}
            title="Discard Message"
            subject="What you are writing is not saved as a draft."
            text="It cannot be brought back."
            confirmLabel="Discard"
            isDestructive
            failure="Failed to discard the message"
            action={() => Promise.resolve({})}
            onDone={discard}
          />
        )}
      </RoutedDialog>
    </>
  );
}
