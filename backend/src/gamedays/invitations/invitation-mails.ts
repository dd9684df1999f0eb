import type { MailKind } from '@tablefall/mail';
import { sql } from '@tablefall/platform/database/sql';
import type { About } from '@tablefall/platform/ledger/mails';

/** Mails that ask for an answer: pointless once there is one, or the gameday is over. */
export const ASKING_MAILS: MailKind[] = ['gameday-invitation', 'gameday-reminder'];

/** Mails that are pointless once there is no gameday: those that ask for an answer or confirm one, and messages. */
export const GUEST_MAILS: MailKind[] = [...ASKING_MAILS, 'gameday-rsvp', 'gameday-message'];

/** Every mail about an invitation; they go with it. */
export const INVITATION_MAILS: MailKind[] = [...GUEST_MAILS, 'gameday-change'];

/** Mails about any guest of a gameday. */
export function aboutGuestsOf(gamedayId: string): About {
  return (id) => sql`(select gameday_id from invitation where invitation.id = ${id}) = ${gamedayId}`;
}
