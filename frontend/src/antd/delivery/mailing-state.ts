import type { Mailing } from '#api/generated.ts';
import type { IconName } from '#ui/pieces/icon.tsx';
import { count, numeral } from '#ui/text/count-text.ts';
import { fullMoment } from '#ui/text/date-text.ts';
import { doneCount } from './delivery-progress-text.ts';

export type MailingState = Mailing['state'];

interface MailingLook {
  label: string;
  icon: IconName;
  /** The colour token of its words. */
  ink: string;
}

export const MAILING_LOOKS: Record<MailingState, MailingLook> = {
  scheduled: { label: 'Scheduled', icon: 'clock', ink: 'var(--info)' },
  sending: { label: 'Sending', icon: 'sending', ink: 'var(--info)' },
  paused: { label: 'Paused', icon: 'pause', ink: 'var(--yellowText)' },
  finished: { label: 'Finished', icon: 'check', ink: 'var(--greenText)' },
  cancelled: { label: 'Cancelled', icon: 'ban', ink: 'var(--muted)' },
};

/** The line under a mailing's state: when it begins, how far it is, why it stands still, when it ended. */
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

/** Whether something of it is still to be sent. */
export function isUnfinished({ state }: Pick<Mailing, 'state'>): boolean {
  return state === 'scheduled' || state === 'sending' || state === 'paused';
}
