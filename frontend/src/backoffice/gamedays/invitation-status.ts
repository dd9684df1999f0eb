import type { Invitation } from '#core/api/staff.ts';
import type { IconName } from '#ui/pieces/icon.tsx';

/** 0 not replied, 1 accepted, 2 rejected. */
export type InvitationStatusCode = Invitation['status'];

/** The guest is coming. */
export const ACCEPTED: InvitationStatusCode = 1;

interface StatusLook {
  label: string;
  icon: IconName;
  className: string;
}

const LOOKS: Record<InvitationStatusCode, StatusLook> = {
  0: { label: 'Pending', icon: 'pending', className: 'tag tag-open' },
  1: { label: 'Accepted', icon: 'check', className: 'tag tag-success' },
  2: { label: 'Rejected', icon: 'close', className: 'tag tag-danger' },
};

const UNKNOWN: StatusLook = { label: 'Unknown', icon: 'alert', className: 'tag' };

/**
 * How a status badge looks; the server may come to know values that this page does not.
 *
 * @param isPastAnswerBy the guest has let the day pass by which to answer
 */
export function statusLook(status: number, isPastAnswerBy = false): StatusLook {
  if (status === 0 && isPastAnswerBy) return { ...LOOKS[0], label: 'No answer' };
  return LOOKS[status as InvitationStatusCode] ?? UNKNOWN;
}

/** The badge's cycle: not replied, accepted, rejected, not replied; anything unknown advances to accepted. */
export function nextStatus(status: number): InvitationStatusCode {
  return status === 1 ? 2 : status === 2 ? 0 : 1;
}

/** The words for choosing a status, in filters and forms. */
export const STATUS_CHOICES: readonly { value: InvitationStatusCode; label: string; filter: string }[] = [
  { value: 0, label: 'No Reply', filter: 'no-reply' },
  { value: 1, label: 'Accepted', filter: 'accepted' },
  { value: 2, label: 'Rejected', filter: 'rejected' },
];

/** A filter word of gamedays with such a date: who has let the day pass by which to answer. */
export const NO_ANSWER = { filter: 'no-answer', label: 'No answer by the date' };

/**
 * What a filter word asks for: nothing for all, those who have not replied for a word that it does not know.
 */
export function filterOf(filter: string): { status?: InvitationStatusCode; pastAnswerBy?: true } {
  const word = filter.toLowerCase();
  if (!word) return {};
  if (word === NO_ANSWER.filter) return { pastAnswerBy: true };
  return { status: STATUS_CHOICES.find((choice) => choice.filter === word)?.value ?? 0 };
}
