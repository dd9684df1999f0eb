import type { MailKind } from './catalogue.ts';
import type { EventNews } from './templates/event-notice/template.ts';
import type { QueueNews } from './templates/rsvp-offer/template.ts';

/**
 * What may happen to what a mail is about while the mail waits to be sent. Use cases name what happened; the table below says
 * which waiting mails that concerns.
 */
export const HAPPENINGS = [
  // To a guest's invitation.
  'answered',
  'answer-changed',
  'link-asked-for',
  'accepted-by-staff',
  'declined-by-staff',
  'reopened-by-staff',
  'invited-again',
  'address-corrected',
  'invitation-deleted',
  'gameday-changed',
  'gameday-deleted',
  // To somebody who waits for seats of a gameday, or for badges.
  'queue-joined',
  'seats-offered',
  'seats-taken-back',
  'queue-left',
  // To a name's part in an event of the schedule.
  'joined',
  'promoted',
  'passed-over',
  'left',
  'event-moved',
  'event-on-another-day',
  'event-incomplete',
  'event-deleted',
  // To an account and its registration.
  'signed-in',
  'staff-changed',
  'closure-over',
  'address-change-over',
  'registered',
  'confirmed',
  'paid',
  'registration-removed',
  // To the offer of a badge.
  'offer-ended',
] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** What may end a mail; the others only change what it tells. */
export type Ending = Exclude<Happening, 'gameday-changed' | 'event-moved'>;

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
  endedBy: Ending[];
  /** What changes the facts that it tells: while it is unsent, it is corrected. */
  correctedBy?: Happening[];
}

/** For so long the links of mails about a registration work. */
const LINK_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const never = () => null;
const afterDays =
  (days: number) =>
  ({ now }: Times) =>
    new Date(now.getTime() + days * DAY_MS);

/** Together with what it is about: the gameday, the event, the time for which badges are held, the link. */
function atEnd({ end }: Times): Date {
  if (!end) {
    throw new Error('A mail that expires with what it is about must be told when that ends');
  }
  return end;
}

/** Thanks are written when all is over: they are tried for some days. */
const atEndOrAfterDays = (days: number) => (times: Times) =>
  atEnd(times) > times.now ? atEnd(times) : afterDays(days)(times);

/** No mail to the address that is written in it may leave any more. */
const GONE_GUEST: Ending[] = ['address-corrected', 'invitation-deleted', 'gameday-deleted'];
/**
 * Mails that ask for an answer: pointless once there is an answer, and a newer one takes the place of an older one.
 */
const ASKING: Life = {
  expires: atEnd,
  endedBy: ['answered', 'declined-by-staff', 'invited-again', ...GONE_GUEST],
  correctedBy: ['gameday-changed'],
};

const EVENT: Life = { expires: atEnd, endedBy: ['event-deleted'], correctedBy: ['event-moved'] };
const SPOT: Life = { ...EVENT, endedBy: ['left', 'event-deleted'] };
/** Takes the event out of calendars. It is wrong only when a later file has put the event back. */
const OUT: Life = { expires: atEnd, endedBy: ['joined', 'promoted'] };

const TOOL: Life = { expires: afterDays(LINK_DAYS), endedBy: [] };
const REGISTRATION: Life = { expires: afterDays(LINK_DAYS), endedBy: ['registration-removed'] };

/** The life of each kind of mail, if all mails of the kind have the same one. */
const LIVES: Record<Exclude<MailKind, 'event-notice' | 'rsvp-offer' | 'badge-queue'>, Life> = {
  'sign-in': { expires: atEnd, endedBy: ['signed-in'] },
  'wrong-codes': { expires: afterDays(1), endedBy: [] },
  // Taken back, asked for anew, or done: its link and its date say nothing any more.
  'account-closing': { expires: atEnd, endedBy: ['closure-over'] },
  'address-change': { expires: atEnd, endedBy: ['address-change-over'] },
  'staff-welcome': { expires: afterDays(LINK_DAYS), endedBy: ['staff-changed'] },
  'gameday-invitation': ASKING,
  // Somebody who is known to come still gets the invitation with the personal link, and no reminder. Whoever waits for seats
  // has nothing to answer until they are free.
  'gameday-reminder': { ...ASKING, endedBy: [...ASKING.endedBy, 'accepted-by-staff', 'queue-joined'] },
  'gameday-rsvp': {
    expires: never,
    // It confirms an answer, and only the latest one.
    endedBy: [
      'answer-changed',
      'link-asked-for',
      'accepted-by-staff',
      'declined-by-staff',
      'reopened-by-staff',
      ...GONE_GUEST,
    ],
    correctedBy: ['gameday-changed'],
  },
  'gameday-change': {
    expires: atEnd,
    // The confirmation of the answer tells the plan already.
    endedBy: ['answer-changed', 'declined-by-staff', ...GONE_GUEST],
    correctedBy: ['gameday-changed'],
  },
  'gameday-message': {
    expires: atEndOrAfterDays(3),
    endedBy: GONE_GUEST,
    correctedBy: ['gameday-changed'],
  },
  'registration-confirmation': REGISTRATION,
  'registration-link': REGISTRATION,
  'registration-reminder': {
    ...REGISTRATION,
    expires: atEnd,
    endedBy: ['confirmed', 'paid', 'registration-removed'],
  },
  'registration-released': { ...REGISTRATION, endedBy: ['registered'] },
  'badge-offer': { expires: atEnd, endedBy: ['offer-ended'] },
  'badge-notice': { expires: afterDays(LINK_DAYS), endedBy: [] },
  'registration-review': { ...TOOL, endedBy: ['registration-removed'] },
  'registration-unpaid': { ...TOOL, endedBy: ['paid', 'registration-removed'] },
  // Of no use once the days are over, unless that is when it was sent.
  'two-days': { expires: atEndOrAfterDays(3), endedBy: ['registration-removed'] },
  'past-registrants': { ...TOOL, endedBy: ['registered'] },
  message: TOOL,
  test: TOOL,
  'event-message': EVENT,
  'contact-message': { expires: never, endedBy: [] },
  'listing-notice': { expires: afterDays(3), endedBy: [] },
  'listing-report': { expires: never, endedBy: [] },
  'retention-report': { expires: never, endedBy: [] },
};

/** That of a notice about an event depends on its news. */
const EVENT_NOTICES: Record<EventNews, Life> = {
  joined: SPOT,
  promoted: SPOT,
  changed: SPOT,
  host: EVENT,
  'co-host': SPOT,
  question: EVENT,
  answer: EVENT,
  removed: OUT,
  cancelled: OUT,
  // It ends with the minutes for which the spot is kept.
  offered: { expires: atEnd, endedBy: ['joined', 'promoted', 'left', 'event-deleted'] },
  'passed-over': {
    ...EVENT,
    endedBy: ['joined', 'promoted', 'passed-over', 'left', 'event-on-another-day', 'event-deleted'],
  },
  incomplete: {
    ...EVENT,
    endedBy: ['left', 'event-incomplete', 'event-on-another-day', 'event-deleted'],
  },
};

/** What a guest is told who waits for seats: each is outdated by the next, and by the end of the wait. */
const WAIT: Life = {
  expires: atEnd,
  endedBy: ['seats-offered', 'queue-left', ...GONE_GUEST],
  correctedBy: ['gameday-changed'],
};
const QUEUE_MAILS: Record<QueueNews, Life> = {
  waiting: { ...WAIT, endedBy: [...WAIT.endedBy, 'link-asked-for'] },
  offered: { ...WAIT, endedBy: ['seats-taken-back', 'queue-left', 'link-asked-for', ...GONE_GUEST] },
  'passed-over': WAIT,
  missed: WAIT,
  // The wait has ended when it is written; somebody who waits again is told so.
  removed: { ...WAIT, endedBy: ['queue-joined', ...GONE_GUEST] },
};

/** The same for badges. Once it is removed, an entry is never of use again. */
const BADGE_WAIT: Life = { expires: atEnd, endedBy: ['seats-offered', 'queue-left'] };
const BADGE_QUEUE_MAILS: Record<QueueNews, Life> = {
  waiting: { ...BADGE_WAIT, endedBy: [...BADGE_WAIT.endedBy, 'link-asked-for'] },
  offered: { expires: atEnd, endedBy: ['seats-taken-back', 'queue-left', 'link-asked-for'] },
  'passed-over': BADGE_WAIT,
  missed: BADGE_WAIT,
  removed: { expires: atEnd, endedBy: [] },
};

/** The kinds whose mails live by their news. */
const BY_NEWS = {
  'event-notice': EVENT_NOTICES,
  'rsvp-offer': QUEUE_MAILS,
  'badge-queue': BADGE_QUEUE_MAILS,
};

/** Mails with the same life: all of a kind, or those of a kind with one sort of news. */
export interface MailSort {
  kind: MailKind;
  news: string | null;
}

/** Every sort of mail with its life. */
export const SORTS: (MailSort & { life: Life })[] = [
  ...(Object.keys(LIVES) as (keyof typeof LIVES)[]).map((kind) => ({
    kind,
    news: null,
    life: LIVES[kind],
  })),
  ...(Object.keys(BY_NEWS) as (keyof typeof BY_NEWS)[]).flatMap((kind) =>
    Object.entries(BY_NEWS[kind]).map(([news, life]) => ({ kind, news, life })),
  ),
];

/** The life of a mail. */
export function lifeOf({ kind, props }: { kind: MailKind; props: object }): Life {
  switch (kind) {
    case 'event-notice':
      return EVENT_NOTICES[(props as { news: EventNews }).news];
    case 'rsvp-offer':
      return QUEUE_MAILS[(props as { news: QueueNews }).news];
    case 'badge-queue':
      return BADGE_QUEUE_MAILS[(props as { news: QueueNews }).news];
    default:
      return LIVES[kind];
  }
}

/** The mails that this ends, or that tell other facts by it. */
export function sortsThat(are: 'endedBy' | 'correctedBy', happening: Happening): MailSort[] {
  return SORTS.filter(({ life }) => (life[are] as Happening[] | undefined)?.includes(happening));
}
