import { type GamedayFacts, gamedayView } from '../../facts/gameday-facts.ts';
import type { Template } from '../../template.ts';
import { dateText } from '../../wording.ts';

export interface GamedayInvitationProps extends GamedayFacts {
  invitationToken: string;
  /** The day by which this guest should answer who is asked late; the later of both counts. */
  ownAnswerBy?: string | null;
  /** How often this guest's entry has gone out of the calendar or come back: adds to `sequence`. */
  calendarChanges?: number;
}

function answerByText({ answerBy, ownAnswerBy }: GamedayInvitationProps): string | null {
  if (!answerBy) return null;
  return dateText(ownAnswerBy && ownAnswerBy > answerBy ? ownAnswerBy : answerBy);
}

export const gamedayInvitation: Template<GamedayInvitationProps> = {
  title: 'Invitation',
  purpose: 'Asks a guest to a gameday.',
  list: 'invitations',
  view: (props, site) => {
    const link = `${site.publicUrl}/gameday-reply/${props.invitationToken}`;
    return {
      ...gamedayView(props),
      answerBy: answerByText(props),
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
    'with-a-date-to-answer-by': { props: { answerBy: '2025-09-24' } },
    'asked-late': { props: { answerBy: '2025-09-24', ownAnswerBy: '2025-09-29' } },
    bare: { props: { startTime: null, endTime: null, description: null }, recipientName: null },
  },
};
