import { Button } from 'antd';
import { type Asking, CancelButton, Question } from '#antd/dialogs/asking.tsx';
import type { GuestListSummary } from '#antd/guest-list/guest-list-checker.ts';
import { type ListWords, Sums } from '#antd/guest-list/verdict-list.tsx';
import type { Press } from '#core/action/double-press.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { Icon } from '#ui/pieces/icon.tsx';
import styles from './bulk-invite-dialog.module.css';
import type { Step } from './bulk-steps.tsx';

/** What the button says, and whether it does anything. */
interface Sending {
  label: string;
  isPossible: boolean;
}

interface SendingState {
  isInWaves: boolean;
  /** How many are kept open is typed. */
  isWaveKnown: boolean;
  /** The answer to the list was an error or was lost: who is new to it may be what that one has done. */
  hasFailed: boolean;
}

/** What pressing Send would do with a list. */
export function sendingOf(
  summary: GuestListSummary | null,
  { isInWaves, isWaveKnown, hasFailed }: SendingState,
): Sending {
  const { guests = 0, counts, table = null } = summary ?? {};
  const { invited = 0, suppressed = 0, unseated = 0 } = counts ?? {};
  if (guests > 0 && invited + suppressed === 0 && !hasFailed)
    return {
      label: unseated > 0 ? 'No seat left for this list' : 'Nobody new in this list',
      isPossible: false,
    };
  const isPossible = guests > 0 && !table && (isWaveKnown || !isInWaves);
  if (invited === 0) return { label: 'Send invitations', isPossible };
  const label = isInWaves ? `Invite ${numeral(invited)} in waves` : `Send ${count(invited, 'invitation')}`;
  return { label, isPossible };
}

interface BulkFooterProps {
  sending: Sending;
  /** The gameday in short. */
  about: string;
  summary: GuestListSummary | null;
  words: ListWords;
  /** The part that is shown; null where all are. */
  step: Step | null;
  onStep: (step: Step) => void;
  isBusy: boolean;
  asking: Asking;
  onCancel: () => void;
  onSend: (press: Press) => void;
}

/** Cancel and Send; on phones the counts and the button of the step. */
export function BulkFooter(props: BulkFooterProps) {
  const { sending, about, summary, words, step, onStep, isBusy, asking, onCancel, onSend } = props;
  const isToChoose = Boolean(summary?.table);
  const send = (
    <Button
      type="primary"
      size={step ? 'large' : undefined}
      icon={<Icon name="send" />}
      loading={isBusy}
      disabled={!sending.isPossible}
      onClick={(press) => asking.mayGoOn(press) && onSend(press)}
    >
      {sending.label}
    </Button>
  );
  if (!step)
    return (
      <>
        <Question asking={asking} />
        <span className="small muted grow to-start">
          {isToChoose && 'Choose how to read the table first. '}
          {about}
        </span>
        <CancelButton asking={asking} onCancel={onCancel} />
        {send}
      </>
    );
  const total = summary?.total ?? 0;
  return (
    <div className={`grid gap-10 to-start ${styles.foot}`}>
      <Question asking={asking} />
      {isToChoose ? (
        <p className="small muted">Choose how to read the table first.</p>
      ) : total > 0 && summary ? (
        <Sums counts={summary.counts} words={words} />
      ) : (
        <p className="small muted">{about}</p>
      )}
      {asking.question && <CancelButton asking={asking} onCancel={onCancel} />}
      {step === 'list' ? (
        <Button
          type="primary"
          size="large"
          disabled={total === 0 || isToChoose}
          onClick={() => onStep('check')}
        >
          {total === 0 ? 'Check the list' : `Check ${count(total, 'line')}`}
        </Button>
      ) : (
        send
      )}
    </div>
  );
}
