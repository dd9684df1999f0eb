import { guestCalendar } from '../../calendar.ts';
import { gamedayView } from '../../gameday-facts.ts';
import type { Template } from '../../template.ts';
import { type GamedayInvitationProps, gamedayInvitation } from '../gameday-invitation/template.ts';

export interface GamedayRsvpProps extends GamedayInvitationProps {
  /**
   * accepted and rejected confirm an answer; reminder carries the personal link of somebody who already
   * answered and asked again through the public page.
   */
  answer: 'accepted' | 'rejected' | 'reminder';
  additionalGuests: number;
}

const EYEBROWS = {
  accepted: 'You are coming',
  rejected: 'Thank you for telling us',
  reminder: 'Your reply link',
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
    seats: props.answer === 'accepted' ? seatsText(props.additionalGuests) : null,
    changeLink: `${site.publicUrl}/gameday-reply/${props.invitationToken}`,
  }),
  calendar: (props, site, writtenAt) =>
    props.answer === 'accepted' ? guestCalendar(props, site, writtenAt) : null,
  example: { ...gamedayInvitation.example, answer: 'accepted', additionalGuests: 2 },
  forms: {
    rejected: { props: { answer: 'rejected' } },
    reminder: { props: { answer: 'reminder' } },
  },
};

function seatsText(additionalGuests: number): string {
  if (additionalGuests === 0) return '1, for you';
  return `${1 + additionalGuests}, for you and ${additionalGuests} ${additionalGuests === 1 ? 'guest' : 'guests'}`;
}
