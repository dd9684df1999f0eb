import { describe, expect, it } from '@jest/globals';
import { HAPPENINGS, type Happening, type MailSort, SORTS, sortsThat } from './lives.ts';

const NOW = new Date('2025-10-01T12:00:00Z');
const LATER = new Date('2025-10-03T12:00:00Z');
const BEFORE = new Date('2025-09-30T12:00:00Z');

/** Mails to a guest who waits for seats. */
const QUEUE_MAILS = ['waiting', 'offered', 'passed-over', 'missed', 'removed'].map(
  (news) => `rsvp-offer ${news}`,
);

/**
 * What each happening ends and corrects among all waiting mails. A new mail or happening is written down here as
 * well.
 */
const EXPECTED: Record<Happening, { ends: string[]; corrects?: string[] }> = {
  answered: { ends: ['gameday-invitation', 'gameday-reminder'] },
  'answer-changed': { ends: ['gameday-rsvp', 'gameday-change'] },
  'link-asked-for': {
    ends: [
      'gameday-rsvp',
      'rsvp-offer waiting',
      'rsvp-offer offered',
      'badge-queue waiting',
      'badge-queue offered',
    ],
  },
  'accepted-by-staff': { ends: ['gameday-reminder', 'gameday-rsvp'] },
  'declined-by-staff': { ends: ['gameday-invitation', 'gameday-reminder', 'gameday-rsvp', 'gameday-change'] },
  'reopened-by-staff': { ends: ['gameday-rsvp'] },
  'invited-again': { ends: ['gameday-invitation', 'gameday-reminder'] },
  'address-corrected': {
    ends: [
      'gameday-invitation',
      'gameday-reminder',
      'gameday-rsvp',
      'gameday-change',
      'gameday-message',
      ...QUEUE_MAILS,
    ],
  },
  'invitation-deleted': {
    ends: [
      'gameday-invitation',
      'gameday-reminder',
      'gameday-rsvp',
      'gameday-change',
      'gameday-message',
      ...QUEUE_MAILS,
    ],
  },
  'gameday-changed': {
    ends: [],
    corrects: [
      'gameday-invitation',
      'gameday-reminder',
      'gameday-rsvp',
      'gameday-change',
      'gameday-message',
      ...QUEUE_MAILS,
    ],
  },
  'gameday-deleted': {
    ends: [
      'gameday-invitation',
      'gameday-reminder',
      'gameday-rsvp',
      'gameday-change',
      'gameday-message',
      ...QUEUE_MAILS,
    ],
  },
  'queue-joined': { ends: ['gameday-reminder', 'rsvp-offer removed'] },
  'seats-offered': {
    ends: ['rsvp-offer', 'badge-queue'].flatMap((kind) =>
      ['waiting', 'passed-over', 'missed'].map((news) => `${kind} ${news}`),
    ),
  },
  'seats-taken-back': { ends: ['rsvp-offer offered', 'badge-queue offered'] },
  'queue-left': {
    ends: ['rsvp-offer', 'badge-queue'].flatMap((kind) =>
      ['waiting', 'offered', 'passed-over', 'missed'].map((news) => `${kind} ${news}`),
    ),
  },
  'closure-over': { ends: ['account-closing'] },
  'address-change-over': { ends: ['address-change'] },
  joined: { ends: ['removed', 'cancelled', 'offered', 'passed-over'].map((news) => `event-notice ${news}`) },
  promoted: {
    ends: ['removed', 'cancelled', 'offered', 'passed-over'].map((news) => `event-notice ${news}`),
  },
  'passed-over': { ends: ['event-notice passed-over'] },
  left: {
    ends: [
      'event-notice joined',
      'event-notice promoted',
      'event-notice changed',
      'event-notice co-host',
      'event-notice offered',
      'event-notice passed-over',
      'event-notice incomplete',
    ],
  },
  'event-moved': {
    ends: [],
    corrects: [
      'event-message',
      'event-notice question',
      'event-notice answer',
      'event-notice joined',
      'event-notice promoted',
      'event-notice changed',
      'event-notice host',
      'event-notice co-host',
      'event-notice passed-over',
      'event-notice incomplete',
    ],
  },
  'event-on-another-day': { ends: ['event-notice passed-over', 'event-notice incomplete'] },
  'event-incomplete': { ends: ['event-notice incomplete'] },
  'event-deleted': {
    ends: [
      'event-message',
      'event-notice question',
      'event-notice answer',
      'event-notice joined',
      'event-notice promoted',
      'event-notice changed',
      'event-notice host',
      'event-notice co-host',
      'event-notice offered',
      'event-notice passed-over',
      'event-notice incomplete',
    ],
  },
  'signed-in': { ends: ['sign-in'] },
  'staff-changed': { ends: ['staff-welcome'] },
  registered: { ends: ['registration-released', 'past-registrants'] },
  confirmed: { ends: ['registration-reminder'] },
  paid: { ends: ['registration-reminder', 'registration-unpaid'] },
  'registration-removed': {
    ends: [
      'registration-confirmation',
      'registration-link',
      'registration-reminder',
      'registration-review',
      'registration-unpaid',
      'two-days',
    ],
  },
  'offer-ended': { ends: ['badge-offer'] },
};

/** When a mail of each sort expires: with what it is about while that lasts, and once it is over; or by the calendar. */
const IN_1_DAY = '2025-10-02T12:00:00.000Z';
const IN_3_DAYS = '2025-10-04T12:00:00.000Z';
const IN_30_DAYS = '2025-10-31T12:00:00.000Z';
const EXPIRIES: Record<string, [whileItLasts: string | null, onceOver: string | null]> = {
  'sign-in': atEnd(),
  'account-closing': atEnd(),
  'address-change': atEnd(),
  'wrong-codes': [IN_1_DAY, IN_1_DAY],
  'staff-welcome': [IN_30_DAYS, IN_30_DAYS],
  'gameday-invitation': atEnd(),
  'gameday-reminder': atEnd(),
  'gameday-rsvp': [null, null],
  'gameday-change': atEnd(),
  'gameday-message': [LATER.toISOString(), IN_3_DAYS],
  'registration-confirmation': [IN_30_DAYS, IN_30_DAYS],
  'registration-link': [IN_30_DAYS, IN_30_DAYS],
  'registration-reminder': atEnd(),
  'registration-released': [IN_30_DAYS, IN_30_DAYS],
  'badge-offer': atEnd(),
  'badge-notice': [IN_30_DAYS, IN_30_DAYS],
  'registration-review': [IN_30_DAYS, IN_30_DAYS],
  'registration-unpaid': [IN_30_DAYS, IN_30_DAYS],
  'two-days': [LATER.toISOString(), IN_3_DAYS],
  'past-registrants': [IN_30_DAYS, IN_30_DAYS],
  message: [IN_30_DAYS, IN_30_DAYS],
  test: [IN_30_DAYS, IN_30_DAYS],
  'event-message': atEnd(),
  'contact-message': [null, null],
  'listing-notice': [IN_3_DAYS, IN_3_DAYS],
  'listing-report': [null, null],
  'retention-report': [null, null],
  'rsvp-offer waiting': atEnd(),
  'rsvp-offer offered': atEnd(),
  'rsvp-offer passed-over': atEnd(),
  'rsvp-offer missed': atEnd(),
  'rsvp-offer removed': atEnd(),
  'badge-queue waiting': atEnd(),
  'badge-queue offered': atEnd(),
  'badge-queue passed-over': atEnd(),
  'badge-queue missed': atEnd(),
  'badge-queue removed': atEnd(),
  'event-notice joined': atEnd(),
  'event-notice promoted': atEnd(),
  'event-notice changed': atEnd(),
  'event-notice host': atEnd(),
  'event-notice co-host': atEnd(),
  'event-notice question': atEnd(),
  'event-notice answer': atEnd(),
  'event-notice removed': atEnd(),
  'event-notice cancelled': atEnd(),
  'event-notice offered': atEnd(),
  'event-notice passed-over': atEnd(),
  'event-notice incomplete': atEnd(),
};

describe('the life of a waiting mail', () => {
  it.each(HAPPENINGS)('should be as written down when it meets: %s', (happening) => {
    const { ends, corrects = [] } = EXPECTED[happening];

    expect(sortsThat('endedBy', happening).map(textOf).sort()).toEqual([...ends].sort());
    expect(sortsThat('correctedBy', happening).map(textOf).sort()).toEqual([...corrects].sort());
  });

  it('should end as written down for every kind', () => {
    const expiries = SORTS.map((sort) => [
      textOf(sort),
      [LATER, BEFORE].map((end) => sort.life.expires({ now: NOW, end })?.toISOString() ?? null),
    ]);

    expect(Object.fromEntries(expiries)).toEqual(EXPIRIES);
  });

  it('should not begin without the end of what it ends with', () => {
    const invitation = SORTS.find(({ kind }) => kind === 'gameday-invitation');

    expect(() => invitation?.life.expires({ now: NOW, end: null })).toThrow('must be told when that ends');
  });
});

function textOf({ kind, news }: MailSort): string {
  return news === null ? kind : `${kind} ${news}`;
}

function atEnd(): [string, string] {
  return [LATER.toISOString(), BEFORE.toISOString()];
}
