import { DeliveryProgress } from '#antd/delivery/delivery.tsx';
import type { PolledProgress } from '#antd/delivery/use-polled-progress.ts';
import { usePauseDeliveryMutation, useResumeDeliveryMutation } from '#api/generated.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import styles from './gameday-delivery.module.css';
import { mailNoun } from './mail-noun.ts';

interface GamedayDeliveryProps {
  gamedayId: string;
  delivery: PolledProgress;
}

/** The progress of a gameday's mailings; nothing before the first one. */
export function GamedayDelivery({ gamedayId, delivery }: GamedayDeliveryProps) {
  const [pause] = usePauseDeliveryMutation();
  const [resume] = useResumeDeliveryMutation();
  const { progress, ...moment } = delivery;
  if (!progress && !delivery.hasFailed) return null;
  if (progress?.total === 0) return null;
  return (
    <div className={styles.delivery}>
      {progress ? (
        <DeliveryProgress
          progress={progress}
          {...moment}
          noun={mailNoun(progress.kinds)}
          onPause={() => pause(gamedayId)}
          onResume={() => resume(gamedayId)}
        />
      ) : (
        <Notice tone="error" title="Failed to load how far the mails are" live>
          Trying again.
        </Notice>
      )}
    </div>
  );
}
