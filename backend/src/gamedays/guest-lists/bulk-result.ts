import type { BulkResultDto } from './bulk-invite.dto.ts';
import type { SortedGuests } from './guest-list.ts';

/** What the database did with the good entries of a list; all addresses in lower case. */
export interface BulkOutcome {
  inserted: Set<string>;
  /** Not tried, because they would be accepted and no seat is left. */
  unseated: Set<string>;
  suppressed: Set<string>;
}

/** Tells what became of every entry, with the addresses as they were given. */
export function bulkResult({ guests, repeated, refused }: SortedGuests, outcome: BulkOutcome): BulkResultDto {
  const invitedBefore: string[] = [];
  const failedEmails = [...refused];
  let invitationsSent = 0;
  for (const { email } of guests) {
    const address = email.toLowerCase();
    if (outcome.unseated.has(address)) {
      failedEmails.push(email);
    } else if (!outcome.inserted.has(address)) {
      // Invited before, or by somebody else at this very moment.
      invitedBefore.push(email);
    } else if (outcome.suppressed.has(address)) {
      failedEmails.push(email);
    } else {
      invitationsSent += 1;
    }
  }
  // Not spread into push: a hundred thousand arguments overflow the stack.
  const alreadyInvitedEmails = invitedBefore.concat(repeated);
  return {
    invitationsSent,
    totalGuests: guests.length + repeated.length + refused.length,
    alreadyInvited: alreadyInvitedEmails.length,
    alreadyInvitedEmails,
    failed: failedEmails.length,
    failedEmails,
  };
}
