import { defineMail } from '../../definition/define-mail.ts';
import { atEnd, type Life } from '../../definition/life.ts';
import { fact } from '../../facts/edition-facts.ts';
import { eventMomentText, eventTimeText } from '../../facts/event-facts.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';
import { dateText, plainText } from '../../wording/wording.ts';

/** When and where a shift is. */
interface ShiftPlan {
  /** `YYYY-MM-DD`: the day on which it begins. */
  day: string;
  /** ISO 8601. */
  startsAt: string;
  /** Minutes. */
  duration: number;
  place: string;
}

/** A shift as mails tell it. */
export interface ShiftNoticeProps extends ShiftPlan {
  news: 'reminder' | 'changed' | 'cancelled' | 'replaced';
  title: string;
  /** Its helpers have the door for its hours. */
  opensDoor?: boolean;
  venue: { name: string; address: string };
  /** Of a changed shift: when and where it was. */
  before: ShiftPlan | null;
}

const NEWS: Record<ShiftNoticeProps['news'], { subject: string; eyebrow: string; text: string }> = {
  reminder: {
    subject: 'Your shift',
    eyebrow: 'Thank you for helping',
    text: 'Please be there a few minutes before it begins. If you cannot come, look for somebody in your place, or give the shift back now, so that somebody else can take it.',
  },
  changed: {
    subject: 'Your shift has changed',
    eyebrow: 'Your shift has changed',
    text: 'The organisers have changed when or where this shift is. It is still yours. If it does not suit you any more, please give it back.',
  },
  cancelled: {
    subject: 'Your shift is cancelled',
    eyebrow: 'Cancelled',
    text: 'The organisers do not need this shift any more. You need not come for it; perhaps you would like another one.',
  },
  replaced: {
    subject: 'Somebody takes your shift',
    eyebrow: 'Somebody takes it in your place',
    text: 'You were looking for somebody in your place, and somebody has taken this shift. You need not come for it any more.',
  },
};

const AT_THE_DOOR =
  'You check people in: while your shift lasts, and no longer, the door opens to you. Log in on your phone and open it at Shifts.';

const PATH = '/shifts';

/** It tells of a shift as it was then, and is pointless once that is over. */
const HELD: Life = { expires: atEnd, endedBy: ['shift-left', 'shift-changed', 'shift-cancelled'] };
const GONE: Life = { expires: atEnd, endedBy: [] };

/** Notices about shifts to those who have taken them, one kind for all of them. */
export const shiftNotice = defineMail<ShiftNoticeProps>({
  order: 45,
  title: 'Notice about a shift',
  purpose: 'Reminds helpers of their shift on the day before, and tells them what has become of it.',
  list: null,
  life: { reminder: HELD, changed: HELD, cancelled: GONE, replaced: GONE },
  words: CONVENTION_WORDS,
  opens: [{ link: PATH, reads: '/api/shifts', presses: 'Take shifts, give them back.' }],
  causedByOthers: ({ news }) => news === 'replaced',
  push: {
    topic: { changed: 'change', cancelled: 'change' },
    text: ({ title, place }) => `${plainText(title)}, ${plainText(place)}`,
    path: () => PATH,
  },
  view: ({ news, title, opensDoor, venue, before, ...plan }, site) => {
    const { subject, eyebrow, text } = NEWS[news];
    const when = eventMomentText(plan, site.timeZone);
    return {
      subjectText: `${subject}: ${when}`,
      eyebrow,
      title: plainText(title),
      rows: [
        fact('Day', dateText(plan.day)),
        fact('Time', eventTimeText(plan, site.timeZone)),
        fact('Where', plainText(plan.place)),
        fact('Place', plainText(`${venue.name}, ${venue.address}`)),
      ],
      before: before && beforeText(before, plan, site.timeZone),
      text: opensDoor && news === 'reminder' ? `${text} ${AT_THE_DOOR}` : text,
      link: site.publicUrl + PATH,
      linkIsPersonal: false,
    };
  },
  example: {
    news: 'reminder',
    title: 'Tickets at the door',
    day: '2025-10-10',
    startsAt: '2025-10-10T15:30:00.000Z',
    duration: 150,
    place: 'Foyer',
    venue: { name: 'Riverside Hall', address: '14 Canal Street' },
    before: null,
  },
  forms: {
    changed: {
      props: {
        news: 'changed',
        before: { day: '2025-10-11', startsAt: '2025-10-11T12:30:00.000Z', duration: 120, place: 'Foyer' },
      },
    },
    'at another place': {
      props: {
        news: 'changed',
        before: { day: '2025-10-10', startsAt: '2025-10-10T15:30:00.000Z', duration: 150, place: 'Room B' },
      },
    },
    'at the door': { props: { opensDoor: true } },
    cancelled: { props: { news: 'cancelled' } },
    replaced: { props: { news: 'replaced' } },
  },
});

/** What of it differs from what is now. */
function beforeText(before: ShiftPlan, plan: ShiftPlan, zone: string): string {
  const isSameTime = before.startsAt === plan.startsAt && before.duration === plan.duration;
  return [
    ...(isSameTime ? [] : [`${dateText(before.day)}, ${eventTimeText(before, zone)}`]),
    ...(before.place === plan.place ? [] : [plainText(before.place)]),
  ].join(', ');
}
