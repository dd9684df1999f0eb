import type { DeliveryProgress } from '#api/generated.ts';
import { count } from '#ui/text/count-text.ts';
import type { DeliveryState } from './delivery-state.ts';

/** The order in which the states stand in the bar and in the list below it. */
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

/** How many mails will not change their state any more. */
export function doneCount(counts: Record<CountedState, number>): number {
  return counts.sent + counts.failed + counts.suppressed + counts.cancelled;
}

/** @param noun what one of the mails is called */
export function progressTitle({ total, sent, active, paused }: DeliveryProgress, noun: string): string {
  const mails = count(total, noun);
  if (!active) return `Sent ${sent.toLocaleString('en-US')} of ${mails}`;
  return paused ? `Sending is paused: ${mails}` : `Sending ${mails}`;
}

/** How far a mailing was at one moment; two of them give its speed. */
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
  return notSent.length > 0 ? `${notSent.join(', ')}. The list below says why.` : 'Every mail has left.';
}
