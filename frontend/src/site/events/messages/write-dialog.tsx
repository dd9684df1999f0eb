import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import { AntdProvider } from '#antd/antd-provider.tsx';
import { CancelButton, Question, useAsking } from '#antd/dialogs/asking.tsx';
import { LargeDialog } from '#antd/dialogs/large-dialog.tsx';
import { MailPreview } from '#antd/mail/mail-preview.tsx';
import { askBefore } from '#antd/mail/many-people.ts';
import { messageRefusal } from '#antd/mail/message-preview.ts';
import type { Press } from '#core/action/double-press.ts';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import {
  useListEventMessagesQuery,
  usePreviewEventMessageQuery,
  useWriteToPlayersMutation,
} from '#core/api/events.ts';
import { failureText } from '#core/api/failure-text.ts';
import type { Event } from '#core/api/generated.ts';
import { refusalOf } from '#core/api/problem.ts';
import { useStoredText } from '#core/edit/use-stored-text.ts';
import { people } from '#core/text/count-text.ts';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { useDebouncedValue } from '#ui/feedback/timing.ts';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { leftText, reachText } from './message-text.ts';
import styles from './messages.module.css';
import { useMessageId } from './use-message-id.ts';

/** Characters; the server takes no more. */
const LONGEST = 2000;
/** ms; while a message is typed its mail is not asked for with every key. */
const REST = 500;
const FAILURE = 'The message was not sent';

interface WriteDialogProps {
  event: Event;
  frame: DialogFrame;
}

/** Write to the Players: a message by mail and on the event, previewed. The text is kept until it is sent. */
export function WriteDialog(props: WriteDialogProps) {
  return (
    <AntdProvider>
      <Writing {...props} />
    </AntdProvider>
  );
}

function Writing({ event, frame }: WriteDialogProps) {
  const [text, setText, forgetText] = useStoredText(`event-message.${event.id}`);
  const [toWaiting, setToWaiting] = useState(false);
  const waiting = toWaiting && event.waitlist.length > 0;
  const [error, setError] = useState<unknown>();
  const mailing = useMessageId(event.id, waiting);
  const [writeToPlayers] = useWriteToPlayersMutation();
  const { data: messages } = useListEventMessagesQuery(event.id, { refetchOnMountOrArgChange: true });
  const left = messages?.left ?? null;

  const { press, isBusy } = useAction({
    send: ({ message, mailingId }: { message: string; mailingId: string }) =>
      writeToPlayers({ id: event.id, sendEventMessage: { message, waiting, mailingId } }),
    subject: () => ({ id: event.id, name: event.gameName }),
    failure: FAILURE,
    place: frame.isOpen,
    succeeded: (reach, { message, mailingId }) => {
      forgetText(message);
      mailing.forget(mailingId);
      showToast({ title: 'Message sent', description: reachText(reach) });
      frame.onDone();
    },
    refused: setError,
  });

  return (
    <LargeDialog
      frame={frame}
      title="Write to the Players"
      width={1040}
      footer={
        <SendButtons
          key={String(waiting)}
          eventId={event.id}
          text={text}
          waiting={waiting}
          isBusy={isBusy}
          isDisabled={left === 0 || text.trim() === ''}
          onCancel={frame.onCancel}
          onSend={(event) => press({ message: text, mailingId: mailing.take() })(event)}
        />
      }
    >
      <div className={`grid gap-24 ${styles.columns}`}>
        <div className={`form packed ${styles.form}`}>
          <p className="strong">{event.gameName}</p>
          {event.waitlist.length > 0 && (
            <Radio.Group
              aria-label="Who gets it"
              value={waiting}
              options={[
                { value: false, label: 'Who plays' },
                { value: true, label: 'Who plays, and who waits' },
              ]}
              onChange={({ target }) => {
                setToWaiting(Boolean(target.value));
                setError(undefined);
              }}
            />
          )}
          <Field label="Message" hint="Plain text. Nobody sees an address." error={messageRefusal(error)}>
            {(control) => (
              <textarea
                {...control}
                className="input"
                maxLength={LONGEST}
                value={text}
                onChange={({ target }) => {
                  setText(target.value);
                  mailing.renew();
                  setError(undefined);
                }}
              />
            )}
          </Field>
          {left !== null && <p className="small muted">{leftText(left)}</p>}
          {Boolean(error) && !messageRefusal(error) && (
            <Alert
              role="alert"
              type="error"
              showIcon
              title="Error"
              description={failureText(FAILURE, error)}
            />
          )}
        </div>
        <MessageMail key={String(waiting)} eventId={event.id} text={text} waiting={waiting} />
      </div>
    </LargeDialog>
  );
}

interface Written {
  eventId: string;
  text: string;
  waiting: boolean;
}

/** The mail of what is written, and how many get it. */
function useMessageMail({ eventId, text, waiting }: Written) {
  const message = useDebouncedValue(text.trim(), REST);
  const isReady = message !== '';
  const { data, error, refetch } = usePreviewEventMessageQuery(
    { id: eventId, eventMessageForm: { message, waiting } },
    { skip: !isReady, refetchOnMountOrArgChange: true },
  );
  return { data, error, refetch, isReady };
}

interface SendButtonsProps extends Written {
  isBusy: boolean;
  isDisabled: boolean;
  onCancel: () => void;
  onSend: (press: Press) => void;
}

/** Cancel and Send, which says to how many; of each choice of receivers a new one, so that no number is that of the other. */
function SendButtons({ isBusy, isDisabled, onCancel, onSend, ...written }: SendButtonsProps) {
  const mailed = useMessageMail(written).data?.mailed ?? 0;
  const asking = useAsking(askBefore('Send to', mailed, 'now'), String(mailed));
  return (
    <>
      <Question asking={asking} />
      <CancelButton asking={asking} onCancel={onCancel} />
      <Button
        type="primary"
        icon={<Icon name="send" />}
        loading={isBusy}
        disabled={isDisabled}
        onClick={(press) => asking.mayGoOn(press) && onSend(press)}
      >
        {mailed > 0 ? `Send to ${people(mailed)}` : 'Send'}
      </Button>
    </>
  );
}

/** The mail as one of the players will get it, and how many get it. */
function MessageMail(written: Written) {
  const { data, error, refetch, isReady } = useMessageMail(written);
  const refusal = isReady ? refusalOf(error) : undefined;
  return (
    <section className="stack gap-14 packed" aria-label="Mail preview">
      <div role="status">
        {isReady && data && <h3>{reachText(data)}</h3>}
        {refusal && <p>{refusal}</p>}
      </div>
      {!isReady && <p className="muted">Write a message to see the mail.</p>}
      {isReady && !refusal && (
        <MailPreview
          mail={data?.mail}
          to={data?.to}
          isError={Boolean(error)}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}
