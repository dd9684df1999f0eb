import { guestCalendar } from '../../calendar/gameday-calendar.ts';
import { gamedayView } from '../../gameday-facts.ts';
import type { Template } from '../../template.ts';
import { momentText } from '../../wording.ts';
import { type GamedayInvitationProps, gamedayInvitation } from '../gameday-invitation/template.ts';

export interface GamedayRsvpProps extends GamedayInvitationProps {
  /**
   * accepted and rejected confirm an answer. reminder carries the personal link for somebody who answered before and
   * asked again on the public page. released says that seats went back, because nobody opened the link of an answer
   * that was given there.
   */
  answer: 'accepted' | 'rejected' | 'reminder' | 'released';
  additionalGuests: number;
  /** ISO 8601; until when the seats of such an answer are safe unless its link is opened. */
  heldUntil?: string | null;
}

const EYEBROWS = {
  accepted: 'You are coming',
  rejected: 'Thank you for telling us',
  reminder: 'Your reply link',
  released: 'Your seats went back',
};

export const gamedayRsvp: Template<GamedayRsvpProps> = {
  title: 'Answer saved',
  purpose: 'Confirms an answer to an invitation, or brings the link to change it.',
  list: null,
  view: (props, site) => ({
    ...gamedayView(props),
    eyebrow: EYEBROWS[props.answer],
    accepted: props.answer === 'accepted',
    rejected: props.answer === 'rejected',
    reminder: props.answer === 'reminder',
    released: props.answer === 'released',
    heldUntil: props.heldUntil ? momentText(new Date(props.heldUntil), site.timeZone) : null,
    seats: props.answer === 'accepted' ? seatsText(props.additionalGuests) : null,
    changeLink: `${site.publicUrl}/gameday-reply/${props.invitationToken}`,
  }),
  calendar: (props, site, writtenAt) =>
    props.answer === 'accepted' ? guestCalendar(props, site, writtenAt) : null,
  example: { ...gamedayInvitation.example, answer: 'accepted', additionalGuests: 2 },
  forms: {
    rejected: { props: { answer: 'rejected' } },
    reminder: { props: { answer: 'reminder' } },
    held: { props: { heldUntil: '2025-10-04T16:00:00Z' } },
    released: { props: { answer: 'released' } },
  },
};

function seatsText(additionalGuests: number): string {
  if (additionalGuests === 0) return '1, for you';
  return `${1 + additionalGuests}, for you and ${additionalGuests} ${additionalGuests === 1 ? 'guest' : 'guests'}`;
}
