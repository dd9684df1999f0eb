import type { Guest } from '../invitations/invitations.sql.ts';
import type { BulkResultDto } from './bulk-invite.dto.ts';

/** What became of the good entries of a list. */
export interface BulkOutcome {
  /** With the id of the invitation that was made. */
  invited: Map<Guest, string>;
  /** Wait their turn to be invited. */
  waiting: Set<Guest>;
  /** Not tried: they would be accepted, and no seat is left. */
  unseated: Set<Guest>;
  /** Ids of invitations whose guests get no mail. */
  suppressed: Set<string>;
}

/** Tells what became of every entry, with the addresses as they were given. */
export function bulkResult(
  guests: Guest[],
  refused: string[],
  { invited, waiting, unseated, suppressed }: BulkOutcome,
): BulkResultDto {
  const alreadyInvitedEmails: string[] = [];
  const failedEmails = [...refused];
  let invitationsSent = 0;
  for (const guest of guests) {
    const id = invited.get(guest);
    if (waiting.has(guest)) continue;
    if (id === undefined && !unseated.has(guest)) {
      // Invited before, or earlier in this list, or by somebody else at the same moment.
      alreadyInvitedEmails.push(guest.email);
    } else if (id === undefined || suppressed.has(id)) {
      failedEmails.push(guest.email);
    } else {
      invitationsSent += 1;
    }
  }
  return {
    invitationsSent,
    waiting: waiting.size,
    totalGuests: guests.length + refused.length,
    alreadyInvited: alreadyInvitedEmails.length,
    alreadyInvitedEmails,
    failed: failedEmails.length,
    failedEmails,
  };
}
