import type { SuppressionReason } from '#core/api/staff.ts';

/** What a person wished for themselves; everybody who mails may write it down. */
const WISHES: readonly SuppressionReason[] = ['no-invitations', 'no-news'];

/** Anything but a wish keeps somebody from mails by a decision, which is explained. */
export function isWish(reason: SuppressionReason): boolean {
  return WISHES.includes(reason);
}

/** A bounce comes back by itself if it still holds; the end of anything else is explained. */
export function endsFreely(reason: SuppressionReason): boolean {
  return reason === 'bounced';
}
