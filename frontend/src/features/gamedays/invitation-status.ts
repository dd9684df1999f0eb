import type { Invitation } from '#api/generated.ts';
import type { IconName } from '#ui/pieces/icon.tsx';

/** 0 not replied, 1 accepted, 2 rejected. */
export type InvitationStatusCode = Invitation['status'];

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

/** How a status badge looks; the server may come to know values that this page does not. */
export function statusLook(status: number): StatusLook {
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

/** The status that a filter word asks for: none for all, not replied for a word it does not know. */
export function statusOfFilter(filter: string): InvitationStatusCode | undefined {
  if (!filter) return undefined;
  return STATUS_CHOICES.find((choice) => choice.filter === filter.toLowerCase())?.value ?? 0;
}
