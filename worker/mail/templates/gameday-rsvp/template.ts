import { gamedayCalendar } from '../../calendar.ts';
import type { Template } from '../../template.ts';
import { dateText, timeRangeText } from '../../wording.ts';
import type { GamedayInvitationProps } from '../gameday-invitation/template.ts';

export interface GamedayRsvpProps extends GamedayInvitationProps {
  /**
   * accepted and rejected confirm an answer; reminder carries the personal link of somebody who already
   * answered and asked again through the public page.
   */
  answer: 'accepted' | 'rejected' | 'reminder';
  additionalGuests: number;
  /** Raised with every change of the gameday, for calendars (RFC 5545 SEQUENCE). */
  sequence: number;
}

export const gamedayRsvp: Template<'gameday-rsvp'> = {
  kind: 'gameday-rsvp',
  unsubscribable: false,
  view: (props, site) => ({
    accepted: props.answer === 'accepted',
    rejected: props.answer === 'rejected',
    reminder: props.answer === 'reminder',
    seats: 1 + props.additionalGuests,
    additionalGuests: props.additionalGuests,
    date: dateText(props.date),
    time: timeRangeText(props.startTime, props.endTime),
    location: props.location,
    description: props.description,
    changeLink: `${site.publicUrl}/gameday-reply/${props.invitationToken}`,
  }),
  calendar: (props, site) => (props.answer === 'accepted' ? gamedayCalendar(props, site) : null),
  example: {
    gamedayId: '01980000-0000-7000-8000-000000000002',
    invitationToken: 'exampleexampleexampleexample1234',
    date: '2025-10-10',
    startTime: '12:00:00',
    endTime: '22:00:00',
    location: 'Riverside Hall, rooms A to D',
    description: 'Open tables from noon, scheduled games from 1:00 PM. Bring a game you can teach.',
    answer: 'accepted',
    additionalGuests: 2,
    sequence: 0,
  },
};
