import type { DeliveryProgress, InvitationDelivery, Mailing } from '#core/api/staff.ts';
import { count, numeral } from '#core/text/count-text.ts';
import { fullMoment, shortMoment } from '#core/text/date-text.ts';
import type { IconName } from '#ui/pieces/icon.tsx';

export type DeliveryState = InvitationDelivery['state'] | 'scheduled';

interface DeliveryDisplay {
  label: string;
  icon: IconName;
  /** Colours of its text and of its part of a progress bar. */
  ink: string;
  fill: string;
}

export const DELIVERY_DISPLAY: Record<DeliveryState, DeliveryDisplay> = {
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

/** Why a mail was not sent, or not yet; then when it was sent or is tried again. */
export function deliveryDetails(
  delivery: Omit<InvitationDelivery, 'state' | 'said'> & { state: DeliveryState },
  timeZone: string | undefined,
  now = new Date(),
): (string | null)[] {
  return [delivery.reason, deliveryMoment(delivery, timeZone, now), ...doubt(delivery)];
}

/** What a connection that was lost after the whole mail was handed over leaves in doubt. */
function doubt({ state, isAmbiguous }: Parameters<typeof deliveryDetails>[0]): string[] {
  if (!isAmbiguous) return [];
  return [state === 'sent' ? 'May have arrived twice' : 'Not confirmed: it may have arrived all the same'];
}

function deliveryMoment(
  { state, attempts, nextAttemptAt, sentAt }: Parameters<typeof deliveryDetails>[0],
  timeZone: string | undefined,
  now: Date,
): string | null {
  if (state === 'sent') return sentAt && shortMoment(sentAt, timeZone, now);
  if (state !== 'retrying') return null;
  return `try ${attempts + 1}${nextAttemptAt ? ` at ${shortMoment(nextAttemptAt, timeZone, now)}` : ''}`;
}

/** The order of the states in the bar and in the list below it. */
export const STATES = [
  'sent',
  'sending',
  'queued',
  'retrying',
  'failed',
  'suppressed',
  'cancelled',
] as const satisfies readonly DeliveryState[];

export type CountedState = (typeof STATES)[number];

/** How many mails have reached a final state. */
export function doneCount(counts: Record<CountedState, number>): number {
  return counts.sent + counts.failed + counts.suppressed + counts.cancelled;
}

/** How far a mailing has come. One that was begun and waits for its hour is under way, and stands still meanwhile. */
export function progressOf(mailing: Mailing): DeliveryProgress {
  const { kind, state, pausedReason, size, counts, startedAt } = mailing;
  return {
    ...counts,
    total: size,
    kinds: [kind],
    active: startedAt !== null && isUnfinished(mailing),
    paused: state === 'paused' || state === 'scheduled',
    pausedReason,
  };
}

/** @param noun what one of the mails is called */
export function progressTitle({ total, sent, active, paused }: DeliveryProgress, noun: string): string {
  const mails = count(total, noun);
  if (!active) return `Sent ${sent.toLocaleString('en-US')} of ${mails}`;
  return paused ? `Sending waits: ${mails}` : `Sending ${mails}`;
}

/** The progress of a mailing at one moment; two samples give its speed. */
export interface ProgressSample {
  /** ms */
  at: number;
  done: number;
}

/** 'about 2 minutes left', from the speed between two samples; null when they are too close to tell. */
export function timeLeft(first: ProgressSample, last: ProgressSample, total: number): string | null {
  const elapsed = last.at - first.at;
  const done = last.done - first.done;
  if (elapsed < 3000 || done <= 0) return null;
  const minutes = ((total - last.done) * elapsed) / done / 60_000;
  if (minutes < 1) return 'less than a minute left';
  return minutes < 60
    ? `about ${count(Math.round(minutes), 'minute')} left`
    : `about ${count(Math.round(minutes / 60), 'hour')} left`;
}

export function progressText(progress: DeliveryProgress, left: string | null): string {
  const done = `${doneCount(progress).toLocaleString('en-US')} done`;
  if (progress.paused) return `${done}. ${progress.pausedReason ?? 'Nothing more is sent until you resume.'}`;
  if (progress.active) return `${left ? `${done}, ${left}` : done}. You can leave this page.`;
  const notSent = [
    progress.failed && `${count(progress.failed, 'mail')} failed`,
    progress.suppressed && `${progress.suppressed.toLocaleString('en-US')} skipped`,
    progress.cancelled && `${progress.cancelled.toLocaleString('en-US')} cancelled`,
  ].filter(Boolean);
  if (notSent.length === 0) return 'Every mail has left.';
  return `${notSent.join(', ')}.`;
}

type MailingState = Mailing['state'];

interface MailingDisplay {
  label: string;
  icon: IconName;
  /** Colour of its text. */
  ink: string;
}

export const MAILING_DISPLAY: Record<MailingState, MailingDisplay> = {
  scheduled: { label: 'Scheduled', icon: 'clock', ink: 'var(--info)' },
  sending: { label: 'Sending', icon: 'sending', ink: 'var(--info)' },
  paused: { label: 'Paused', icon: 'pause', ink: 'var(--yellowText)' },
  finished: { label: 'Finished', icon: 'check', ink: 'var(--greenText)' },
  cancelled: { label: 'Cancelled', icon: 'ban', ink: 'var(--muted)' },
};

/** When a mailing begins, its progress, why it is paused, or when it ended. */
export function mailingDetail(mailing: Mailing, timeZone: string | undefined): string | null {
  const { state, scheduledFor, pausedReason, finishedAt, size, counts } = mailing;
  switch (state) {
    case 'scheduled':
      return pausedReason ?? (scheduledFor && `for ${fullMoment(scheduledFor, timeZone)}`);
    case 'sending':
      return `${numeral(doneCount(counts))} of ${count(size, 'mail')} done`;
    case 'paused':
      return pausedReason;
    default:
      return finishedAt && fullMoment(finishedAt, timeZone);
  }
}

/** 'Gameday invitation' for `gameday-invitation`. */
export function kindText(kind: string): string {
  const words = kind.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function isUnfinished({ state }: Pick<Mailing, 'state'>): boolean {
  return state === 'scheduled' || state === 'sending' || state === 'paused';
}
