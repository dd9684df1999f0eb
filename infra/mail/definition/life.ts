import type { happenings } from '../happenings/happenings.ts';

/**
 * What may happen to what a mail is about while the mail waits to be sent. Use cases name what happened; each
 * kind of mail says which of these concern it.
 */
export type Happening = keyof typeof happenings;

/** What may end a mail, and is said of it then; the others only change what it tells. */
export type Ending = {
  [Name in Happening]: (typeof happenings)[Name] extends string ? Name : never;
}[Happening];

/** When a mail is put, and when what it is about is over. */
interface Times {
  now: Date;
  end: Date | null;
}

/** What becomes of a mail until it is sent. */
export interface Life {
  /** The moment after which it is not sent any more; null for none. */
  expires(times: Times): Date | null;
  /** What makes it pointless or wrong: unsent, it is cancelled. */
  endedBy: readonly Ending[];
  /** What changes the facts that it tells: while it is unsent, it is corrected. */
  correctedBy?: readonly Happening[];
}

/** For so long the links of mails about a registration work. */
export const LINK_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

export const never = () => null;
export const afterDays =
  (days: number) =>
  ({ now }: Times) =>
    new Date(now.getTime() + days * DAY_MS);

/**
 * Together with what it is about: the gameday, the event, the time for which badges are held, the link. A mail that is put after that
 * is not sent: staff read that it came too late.
 */
export function atEnd({ end }: Times): Date {
  if (!end) {
    throw new Error('A mail that expires with what it is about must be told when that ends');
  }
  return end;
}

/** Thanks are written when all is over: they are tried for some days. */
export const atEndOrAfterDays = (days: number) => (times: Times) =>
  atEnd(times) > times.now ? atEnd(times) : afterDays(days)(times);

/** No mail to the address that is written in it may leave any more. */
export const GONE_GUEST: readonly Ending[] = ['address-corrected', 'invitation-deleted', 'gameday-deleted'];
/**
 * Mails that ask for an answer: pointless once there is an answer, and a newer one takes the place of an older one.
 */
export const ASKING: Life = {
  expires: atEnd,
  endedBy: ['answered', 'declined-by-staff', 'invited-again', ...GONE_GUEST],
  correctedBy: ['gameday-changed'],
};

/** Mails about an event of the schedule. */
export const EVENT: Life = { expires: atEnd, endedBy: ['event-deleted'], correctedBy: ['event-moved'] };

/** Mails that nothing outdates but time. */
export const TOOL: Life = { expires: afterDays(LINK_DAYS), endedBy: [] };
export const REGISTRATION: Life = { expires: afterDays(LINK_DAYS), endedBy: ['registration-removed'] };
