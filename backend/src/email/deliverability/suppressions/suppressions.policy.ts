import type { SuppressionReason } from '@tablefall/mail';
import type { Principal } from '../../../http/access/principal.ts';

/**
 * What a person wished for themselves. Who mails may write it down, because people also say so in a letter; to end it,
 * or to keep somebody from all mail, decides about that person, and is the administrator's.
 */
const WISHES: readonly SuppressionReason[] = ['no-invitations', 'no-news'];

/** Whether a reason may be added by everybody who mails, and without saying why. */
export function isWish(reason: SuppressionReason): boolean {
  return WISHES.includes(reason);
}

/** Whether a reason may be ended by everybody who mails: a bounce is no decision, and comes back if it still holds. */
export function endsFreely(reason: SuppressionReason): boolean {
  return reason === 'bounced';
}

export function mayDecide(principal: Principal): boolean {
  return principal.roles.includes('administrator');
}

/** What is wrong with a text that the audit trail shall keep; null for nothing. The trail can never be corrected. */
export function problemOfWhy(why: string | null): string | null {
  if (!why) return 'Please say why: it is kept in the audit trail';
  return why.includes('@') ? 'Please leave out addresses: the audit trail keeps this text' : null;
}
