import type { Site } from '../definition/site.ts';
import { dateText } from '../wording/wording.ts';
import { type GamedayFacts, gamedayView } from './gameday-facts.ts';

/** A gameday as its mails tell it to somebody who is invited. */
export interface InvitationFacts extends GamedayFacts {
  invitationToken: string;
  /** The day by which this guest should answer who is asked late; the later of both counts. */
  ownAnswerBy?: string | null;
  /** How often this guest's entry has gone out of the calendar or come back: adds to `sequence`. */
  calendarChanges?: number;
}

/** What the mails see that ask a guest to answer. */
export function invitationView(facts: InvitationFacts, site: Site) {
  const link = `${site.publicUrl}/gameday-reply/${facts.invitationToken}`;
  return {
    ...gamedayView(facts),
    answerBy: answerByText(facts),
    acceptLink: `${link}?answer=accepted`,
    declineLink: `${link}?answer=rejected`,
  };
}

function answerByText({ answerBy, ownAnswerBy }: InvitationFacts): string | null {
  if (!answerBy) return null;
  return dateText(ownAnswerBy && ownAnswerBy > answerBy ? ownAnswerBy : answerBy);
}

/** The facts of previews and golden tests. */
export const EXAMPLE_INVITATION: InvitationFacts = {
  gamedayId: '01980000-0000-7000-8000-000000000002',
  invitationToken: 'exampleexampleexampleexample1234',
  date: '2025-10-10',
  startTime: '12:00:00',
  endTime: '22:00:00',
  location: 'Riverside Hall, rooms A to D',
  description: 'Open tables from noon, scheduled games from 1:00 PM. Bring a game you can teach.',
  sequence: 0,
};
