import { type Expression, type SqlBool, sql } from '@tablefall/platform/database/sql';
import { hasMailAbout } from '@tablefall/platform/outbox/mails';
import { ACCEPTED, NOT_REPLIED } from '../invitation-status.ts';
import { onInvitation } from '../on-invitation.sql.ts';

const { and, not, or } = onInvitation;
const INVITATION = sql.ref<string>('invitation.id');

/** Guests who were told of the gameday. The others' first invitation still waits, and is corrected. */
const HAS_HEARD = or([
  not(hasMailAbout(INVITATION, ['queued', 'retrying'], ['gameday-invitation'])),
  hasMailAbout(INVITATION, ['sending', 'sent']),
]);

/** Guests whose news of an earlier move still waits read of this one in that mail. */
const NO_NEWS_WAITS = not(hasMailAbout(INVITATION, ['queued', 'retrying'], ['gameday-change']));

/** Guests who get the same mail. */
interface NewsReceivers {
  /** Whether they are coming; the mail says so. */
  accepted: boolean;
  /** A condition on rows of `invitation`. */
  who: Expression<SqlBool>;
}

/**
 * Who is told that a gameday was moved or cancelled, those who are coming first. What sends these mails and what counts
 * them before both ask here.
 */
export function newsReceivers(gamedayId: string, change: 'moved' | 'cancelled'): NewsReceivers[] {
  const coming = and({ gameday_id: gamedayId, status: ACCEPTED });
  const invited = and([and({ gameday_id: gamedayId, status: NOT_REPLIED }), HAS_HEARD]);
  const heard = and([HAS_HEARD, NO_NEWS_WAITS]);
  return change === 'moved'
    ? [
        { accepted: true, who: and([coming, heard]) },
        { accepted: false, who: and([invited, NO_NEWS_WAITS]) },
      ]
    : [
        // Who answered before the invitation left knows of the gameday from the page.
        { accepted: true, who: coming },
        { accepted: false, who: invited },
      ];
}
