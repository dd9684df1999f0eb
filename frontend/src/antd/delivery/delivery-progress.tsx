import type { DeliveryProgress as Progress } from '#api/generated.ts';
import { StaleNote } from '#ui/feedback/notice.tsx';
import { useSpokenText } from '#ui/feedback/timing.ts';
import { DeliveryCounts } from './delivery-counts.tsx';
import styles from './delivery-progress.module.css';
import { doneCount, progressText, progressTitle, STATES } from './delivery-progress-text.ts';
import { DELIVERY_LOOKS } from './delivery-state.ts';
import { PauseButton, type PauseButtonProps } from './pause-button.tsx';
import type { PolledProgress } from './use-polled-progress.ts';

const SPEAK_EVERY = 10_000;

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
  const spoken = useSpokenText(`${title}. ${text}`, SPEAK_EVERY);
  const states = STATES.filter((state) => progress[state] > 0);
  return (
    <section className={styles.box} aria-label="Delivery">
      <div className={styles.head}>
        <div>
          <h3>{title}</h3>
          <p className="small muted">{text}</p>
          {hasFailed && <StaleNote since={heardAt} isRetrying />}
        </div>
        {progress.active && <PauseButton isPaused={progress.paused} onPause={onPause} onResume={onResume} />}
      </div>
      <div
        className={styles.meter}
        role="progressbar"
        aria-label="Mails with an outcome"
        aria-valuemin={0}
        aria-valuemax={progress.total}
        aria-valuenow={doneCount(progress)}
      >
        {states.map((state) => (
          <span key={state} style={{ flex: progress[state], background: DELIVERY_LOOKS[state].fill }} />
        ))}
      </div>
      <DeliveryCounts counts={progress} />
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </section>
  );
}
