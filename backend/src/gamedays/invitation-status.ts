/** 0 not replied, 1 accepted, 2 rejected: the numeric view of staff. */
export const INVITATION_STATUSES = [0, 1, 2] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

export const NOT_REPLIED = 0;
export const ACCEPTED = 1;
export const REJECTED = 2;

/** The named view of guests, in the order of the numbers. */
export const STATUS_NAMES = ['NotReplied', 'Accepted', 'Rejected'] as const;
export type StatusName = (typeof STATUS_NAMES)[number];

/** Reads a status given as number, numeric text or name in any case; anything else is returned as it is. */
export function readStatus(value: unknown): unknown {
  if (typeof value !== 'string' && typeof value !== 'number') {
    return value;
  }
  const text = String(value).toLowerCase();
  const index = STATUS_NAMES.findIndex(
    (name, number) => name.toLowerCase() === text || String(number) === text,
  );
  return index === -1 ? value : index;
}
