import { Alert, Button, Modal } from 'antd';
import {
  type Gameday,
  type Reminder,
  useGetConventionQuery,
  useGetReminderQuery,
  useRemindGuestsMutation,
} from '../../../api/generated.ts';
import { SKELETON_DELAY, usePending } from '../../../ui/feedback/use-pending.ts';
import { Icon } from '../../../ui/pieces/icon.tsx';
import { count } from '../../../ui/text/count-text.ts';
import { longDate } from '../../../ui/text/date-text.ts';
import { failureText } from '../failure-text.ts';
import { MailPreview } from '../mail-preview/mail-preview.tsx';
import { PreviewSection } from '../mail-preview/preview-section.tsx';
import largeDialog from './large-dialog.module.css';
import styles from './remind-dialog.module.css';
import { EXAMPLE_GUEST, type ReminderLine, reminderLines } from './reminder-text.ts';

interface RemindDialogProps {
  gameday: Gameday;
  isOpen: boolean;
  onClose: () => void;
  onClosed: () => void;
}

/** Mails everybody who has not answered, after saying how many that are and what they get. */
export function RemindDialog({ gameday, isOpen, onClose, onClosed }: RemindDialogProps) {
  // Asked anew with every opening: the number is what is confirmed.
  const reminder = useGetReminderQuery(gameday.id, { refetchOnMountOrArgChange: true });
  const [remind, { isLoading, error }] = useRemindGuestsMutation();
  const numbers = reminder.isFetching ? undefined : reminder.data;
  const due = numbers?.due ?? 0;

  const send = async () => {
    if (isLoading) return;
    const { error: refusal } = await remind({ id: gameday.id, remind: { confirmed: due } });
    if (refusal) void reminder.refetch();
    else onClose();
  };

  return (
    <Modal
      title="Remind Guests"
      className={largeDialog.dialog}
      open={isOpen}
      width={560}
      onCancel={onClose}
      afterClose={onClosed}
      footer={[
        <Button key="cancel" onClick={onClose}>
          Cancel
        </Button>,
        <Button
          key="remind"
          type="primary"
          loading={isLoading}
          disabled={due === 0}
          onClick={() => void send()}
        >
          {due > 0 ? `Remind ${count(due, 'guest')}` : 'Remind guests'}
        </Button>,
      ]}
    >
      <div className={`form ${styles.body}`}>
        <p className="strong">{longDate(gameday.date)}</p>
        <ReminderNumbers numbers={numbers} hasFailed={reminder.isError} onRetry={reminder.refetch} />
        {Boolean(error) && (
          <Alert
            type="error"
            showIcon
            title="Error"
            description={failureText('Failed to send reminders', error)}
          />
        )}
        {due > 0 && (
          <PreviewSection>
            <MailPreview gamedayId={gameday.id} kind="reminder" guestName={EXAMPLE_GUEST} />
          </PreviewSection>
        )}
      </div>
    </Modal>
  );
}

interface ReminderNumbersProps {
  numbers: Reminder | undefined;
  hasFailed: boolean;
  onRetry: () => Promise<unknown>;
}

function ReminderNumbers({ numbers, hasFailed, onRetry }: ReminderNumbersProps) {
  const { data: edition } = useGetConventionQuery();
  const showsSkeleton = usePending(!numbers && !hasFailed, SKELETON_DELAY);
  if (numbers) {
    return (
      <ul className={styles.numbers} aria-live="polite">
        {reminderLines(numbers, edition?.timeZone).map((line) => (
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
