import { Alert, Button } from 'antd';
import { useState } from 'react';
import { LargeDialog } from '#antd/dialogs/large-dialog.tsx';
import type { DialogFrame } from '#antd/dialogs/routed-dialog.tsx';
import { MailPreview, PreviewSection } from '#antd/mail/mail-preview.tsx';
import { useMailingId } from '#antd/mail/use-mailing-id.ts';
import { useEdition } from '#api/edition.ts';
import { failureText } from '#api/failure-text.ts';
import {
  type Gameday,
  type Reminder,
  useGetReminderQuery,
  usePreviewMailQuery,
  useRemindGuestsMutation,
} from '#api/generated.ts';
import { useAction } from '#ui/action/use-action.ts';
import { SKELETON_DELAY, usePending } from '#ui/feedback/timing.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import { count } from '#ui/text/count-text.ts';
import { longDate } from '#ui/text/date-text.ts';
import { EXAMPLE_GUEST, type ReminderLine, reminderLines } from '../mail-text.ts';
import styles from './messages.module.css';

const FAILURE = 'Failed to send reminders';

interface RemindDialogProps {
  gameday: Gameday;
  frame: DialogFrame;
}

/** Mails everybody who has not answered, after saying how many that are and what they get. */
export function RemindDialog({ gameday, frame }: RemindDialogProps) {
  // Asked for at every opening, because the person confirms this number.
  const reminder = useGetReminderQuery(gameday.id, { refetchOnMountOrArgChange: true });
  const [remind] = useRemindGuestsMutation();
  const [error, setError] = useState<unknown>();
  const numbers = reminder.isFetching ? undefined : reminder.data;
  const due = numbers?.due ?? 0;
  const mailingId = useMailingId(String(due));

  const { press, isBusy } = useAction({
    send: () => remind({ id: gameday.id, remind: { confirmed: due, mailingId } }),
    subject: () => ({ id: '', name: longDate(gameday.date) }),
    failure: FAILURE,
    place: frame.isOpen,
    succeeded: () => frame.onDone(),
    refused: (refusal) => {
      setError(refusal);
      void reminder.refetch();
    },
  });

  return (
    <LargeDialog
      frame={frame}
      title="Remind Guests"
      width={560}
      footer={
        <>
          <Button onClick={frame.onCancel}>Cancel</Button>
          <Button type="primary" loading={isBusy} disabled={due === 0} onClick={press()}>
            {due > 0 ? `Remind ${count(due, 'guest')}` : 'Remind guests'}
          </Button>
        </>
      }
    >
      <div className={`form ${styles.body}`}>
        <p className="strong">{longDate(gameday.date)}</p>
        <ReminderNumbers numbers={numbers} hasFailed={reminder.isError} onRetry={reminder.refetch} />
        {Boolean(error) && (
          <Alert type="error" showIcon title="Error" description={failureText(FAILURE, error)} />
        )}
        {due > 0 && <ReminderPreview gamedayId={gameday.id} />}
      </div>
    </LargeDialog>
  );
}

function ReminderPreview({ gamedayId }: { gamedayId: string }) {
  const { data, isError, refetch } = usePreviewMailQuery({
    id: gamedayId,
    kind: 'reminder',
    guestName: EXAMPLE_GUEST,
  });
  return (
    <PreviewSection>
      <MailPreview mail={data} to={EXAMPLE_GUEST} isError={isError} onRetry={() => void refetch()} />
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
      <ul className={styles.numbers} aria-live="polite">
        {reminderLines(numbers, edition.timeZone).map((line) => (
          <NumberLine key={line.icon} {...line} />
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
