import { Button, Form, Radio } from 'antd';
import { useRef } from 'react';
import { AriaDisabledButton } from '#antd/buttons.tsx';
import { GuestListInput } from '#antd/guest-list/guest-list-input.tsx';
import { ToldVerdict, VerdictList } from '#antd/guest-list/verdict-list.tsx';
import { MessageField } from '#antd/mail/message-field.tsx';
import { useAction, useShowFailure } from '#core/action/use-action.ts';
import { useOptimisticValue } from '#core/address/use-url-view.ts';
import { MESSAGE_AUDIENCES } from '#core/api/choices.generated.ts';
import { useEdition } from '#core/api/edition.ts';
import { failureText } from '#core/api/failure-text.ts';
import { problemOf } from '#core/api/problem.ts';
import { useCountMessageAudiencesQuery } from '#core/api/staff.ts';
import { numeral } from '#core/text/count-text.ts';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { RoutedDialog } from '#ui/dialog/routed-dialog.tsx';
import { useOpenDialog } from '#ui/dialog/use-open-dialog.ts';
import { useTypedPassword } from '../typed-password.tsx';
import styles from './compose.module.css';
import { DraftsDialog } from './drafts-dialog.tsx';
import { audienceLabel, type MessageAudience } from './tools.ts';
import type { Message, PastedList } from './use-message.ts';

interface AudienceProps {
  list: PastedList;
  /** 'list' for the pasted one. */
  whom: MessageAudience | 'list';
  onChangeWhom: (whom: MessageAudience | 'list') => void;
}

interface MessageSectionProps extends AudienceProps {
  message: Message;
  /** Why the server refused the text. */
  refusal: string | undefined;
}

/** Writing a custom message: its text, its drafts, and whom it goes to. */
export function MessageSection({ message, refusal, ...audience }: MessageSectionProps) {
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
        <div className={`row wrap ${styles.drafts}`}>
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
      <WhomField {...audience} />
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

const WORDS = { invited: 'will get it', suppressed: 'not mailed' };

/** Whom a custom message goes to: registrants of some kind, or a pasted list with what will come of each of its lines. */
function WhomField({ list, whom, onChangeWhom }: AudienceProps) {
  const { summary, isUsed } = list;
  const [shown, press] = useOptimisticValue(whom, onChangeWhom);
  const days = useEdition().days.map(({ day }) => day);
  const { accepted } = useTypedPassword();
  // Only a password that is known to be right is sent: others would count as wrong ones.
  const { data: counts } = useCountMessageAudiencesQuery(accepted, {
    skip: !accepted,
    refetchOnMountOrArgChange: true,
  });
  const label = (audience: MessageAudience) => {
    const found = counts?.find((each) => each.whom === audience);
    const name = audienceLabel(audience, days);
    return found ? `${name} (${numeral(found.recipients)})` : name;
  };
  return (
    <div>
      <Form.Item label="To">
        <Radio.Group
          aria-label="To"
          value={shown}
          options={[
            ...MESSAGE_AUDIENCES.map((value) => ({ value, label: label(value) })),
            { value: 'list' as const, label: 'A pasted list' },
          ]}
          onChange={({ target }) => press(target.value)}
        />
      </Form.Item>
      <div className={`grid gap-24 above-16 ${styles.list}`} hidden={!isUsed}>
        <GuestListInput
          label="People, one per line"
          text={list.text}
          readFile={list.readFile}
          table={list.table}
          onText={list.setText}
        />
        <div className={styles.verdicts}>
          <ToldVerdict summary={summary} words={WORDS} />
          {list.hasFailed && (
            <p className="field-error" role="alert">
              This page cannot read lists any more, perhaps because a new version is out. Copy what you typed,
              reload the page and try again.
            </p>
          )}
          {summary && summary.total > 0 ? (
            <>
              <ServerNote list={list} />
              <VerdictList summary={summary} words={WORDS} />
            </>
          ) : (
            <p className="muted">Paste a list to see what will come of each line.</p>
          )}
        </div>
      </div>
    </div>
  );
}

function ServerNote({ list }: { list: PastedList }) {
  const { accepted } = useTypedPassword();
  if (!list.isServerSilent) return null;
  return (
    <p className="small muted" role="status">
      {accepted
        ? 'Who may not be mailed could not be checked just now. Nobody who may not be mailed gets it.'
        : 'Who may not be mailed is checked by Preview, with the password.'}
    </p>
  );
}
