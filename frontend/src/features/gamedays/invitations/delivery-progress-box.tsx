import { Button } from 'antd';
import {
  type DeliveryProgress,
  usePauseDeliveryMutation,
  useResumeDeliveryMutation,
} from '../../../api/generated.ts';
import { useSpokenText } from '../../../ui/feedback/use-spoken-text.ts';
import { Icon } from '../../../ui/pieces/icon.tsx';
import { useShowFailure } from '../failure-banner.tsx';
import { failureText } from '../failure-text.ts';
import { doneCount, progressText, progressTitle, STATES } from './delivery-progress.ts';
import styles from './delivery-progress-box.module.css';
import { DELIVERY_LOOKS } from './delivery-text.ts';

const SPEAK_EVERY = 10_000;

interface DeliveryProgressBoxProps {
  gamedayId: string;
  progress: DeliveryProgress;
  timeLeft: string | null;
}

/** One bar for a gameday's mailings, segmented by what became of the mails, with the counts in words below. */
export function DeliveryProgressBox({ gamedayId, progress, timeLeft }: DeliveryProgressBoxProps) {
  const title = progressTitle(progress);
  const text = progressText(progress, timeLeft);
  const spoken = useSpokenText(`${title}. ${text}`, SPEAK_EVERY);
  const states = STATES.filter((state) => progress[state] > 0);
  return (
    <section className={styles.box} aria-label="Delivery">
      <div className={styles.head}>
        <div>
          <h3>{title}</h3>
          <p className="small muted">{text}</p>
        </div>
        {progress.active && <PauseButton gamedayId={gamedayId} isPaused={progress.paused} />}
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
      <ul className={styles.legend}>
        {states.map((state) => (
          <li key={state} style={{ color: DELIVERY_LOOKS[state].ink }}>
            <Icon name={DELIVERY_LOOKS[state].icon} />
            <span>{DELIVERY_LOOKS[state].label}</span>
            <b>{progress[state].toLocaleString('en-US')}</b>
          </li>
        ))}
      </ul>
      <p className="visually-hidden" aria-live="polite">
        {spoken}
      </p>
    </section>
  );
}

function PauseButton({ gamedayId, isPaused }: { gamedayId: string; isPaused: boolean }) {
  const [pause, pausing] = usePauseDeliveryMutation();
  const [resume, resuming] = useResumeDeliveryMutation();
  const showFailure = useShowFailure();

  const isBusy = pausing.isLoading || resuming.isLoading;
  const toggle = async () => {
    if (isBusy) return;
    const { error } = await (isPaused ? resume(gamedayId) : pause(gamedayId));
    const sentence = isPaused ? 'Failed to resume the delivery' : 'Failed to pause the delivery';
    showFailure(error ? failureText(sentence, error) : null);
  };

  return (
    <Button
      size="small"
      icon={<Icon name={isPaused ? 'play' : 'pause'} />}
      aria-disabled={isBusy}
      onClick={() => void toggle()}
    >
      {isPaused ? 'Resume' : 'Pause'}
    </Button>
  );
}
