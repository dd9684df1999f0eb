import type { Suppression, SuppressionReason } from '#core/api/staff.ts';
import type { IconName } from '#ui/pieces/icon.tsx';

interface ReasonLook {
  label: string;
  icon: IconName;
  /** What it keeps from the address. */
  effect: string;
  /** What to consider before it is taken away. */
  removal: string;
}

export const REASON_LOOKS: Record<SuppressionReason, ReasonLook> = {
  bounced: {
    label: 'Bounced',
    icon: 'close',
    effect: 'Its server refused mail for good. It gets sign-in mails alone.',
    removal: 'Mail is tried again. If its server still refuses it, the address comes back on this list.',
  },
  complained: {
    label: 'Complained',
    icon: 'alert',
    effect: 'Reported our mail as unwanted. It gets no mail to many.',
    removal: 'This person reported our mail as unwanted. Go on only if they asked for it again.',
  },
  'no-invitations': {
    label: 'Wants no invitations',
    icon: 'ban',
    effect: 'Asked for no more invitations to gamedays.',
    removal: 'This person asked for no more invitations. Go on only if they want them again.',
  },
  'no-news': {
    label: 'Wants no news',
    icon: 'ban',
    effect: 'Asked for no more news of the convention.',
    removal: 'This person asked for no more news. Go on only if they want them again.',
  },
  blocked: {
    label: 'Blocked by staff',
    icon: 'person',
    effect: 'Put here by hand. It gets sign-in mails alone.',
    removal: 'Mail goes to this address again.',
  },
};

export const REASONS = Object.keys(REASON_LOOKS) as SuppressionReason[];

/** For a choice of one reason. */
export const REASON_OPTIONS = REASONS.map((reason) => ({ value: reason, label: REASON_LOOKS[reason].label }));

/** An address may be suppressed for several reasons; both together name one entry of the list. */
export function keyOf({ address, reason }: Pick<Suppression, 'address' | 'reason'>): string {
  return `${reason}.${address}`;
}
