import type { InvitationDelivery } from '#api/generated.ts';
import type { IconName } from '#ui/pieces/icon.tsx';
import { shortMoment } from '#ui/text/date-text.ts';

export type DeliveryState = InvitationDelivery['state'] | 'scheduled';

interface DeliveryLook {
  label: string;
  icon: IconName;
  /** The colour token of its words, and of its part of a bar. */
  ink: string;
  fill: string;
}

export const DELIVERY_LOOKS: Record<DeliveryState, DeliveryLook> = {
  sent: { label: 'Sent', icon: 'check', ink: 'var(--greenText)', fill: 'var(--flagGreen)' },
  sending: { label: 'Sending', icon: 'sending', ink: 'var(--info)', fill: 'var(--info)' },
  queued: { label: 'Queued', icon: 'pending', ink: 'var(--muted)', fill: 'var(--lineStrong)' },
  retrying: { label: 'Retrying', icon: 'retry', ink: 'var(--yellowText)', fill: 'var(--flagYellow)' },
  failed: { label: 'Failed', icon: 'close', ink: 'var(--dangerText)', fill: 'var(--danger)' },
  suppressed: { label: 'Skipped', icon: 'ban', ink: 'var(--muted)', fill: 'var(--faint)' },
  scheduled: { label: 'Scheduled', icon: 'clock', ink: 'var(--info)', fill: 'var(--info)' },
  cancelled: { label: 'Cancelled', icon: 'ban', ink: 'var(--muted)', fill: 'var(--faint)' },
};

/** Whether a mail's state will still change. */
export function isUnderWay({ state }: InvitationDelivery): boolean {
  return state === 'queued' || state === 'sending' || state === 'retrying';
}

/** The line under a mail's state: when it left, when it is tried again, or why it did not. */
export function deliveryDetail(
  delivery: Omit<InvitationDelivery, 'state'> & { state: DeliveryState },
  timeZone: string | undefined,
  now = new Date(),
): string | null {
  const { state, attempts, nextAttemptAt, sentAt, reason } = delivery;
  switch (state) {
    case 'sent':
      return sentAt && shortMoment(sentAt, timeZone, now);
    case 'retrying':
      return `try ${attempts + 1}${nextAttemptAt ? ` at ${shortMoment(nextAttemptAt, timeZone, now)}` : ''}`;
    case 'failed':
    case 'suppressed':
      return reason;
    default:
      return null;
  }
}
