import { defineMail } from '../../definition/define-mail.ts';
import { atEnd, GONE_GUEST, type Life } from '../../definition/life.ts';
import { gamedayView } from '../../facts/gameday-facts.ts';
import { EXAMPLE_INVITATION, type InvitationFacts } from '../../facts/invitation-facts.ts';
import type { WaitingFacts } from '../../facts/waiting-facts.ts';
import { GAMEDAY_WORDS } from '../../message/word-variables.ts';
import { momentText } from '../../wording/wording.ts';

/** What a guest is told who waits for seats of a full gameday. */
export interface RsvpOfferProps extends InvitationFacts, WaitingFacts {
  /** Seats that are waited for: the guest and who comes along. */
  party: number;
}

interface NewsText {
  /** Comes before the day. */
  subject: string;
  eyebrow: string;
  label: string;
  note: string;
}

const SEE_PLACE = 'See my place, or leave the line';
const CHANGES_NOTHING = 'The button opens your reply page; nothing changes until you say so there.';

const NEWS: Record<WaitingFacts['news'], NewsText> = {
  waiting: {
    subject: 'You are in line',
    eyebrow: 'You are in line',
    label: SEE_PLACE,
    note: CHANGES_NOTHING,
  },
  offered: {
    subject: 'Seats are kept for you',
    eyebrow: 'Seats are kept for you',
    label: 'Answer now',
    note: 'The button opens your reply page; no seat is yours before you submit your answer there.',
  },
  'passed-over': {
    subject: 'Seats were free',
    eyebrow: 'You were passed over',
    label: SEE_PLACE,
    note: CHANGES_NOTHING,
  },
  missed: {
    subject: 'The seats went to the next in line',
    eyebrow: 'You are still in line',
    label: SEE_PLACE,
    note: CHANGES_NOTHING,
  },
  removed: {
    subject: 'You are no longer in line',
    eyebrow: 'You are no longer in line',
    label: 'Open my reply page',
    note: CHANGES_NOTHING,
  },
};

/** Each is outdated by the next, and by the end of the wait. */
const WAIT: Life = {
  expires: atEnd,
  endedBy: ['seats-offered', 'queue-left', ...GONE_GUEST],
  correctedBy: ['gameday-changed'],
};

/** Mails about waiting for seats of a gameday, one kind for all of them. */
export const rsvpOffer = defineMail<RsvpOfferProps>({
  order: 14,
  title: 'Seats of a full gameday',
  purpose:
    'Tells guests who wait for seats their place, that seats are kept for them, or what became of that.',
  list: null,
  life: {
    waiting: { ...WAIT, endedBy: [...WAIT.endedBy, 'link-asked-for'] },
    offered: { ...WAIT, endedBy: ['seats-taken-back', 'queue-left', 'link-asked-for', ...GONE_GUEST] },
    'passed-over': WAIT,
    missed: WAIT,
    // The wait has ended when it is written; somebody who waits again is told so.
    removed: { ...WAIT, endedBy: ['queue-joined', ...GONE_GUEST] },
  },
  words: GAMEDAY_WORDS,
  push: {
    topic: { offered: 'seat' },
    text: (props, site) => textOf(props, site.timeZone),
    path: replyPath,
  },
  view: (props, site) => {
    const { subject, eyebrow, label, note } = NEWS[props.news];
    const gameday = gamedayView(props);
    return {
      ...gameday,
      subjectText: `${subject}: ${gameday.date}`,
      eyebrow,
      text: textOf(props, site.timeZone),
      label,
      note,
      link: site.publicUrl + replyPath(props),
    };
  },
  example: { ...EXAMPLE_INVITATION, news: 'waiting', party: 2, place: 3, keptUntil: null },
  forms: {
    offered: { props: { news: 'offered', place: null, keptUntil: '2025-10-02T18:30:00Z' } },
    'offered one seat': {
      props: { news: 'offered', party: 1, place: null, keptUntil: '2025-10-02T18:30:00Z' },
    },
    'passed over': { props: { news: 'passed-over', place: 1 } },
    missed: { props: { news: 'missed', place: 4 } },
    removed: { props: { news: 'removed', place: null } },
  },
});

/** Where the guest answers. */
function replyPath({ invitationToken }: RsvpOfferProps): string {
  return `/gameday-reply/${invitationToken}`;
}

function textOf({ news, party, place, keptUntil }: RsvpOfferProps, zone: string): string {
  const seats = party === 1 ? '1 seat' : `${party} seats`;
  switch (news) {
    case 'waiting':
      return `You wait for ${seats}. Your place in line: ${place}. We write to you the moment it is your turn. You then have a day to answer, or two hours if the gameday is near.`;
    case 'offered': {
      const until = keptUntil ? momentText(new Date(keptUntil), zone) : '';
      return `${seats} ${party === 1 ? 'is' : 'are'} kept for you until ${until}. Please answer by then: after that the next in line is asked. If fewer of you come, say so with your answer; if you cannot make it, decline.`;
    }
    case 'passed-over':
      return `Seats were freed, but fewer than the ${party} that you wait for, so they were offered to somebody behind you. You keep your place. If fewer of you would come, say so on your reply page.`;
    case 'missed':
      return `The seats that were kept for you went to the next in line, because the time to answer is over. You are still in line, at the end. Your place: ${place}. If you do not answer the next time either, you leave the line.`;
    case 'removed':
      return 'The time to answer is over for the second time, so you are no longer in line. If you still want to come, open your reply page and wait again.';
  }
}
