import { DeliveryProgress } from '#antd/delivery/delivery.tsx';
import type { PolledProgress } from '#antd/delivery/use-polled-progress.ts';
import { type Mailing, usePauseMailingMutation, useResumeMailingMutation } from '#api/generated.ts';

interface MailingProgressProps {
  mailing: Mailing;
  polled: PolledProgress;
}

/** The bar of a mailing that has begun, with Pause or Resume while it is under way. */
export function MailingProgress({ mailing: { id }, polled }: MailingProgressProps) {
  const [pause] = usePauseMailingMutation();
  const [resume] = useResumeMailingMutation();
  const { progress, ...moment } = polled;
  if (!progress) return null;
  return (
    <DeliveryProgress
      progress={progress}
      {...moment}
      noun="mail"
      onPause={() => pause(id)}
      onResume={() => resume(id)}
    />
  );
}
