import { Alert, Button, Radio } from 'antd';
import { useState } from 'react';
import { CancelButton, Question, useAsking } from '#antd/dialogs/asking.tsx';
import { LargeDialog } from '#antd/dialogs/large-dialog.tsx';
import { MailPreview, PreviewSection } from '#antd/mail/mail-preview.tsx';
import { askBefore } from '#antd/mail/many-people.ts';
import { SendingChoice } from '#antd/mail/sending-choice.tsx';
import { useMailingId } from '#antd/mail/use-mailing-id.ts';
import { useSendingTime } from '#core/action/sending-time.ts';
import { showToast } from '#core/action/toast.ts';
import { useAction } from '#core/action/use-action.ts';
import { useEdition } from '#core/api/edition.ts';
import { failureText } from '#core/api/failure-text.ts';
import { useFreshSignInOnOpen } from '#core/api/fresh-sign-in.ts';
import { type Gameday } from '#core/api/generated.ts';
import { type Problem, problemOf, refusalOf } from '#core/api/problem.ts';
import {
  type Reminder,
  useGetDeliveryQuery,
  useGetReminderQuery,
  usePreviewReminderQuery,
  useRemindGuestsMutation,
} from '#core/api/staff.ts';
import { useStoredText } from '#core/edit/use-stored-text.ts';
import { count } from '#core/text/count-text.ts';
import { longDate } from '#core/text/date-text.ts';
import type { DialogFrame } from '#ui/dialog/routed-dialog.tsx';
import { SKELETON_DELAY, useDebouncedValue, usePending } from '#ui/feedback/timing.ts';
import { Field } from '#ui/form/field.tsx';
import { Icon } from '#ui/pieces/icon.tsx';
import { atMoment, LONGEST_WORDS, type ReminderLine, reminderLines } from '../mail-text.ts';
import styles from './messages.module.css';
import { ReminderGuests } from './reminder-guests.tsx';

const FAILURE = 'Failed to send reminders';
/** ms; while words are typed, the mail is not asked for with every key. */
const REST = 500;
/** Refusals after which one looks again before sending. */
const CHANGED: Problem['code'][] = ['mail-changed', 'more-to-remind', 'nobody-to-remind', 'reminder-hour'];

const WHOM = [
  { value: 'all' as const, label: 'Everybody who has not answered' },
  { value: 'chosen' as const, label: 'Guests I choose' },
];

interface RemindDialogProps {
  gameday: Gameday;
  frame: DialogFrame;
}

/** Mails those who have not answered, or some of them, after saying how many that are, when, and what they get. */
export function RemindDialog({ gameday, frame }: RemindDialogProps) {
  useFreshSignInOnOpen();
  const { timeZone } = useEdition();
  // Asked for at every opening, because the person confirms this number.
  const reminder = useGetReminderQuery(gameday.id, { refetchOnMountOrArgChange: true });
  const [remind] = useRemindGuestsMutation();
  const [error, setError] = useState<unknown>();
  const [whom, setWhom] = useState<(typeof WHOM)[number]['value']>('all');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [words, setWords, forgetWords] = useStoredText(`reminder.${gameday.id}`);
  const numbers = reminder.isFetching ? undefined : reminder.data;
  // Whoever cannot be reminded yet is at the first hour at which that is allowed.
  const later = whom === 'all' ? (numbers?.next ?? undefined) : undefined;
  const due = whom === 'all' ? (later?.guests ?? numbers?.due ?? 0) : chosen.size;
  const at = later?.at;
  const time = useSendingTime(useGetDeliveryQuery(gameday.id).currentData?.nextHour);
  const when = at ? atMoment(at, timeZone) : time.when === 'now' ? undefined : time.when;
  const guests = whom === 'all' ? undefined : [...chosen];
  const said = useDebouncedValue(words.trim(), REST);
  const preview = usePreviewReminderQuery(
    { id: gameday.id, previewReminder: { words: said || null, guests, at } },
    { skip: due === 0, refetchOnMountOrArgChange: true },
  );
  const mailingId = useMailingId(JSON.stringify([due, guests, words, at]));
  // Only what is shown is sent: while the mail of other words or guests loads, nothing is.
  const isShown = !preview.isFetching && preview.isSuccess && said === words.trim();
  const problem = problemOf(error);
  const hasChanged = CHANGED.includes(problem.code);

  const asking = useAsking(askBefore('Remind', due, when ?? 'now'), JSON.stringify([due, when]));
  const { press, isBusy } = useAction({
    send: (text: string) =>
      remind({
        id: gameday.id,
        remind: {
          confirmed: due,
          guests,
          at,
          leaves: at ? undefined : time.leaves,
          words: text.trim() || null,
          preview: preview.data?.version,
          mailingId,
        },
      }),
    subject: () => ({ id: '', name: longDate(gameday.date) }),
    failure: FAILURE,
    place: frame.isOpen,
    succeeded: ({ remindersSent }, text) => {
      forgetWords(text);
      if (when) {
        const title = `${count(remindersSent, 'guest')} will be reminded ${when}`;
        showToast({ title, description: 'Unless they answer before.' });
      }
      frame.onDone();
    },
    refused: (refusal) => {
      setError(refusal);
      void reminder.refetch();
      if (due > 0) void preview.refetch();
    },
  });

  return (
    <LargeDialog
      frame={frame}
      title="Remind Guests"
      width={1040}
      footer={
        <>
          <Question asking={asking} />
          <CancelButton asking={asking} onCancel={frame.onCancel} />
          <Button
            type="primary"
            loading={isBusy}
            disabled={due === 0 || !isShown}
            onClick={(event) => asking.mayGoOn(event) && press(words)(event)}
          >
            {due > 0
              ? ['Remind', count(due, 'guest'), at && when].filter(Boolean).join(' ')
              : 'Remind guests'}
          </Button>
        </>
      }
    >
      <div className={`grid gap-24 ${styles.columns}`}>
        <div className={`form ${styles.message}`}>
          <p className="strong">{longDate(gameday.date)}</p>
          <ReminderNumbers numbers={numbers} hasFailed={reminder.isError} onRetry={reminder.refetch} />
          <Radio.Group
            aria-label="Whom to remind"
            value={whom}
            options={WHOM}
            onChange={({ target }) => setWhom(target.value)}
          />
          {whom === 'chosen' && (
            <ReminderGuests gamedayId={gameday.id} chosen={chosen} onChange={setChosen} />
          )}
          <Field
            label="Your words"
            optional
            hint="Said in this reminder alone. {{name}} is the guest; **bold** and [a link](https://…) work."
            error={problemOf(preview.error).fields.words ?? problem.fields.words}
          >
            {(control) => (
              <textarea
                {...control}
                className="input"
                rows={4}
                maxLength={LONGEST_WORDS}
                value={words}
                onChange={({ target }) => {
                  setWords(target.value);
                  setError(undefined);
                }}
              />
            )}
          </Field>
          {due > 0 && !at && <SendingChoice time={time} />}
          {Boolean(error) && (
            <Alert
              type={hasChanged ? 'warning' : 'error'}
              showIcon
              title={hasChanged ? problem.title : 'Error'}
              description={hasChanged ? refusalOf(error) : failureText(FAILURE, error)}
            />
          )}
        </div>
        {due > 0 && <ReminderMail preview={preview} />}
      </div>
    </LargeDialog>
  );
}

/** The mail of the first who will get it. */
function ReminderMail({ preview }: { preview: ReturnType<typeof usePreviewReminderQuery> }) {
  const { data, error, refetch } = preview;
  const isError = Boolean(error) && Object.keys(problemOf(error).fields).length === 0;
  const to = data ? `${data.recipient.name} <${data.recipient.email}>` : '';
  return (
    <PreviewSection>
      <MailPreview mail={data} to={to} isError={isError} onRetry={() => void refetch()} marksOwnWords />
    </PreviewSection>
  );
}

interface ReminderNumbersProps {
  numbers: Reminder | undefined;
  hasFailed: boolean;
  onRetry: () => Promise<unknown>;
}

function ReminderNumbers({ numbers, hasFailed, onRetry }: ReminderNumbersProps) {
  const edition = useEdition();
  const showsSkeleton = usePending(!numbers && !hasFailed, SKELETON_DELAY);
  if (numbers) {
    return (
      <ul className={`grid gap-8 ${styles.numbers}`} aria-live="polite">
        {reminderLines(numbers, edition.timeZone).map((line) => (
          <NumberLine key={line.text} {...line} />
        ))}
      </ul>
    );
  }
  if (hasFailed) {
    return (
      <Alert
        type="error"
        showIcon
        title="Failed to count the guests to remind"
        action={<Button onClick={() => void onRetry()}>Retry</Button>}
      />
    );
  }
  return showsSkeleton ? <span className="skeleton" role="status" aria-label="Loading..." /> : null;
}

function NumberLine({ icon, text }: ReminderLine) {
  return (
    <li>
      <Icon name={icon} />
      <span>{text}</span>
    </li>
  );
}
