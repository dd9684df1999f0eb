import type { Guest } from '#antd/guest-list/check-guests.ts';
import type { BulkResult } from '#core/api/staff.ts';
import { addressKey } from '#core/edit/email-address.ts';
import { count } from '#core/text/count-text.ts';

/** What came of a list, with the addresses that stood in it again. */
export interface ToldResult extends BulkResult {
  /** They are among those of whom the server says that they were invited already: by an earlier line of the same list. */
  duplicateEmails: string[];
}

/** Tells those who were invited before from those who stand in the list twice. @param guests as they were sent */
export function told(result: BulkResult, guests: readonly Guest[]): ToldResult {
  const inList = timesOf(guests.map(({ email }) => email));
  const before = timesOf(result.alreadyInvitedEmails);
  const seen = new Set<string>();
  const duplicateEmails = result.alreadyInvitedEmails.filter((email) => {
    const address = addressKey(email);
    // Somebody who was invited before is so at the first line as well.
    const isFirst = before.get(address) === inList.get(address) && !seen.has(address);
    seen.add(address);
    return !isFirst;
  });
  return { ...result, duplicateEmails };
}

function timesOf(emails: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const email of emails) {
    const address = addressKey(email);
    times.set(address, (times.get(address) ?? 0) + 1);
  }
  return times;
}

/** Those who were invited before this list. */
export function invitedBefore({ alreadyInvitedEmails, duplicateEmails }: ToldResult): string[] {
  const left = timesOf(duplicateEmails);
  // The last of an address are the duplicates, so the first stays.
  return alreadyInvitedEmails
    .toReversed()
    .filter((email) => {
      const address = addressKey(email);
      const times = left.get(address) ?? 0;
      left.set(address, times - 1);
      return times <= 0;
    })
    .toReversed();
}

/** What came of a list, in a sentence or two. */
export function acceptedForSending({ invitationsSent, waiting, totalGuests }: BulkResult): string {
  const sent = `${count(invitationsSent, 'invitation')} of ${count(totalGuests, 'guest')} accepted for sending.`;
  if (waiting === 0) return sent;
  return `${sent} ${count(waiting, 'guest')} ${waiting === 1 ? 'waits' : 'wait'} to be invited.`;
}
