import { Alert, Button, Radio } from 'antd';
import { useEffect, useState } from 'react';
import { CancelButton, Question, useAsking } from '#antd/dialogs/asking.tsx';
import { LargeDialog } from '#antd/dialogs/large-dialog.tsx';
import { askBefore } from '#antd/mail/many-people.ts';
import { MessageField } from '#antd/mail/message-field.tsx';
import { messageRefusal } from '#antd/mail/message-preview.ts';
import { SendingChoice } from '#antd/mail/sending-choice.tsx';
import { useMailingId } from '#antd/mail/use-mailing-id.ts';
import { useSendingTime } from '#core/action/sending-time.ts';
import { useAction } from '#core/action/use-action.ts';
import { failureText } from '#core/api/failure-text.ts';
import { useFreshSignInOnOpen } from '#core/api/fresh-sign-in.ts';
import { type Gameday } from '#core/api/generated.ts';
import { type Problem, problemOf, refusalOf } from '#core/api/problem.ts';
import {
  type GuestAnswer,
  type GuestAudience,
  useGetDeliveryQuery,
  useMessageGuestsMutation,
  useShowGuestsMutation,
} from '#core/api/staff.ts';
import { useStoredText } from '#core/edit/use-stored-text.ts';
import { count } from '#core/text/count-text.ts';
import { longDate } from '#core/text/date-text.ts';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { MessageGuests, useGuestMail } from './message-guests.tsx';
import styles from './messages.module.css';

/** The guests of a gameday that a message can go to, by their answer. */
const ANSWERS: { value: GuestAnswer; label: string }[] = [
  { value: 'all', label: 'All guests' },
  { value: 'accepted', label: 'Accepted' },
  { value: 'not-replied', label: 'No Reply' },
  { value: 'declined', label: 'Rejected' },
  { value: 'waiting', label: 'In the queue' },
];

const FAILURE = 'Failed to send the message';
/** Refusals after which one looks again at whom it would go to. */
const CHANGED: Problem['code'][] = ['audience-changed', 'unknown-audience'];

interface MessageDialogProps {
  gameday: Gameday;
  frame: DialogFrame;
}

/** Write to Guests: a message to all guests of a gameday, or to those of one answer. The text is kept until it is sent. */
export function MessageDialog({ gameday, frame }: MessageDialogProps) {
  useFreshSignInOnOpen();
  const [text, setText, forgetText] = useStoredText(`gameday.${gameday.id}`);
  const [answer, setAnswer] = useState<GuestAnswer>('all');
  const [chosen, setChosen] = useState<string>();
  const shown = useShownGuests(gameday.id, answer);
  const recipients = shown.guests?.recipients ?? 0;
  const mail = useGuestMail(gameday.id, { text, answer, recipients, chosen });
  const mailingId = useMailingId(`${answer}.${text}`);
  const time = useSendingTime(useGetDeliveryQuery(gameday.id).currentData?.nextHour);
  const asking = useAsking(
    askBefore('Send to', recipients, time.when),
    `${answer}.${recipients}.${time.when}`,
  );
  const [messageGuests] = useMessageGuestsMutation();
  const [error, setError] = useState<unknown>();
  const problem = problemOf(error);
  const isRepeat = problem.code === 'sent-a-moment-ago';
  const hasChanged = CHANGED.includes(problem.code);

  const { press, isBusy } = useAction({
    send: (message: string) =>
      messageGuests({
        id: gameday.id,
        messageGuests: {
          message,
          answer,
          mailingId,
          audience: shown.guests?.id,
          leaves: time.leaves,
          confirm: isRepeat || undefined,
        },
      }),
    subject: () => ({ id: '', name: longDate(gameday.date) }),
    failure: FAILURE,
    place: frame.isOpen,
    succeeded: (_data, message) => {
      forgetText(message);
      frame.onDone();
    },
    refused: setError,
  });
  const lookAgain = () => {
    setError(undefined);
    setChosen(undefined);
    shown.lookAgain();
  };

  return (
    <LargeDialog
      frame={frame}
      title="Write to Guests"
      width={1040}
      footer={
        <>
          <Question asking={asking} />
          <CancelButton asking={asking} onCancel={frame.onCancel} />
          {hasChanged || shown.hasFailed ? (
            <Button type="primary" onClick={lookAgain}>
              Look again
            </Button>
          ) : (
            <Button
              type="primary"
              icon={<Icon name="send" />}
              loading={isBusy}
              disabled={recipients === 0 || text.trim() === ''}
              onClick={(event) => asking.mayGoOn(event) && press(text)(event)}
            >
              {sendLabel(recipients, isRepeat)}
            </Button>
          )}
        </>
      }
    >
      <div className={`grid gap-24 ${styles.columns}`}>
        <div className={`form ${styles.message}`}>
          <p className="strong">{longDate(gameday.date)}</p>
          <Radio.Group
            aria-label="Guests by their answer"
            value={answer}
            options={ANSWERS}
            onChange={({ target }) => {
              setAnswer(target.value as GuestAnswer);
              setChosen(undefined);
              setError(undefined);
            }}
          />
          <MessageField
            label="Message"
            text={text}
            onChange={setText}
            kind="gameday-message"
            error={mail.refusal ?? messageRefusal(error)}
          />
          <SendingChoice time={time} />
          {Boolean(error) && (
            <Alert
              type={isRepeat || hasChanged ? 'warning' : 'error'}
              showIcon
              title={isRepeat || hasChanged ? problem.title : 'Error'}
              description={isRepeat || hasChanged ? refusalOf(error) : failureText(FAILURE, error)}
            />
          )}
          {shown.hasFailed && (
            <Alert type="error" showIcon title="Error" description="Who would get it did not load." />
          )}
        </div>
        <MessageGuests
          key={`${answer}.${shown.looks}`}
          gamedayId={gameday.id}
          answer={answer}
          mail={mail}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
    </LargeDialog>
  );
}

function sendLabel(recipients: number, isRepeat: boolean): string {
  if (isRepeat) return 'Send all the same';
  return recipients > 0 ? `Send to ${count(recipients, 'guest')}` : 'Send';
}

interface ShownGuests {
  /** Undefined until they are known. */
  guests: GuestAudience | undefined;
  hasFailed: boolean;
  /** How often somebody looked again. */
  looks: number;
  lookAgain: () => void;
}

/** The guests of an answer as they were when the person looked: the server sends to them alone, or tells what changed. */
function useShownGuests(gamedayId: string, answer: GuestAnswer): ShownGuests {
  const [looks, setLooks] = useState(0);
  const [showGuests, { data, isError, originalArgs }] = useShowGuestsMutation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: looking again asks again
  useEffect(() => {
    void showGuests({ id: gamedayId, newGuestAudience: { answer } });
  }, [showGuests, gamedayId, answer, looks]);
  const isCurrent = originalArgs?.newGuestAudience.answer === answer;
  return {
    guests: isCurrent ? data : undefined,
    hasFailed: isCurrent && isError,
    looks,
    lookAgain: () => setLooks((before) => before + 1),
  };
}
