import { type GamedayFacts, gamedayView } from '../../gameday-facts.ts';
import type { Template } from '../../template.ts';

export interface GamedayInvitationProps extends GamedayFacts {
  invitationToken: string;
}

export const gamedayInvitation: Template<GamedayInvitationProps> = {
  title: 'Invitation',
  purpose: 'Asks a guest to a gameday.',
  list: 'invitations',
  view: (props, site) => {
    const link = `${site.publicUrl}/gameday-reply/${props.invitationToken}`;
    return {
      ...gamedayView(props),
      acceptLink: `${link}?answer=accepted`,
      declineLink: `${link}?answer=rejected`,
    };
  },
  ownWords: ({ invitationWords }) => [invitationWords],
  example: {
    gamedayId: '01980000-0000-7000-8000-000000000002',
    invitationToken: 'exampleexampleexampleexample1234',
    date: '2025-10-10',
    startTime: '12:00:00',
    endTime: '22:00:00',
    location: 'Riverside Hall, rooms A to D',
    description: 'Open tables from noon, scheduled games from 1:00 PM. Bring a game you can teach.',
    sequence: 0,
  },
  forms: {
    bare: { props: { startTime: null, endTime: null, description: null }, recipientName: null },
  },
};
