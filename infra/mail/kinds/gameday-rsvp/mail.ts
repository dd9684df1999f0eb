import { cancellationCalendar, guestCalendar } from '../../calendar/gameday-calendar.ts';
import { defineMail } from '../../definition/define-mail.ts';
import { GONE_GUEST, never } from '../../definition/life.ts';
import { gamedayView } from '../../facts/gameday-facts.ts';
import { EXAMPLE_INVITATION, type InvitationFacts } from '../../facts/invitation-facts.ts';
import { GAMEDAY_WORDS } from '../../message/word-variables.ts';
import { dateText, momentText } from '../../wording/wording.ts';

export interface GamedayRsvpProps extends InvitationFacts {
  /**
   * accepted and rejected confirm an answer. reminder carries the personal link for somebody who answered before and
   * asked again on the public page. released says that seats went back, because nobody confirmed an answer that was
   * given there. withdrawn and removed tell a guest who was coming, and has the date in the calendar, that organisers set
   * another answer or deleted the invitation. unconfirmed says that what was typed there counts once it is sent by the link.
   */
  answer: 'accepted' | 'rejected' | 'reminder' | 'released' | 'withdrawn' | 'removed' | 'unconfirmed';
  additionalGuests: number;
  /** The answer that was typed, which the link fills in; none for somebody who would wait for a seat. */
  typed?: 'accepted' | 'rejected';
  /** ISO 8601; until when the seats of such an answer are safe unless its link is opened. */
  heldUntil?: string | null;
}

interface Words {
  subject: (date: string) => string;
  eyebrow: string;
  preheader: string;
  text: string;
}

const ANSWERS: Record<GamedayRsvpProps['answer'], Words> = {
  accepted: {
    subject: (date) => `See you on ${date}`,
    eyebrow: 'You are coming',
    preheader: 'Your answer is saved. Change it whenever you like.',
    text: 'Your answer is saved. Your calendar can take the date from the file with this mail.',
  },
  rejected: {
    subject: (date) => `Your answer for ${date}`,
    eyebrow: 'Thank you for telling us',
    preheader: 'Your answer is saved. Change it whenever you like.',
    text: "You told us that you can't make it. If your plans change, answer again while there are seats.",
  },
  reminder: {
    subject: (date) => `Your reply link for ${date}`,
    eyebrow: 'Your reply link',
    preheader: 'See or change the answer you gave.',
    text: 'Somebody, most likely you, answered with this address again. You have an answer already, so it was left as it is.',
  },
  released: {
    subject: (date) => `Your seats for ${date} went back`,
    eyebrow: 'Your seats went back',
    preheader: 'Answer again while there are seats.',
    text: 'Somebody, most likely you, asked for seats with this address, and nobody kept them by the link that we mailed. Seats are scarce, so they are free for others again. If you want to come, answer again while there are seats.',
  },
  unconfirmed: {
    subject: (date) => `Please confirm for ${date}`,
    eyebrow: 'One more step',
    preheader: 'Nothing counts before you say so by your own link.',
    text: 'Somebody, most likely you, used this address on the page of this gameday. Anybody can type an address there, so nothing counts yet: open your own link, and send your answer or wait in line there.',
  },
  withdrawn: {
    subject: (date) => `Your answer for ${date} was changed`,
    eyebrow: 'Your answer was changed',
    preheader: 'The organisers know of you that you are not coming.',
    text: 'The organisers changed your answer: you are not on the list of those who come any more, and your seats are free for others. If that is wrong, answer again while there are seats.',
  },
  removed: {
    subject: (date) => `You are not on the list for ${date} any more`,
    eyebrow: 'You are not on the list any more',
    preheader: 'The organisers took you off the list of guests.',
    text: 'The organisers took you off the list of guests, and your seats are free for others. If that is wrong, please write to us.',
  },
};

/** The answers after which nobody is coming. */
const GONE: GamedayRsvpProps['answer'][] = ['rejected', 'released', 'withdrawn', 'removed'];

/** Whether the mail takes an entry out of the calendar: there is none of somebody who never was to come. */
function entryLeaves({ answer, calendarChanges = 0 }: GamedayRsvpProps): boolean {
  return GONE.includes(answer) && calendarChanges > 0;
}

export const gamedayRsvp = defineMail<GamedayRsvpProps>({
  order: 12,
  title: 'Answer saved',
  purpose: 'Confirms an answer to an invitation, or brings the link to change it.',
  list: null,
  life: {
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
  words: GAMEDAY_WORDS,
  view: (props, site) => ({
    ...gamedayView(props),
    eyebrow: ANSWERS[props.answer].eyebrow,
    subjectText: ANSWERS[props.answer].subject(dateText(props.date)),
    preheaderText: ANSWERS[props.answer].preheader,
    text: ANSWERS[props.answer].text,
    entryLeaves: entryLeaves(props),
    removed: props.answer === 'removed',
    heldUntil: props.heldUntil ? momentText(new Date(props.heldUntil), site.timeZone) : null,
    seats: props.answer === 'accepted' ? seatsText(props.additionalGuests) : null,
    contactLink: `${site.publicUrl}/contact`,
    // The link of a deleted invitation leads nowhere.
    linkIsPersonal: props.answer !== 'removed',
    changeLink: `${site.publicUrl}/gameday-reply/${props.invitationToken}${filledIn(props)}`,
    linkLabel: props.answer === 'unconfirmed' ? 'Confirm by my own link' : 'See or change my answer',
  }),
  calendar: (props, site, writtenAt) => {
    if (props.answer === 'accepted') return guestCalendar(props, site, writtenAt);
    return entryLeaves(props) ? cancellationCalendar(props, site, writtenAt) : null;
  },
  example: { ...EXAMPLE_INVITATION, answer: 'accepted', additionalGuests: 2 },
  forms: {
    rejected: { props: { answer: 'rejected' } },
    'rejected after all': { props: { answer: 'rejected', calendarChanges: 1 } },
    reminder: { props: { answer: 'reminder' } },
    held: { props: { heldUntil: '2025-10-04T16:00:00Z' } },
    released: { props: { answer: 'released', calendarChanges: 1 } },
    unconfirmed: { props: { answer: 'unconfirmed', typed: 'accepted' } },
    'unconfirmed in line': { props: { answer: 'unconfirmed' } },
    withdrawn: { props: { answer: 'withdrawn', calendarChanges: 1 } },
    removed: { props: { answer: 'removed', calendarChanges: 1 } },
  },
});

/** What the page's form begins with. */
function filledIn({ typed, additionalGuests }: GamedayRsvpProps): string {
  if (!typed) return '';
  return typed === 'accepted' && additionalGuests > 0
    ? `?answer=accepted&guests=${additionalGuests}`
    : `?answer=${typed}`;
}

function seatsText(additionalGuests: number): string {
  if (additionalGuests === 0) return '1, for you';
  return `${1 + additionalGuests}, for you and ${additionalGuests} ${additionalGuests === 1 ? 'guest' : 'guests'}`;
}
