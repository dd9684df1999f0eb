import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useAction, useShowFailure } from '#core/action/use-action.ts';
import type { DeliveryProgress as Progress } from '#core/api/staff.ts';
import { numeral } from '#core/text/count-text.ts';
import { StaleNote } from '#ui/feedback/notice.tsx';
import { useThrottledText } from '#ui/feedback/timing.ts';
import { Icon, type IconName } from '#ui/pieces/icon.tsx';
import styles from './delivery.module.css';
import {
  type CountedState,
  DELIVERY_DISPLAY,
  doneCount,
  progressText,
  progressTitle,
  STATES,
} from './delivery-state.ts';
import type { PolledProgress } from './use-polled-progress.ts';

const ANNOUNCED_EVERY = 10_000;

interface DeliveryProgressProps
  extends Pick<PolledProgress, 'timeLeft' | 'hasFailed' | 'heardAt'>,
    Pick<PauseButtonProps, 'onPause' | 'onResume'> {
  progress: Progress;
  /** What one of the mails is called: 'invitation'. */
  noun: string;
}

/** The progress of a mailing: one bar with a segment for each delivery state, and the counts below. */
export function DeliveryProgress(props: DeliveryProgressProps) {
  const { progress, noun, timeLeft, hasFailed, heardAt, onPause, onResume } = props;
  const title = progressTitle(progress, noun);
  const text = progressText(progress, timeLeft);
  const spoken = useThrottledText(`${title}. ${text}`, ANNOUNCED_EVERY);
  const states = STATES.filter((state) => progress[state] > 0);
  return (
    <section className={`sunken round ${styles.box}`} aria-label="Delivery">
      <div className={`flex top spread gap-8 ${styles.head}`}>
        <div>
          <h3>{title}</h3>
          <p className="small muted">{text}</p>
          {hasFailed && <StaleNote since={heardAt} isRetrying />}
        </div>
        {progress.active && <PauseButton isPaused={progress.paused} onPause={onPause} onResume={onResume} />}
      </div>
      <div
        className={`flex clips gap-2 ${styles.meter}`}
        role="progressbar"
        aria-label="Mails with an outcome"
        aria-valuemin={0}
        aria-valuemax={progress.total}
        aria-valuenow={doneCount(progress)}
      >
        {states.map((state) => (
          <span key={state} style={{ flex: progress[state], background: DELIVERY_DISPLAY[state].fill }} />
        ))}
      </div>
      <DeliveryCounts counts={progress} />
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </section>
  );
}

/** The number of mails in each state that occurs. */
export function DeliveryCounts({ counts }: { counts: Record<CountedState, number> }) {
  return (
    <ul className={`cluster ${styles.counts}`}>
      {STATES.filter((state) => counts[state] > 0).map((state) => (
        <li key={state} style={{ color: DELIVERY_DISPLAY[state].ink }}>
          <Icon name={DELIVERY_DISPLAY[state].icon} />
          <span>{DELIVERY_DISPLAY[state].label}</span>
          <b>{numeral(counts[state])}</b>
        </li>
      ))}
    </ul>
  );
}

type Call = () => Promise<{ error?: unknown }>;

interface PauseButtonProps {
  isPaused: boolean;
  /** What is paused, if the page has several such buttons. */
  subject?: string;
  onPause: Call;
  onResume: Call;
}

/** Pauses what is being sent, or resumes it. */
export function PauseButton({ isPaused, subject, onPause, onResume }: PauseButtonProps) {
  const showFailure = useShowFailure();
  const { press, isBusy } = useAction({
    send: isPaused ? onResume : onPause,
    subject: () => ({ id: '', name: subject }),
    failure: isPaused ? 'Failed to resume the delivery' : 'Failed to pause the delivery',
    succeeded: () => showFailure(null),
  });
  const word = isPaused ? 'Resume' : 'Pause';
  return (
    <Button
      size="small"
      icon={<Icon name={isPaused ? 'play' : 'pause'} />}
      aria-label={subject && `${word} ${subject}`}
      aria-disabled={isBusy}
      onClick={press()}
    >
      {word}
    </Button>
  );
}

interface DeliveryNoteProps {
  display: { label: string; icon: IconName; ink: string };
  details: readonly (string | null)[];
  /** The mail server's own words, for who asks for them. */
  said?: string | null;
  children?: ReactNode;
}

/** The state of a mail or a mailing, with details. */
export function DeliveryNote({ display, details, said, children }: DeliveryNoteProps) {
  const { label, icon, ink } = display;
  return (
    <div className={`top ${styles.delivery}`} style={{ color: ink }}>
      <Icon name={icon} className={icon === 'sending' ? 'spin' : undefined} />
      <div>
        <b>{label}</b>
        {details.map((detail) => detail && <em key={detail}>{detail}</em>)}
        {said && (
          <details className={`muted ${styles.said}`}>
            <summary>What the mail server said</summary>
            <em>{said}</em>
          </details>
        )}
        {children}
      </div>
    </div>
  );
}
