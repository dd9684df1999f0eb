import type { Template } from '../../template.ts';
import { dateText, plainText, timeRangeText } from '../../wording.ts';

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
      ...gamedayView(props),
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

/** What the `gameday` partial of both gameday mails sees. */
export function gamedayView(facts: GamedayFacts) {
  return {
    date: dateText(facts.date),
    time: timeRangeText(facts.startTime, facts.endTime),
    location: plainText(facts.location),
    description: plainText(facts.description ?? ''),
    seats: null,
  };
}
