import { dateText, timeRangeText } from '../../wording.ts';
import type { Template } from '../../template.ts';

/** A gameday as a mail tells it. Dates are `YYYY-MM-DD`, times `HH:mm:ss` in the convention's zone. */
export interface GamedayFacts {
  gamedayId: string;
  date: string;
  startTime: string | null;
  endTime: string | null;
  location: string;
  description: string | null;
}

export interface GamedayInvitationProps extends GamedayFacts {
  invitationToken: string;
}

export const gamedayInvitation: Template<'gameday-invitation'> = {
  kind: 'gameday-invitation',
  unsubscribable: true,
  view: (props, site) => {
    const link = `${site.publicUrl}/gameday-reply/${props.invitationToken}`;
    return {
      date: dateText(props.date),
      time: timeRangeText(props.startTime, props.endTime),
      location: props.location,
      description: props.description,
      acceptLink: `${link}?answer=accepted`,
      declineLink: `${link}?answer=rejected`,
    };
  },
  example: {
    gamedayId: '01980000-0000-7000-8000-000000000002',
    invitationToken: 'exampleexampleexampleexample1234',
    date: '2025-10-10',
    startTime: '12:00:00',
    endTime: '22:00:00',
    location: 'Riverside Hall, rooms A to D',
    description: 'Open tables from noon, scheduled games from 1:00 PM. Bring a game you can teach.',
  },
};
