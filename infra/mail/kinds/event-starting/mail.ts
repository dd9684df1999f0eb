import { defineMail } from '../../definition/define-mail.ts';
import { atEnd } from '../../definition/life.ts';
import { type EventFacts, eventMomentText, eventPath, gameText, tableText } from '../../facts/event-facts.ts';
import { clockText } from '../../wording/wording.ts';

export type EventStartingProps = Omit<EventFacts, 'organizer' | 'organizerId' | 'venue'>;

/** Its rows are copies for devices alone: nobody reads a mail of it in time. */
export const eventStarting = defineMail<EventStartingProps>({
  order: 43,
  title: 'A game begins',
  purpose:
    'Is never mailed: devices that asked for it are told of it a quarter of an hour before a game of theirs begins.',
  list: null,
  // It ends when the game begins.
  life: {
    expires: atEnd,
    endedBy: [
      'left',
      'event-on-another-day',
      'event-at-another-time',
      'event-at-another-table',
      'event-deleted',
    ],
  },
  words: { none: 'It is only shown by devices, in a few words.' },
  push: { topic: 'starting', text: whereText, path: eventPath },
  view: (props, site) => ({
    subjectText: `Your game begins: ${props.startsAt ? clockText(props.startsAt, site.timeZone) : eventMomentText(props, site.timeZone)}`,
    eyebrow: 'Your game begins',
    game: gameText(props.gameName),
    text: whereText(props),
    link: site.publicUrl + eventPath(props),
    linkIsPersonal: false,
  }),
  example: {
    eventId: '01980000-0000-7000-8000-000000000004',
    gameName: 'Ark Nova',
    day: '2025-10-10',
    startsAt: '2025-10-10T19:15:00.000Z',
    duration: 180,
    sequence: 3,
    tableId: 'a3',
    table: { label: 'A3', room: 'Room A' },
  },
  forms: { 'without a table': { props: { tableId: null, table: null } } },
});

function whereText({ gameName, table }: EventStartingProps): string {
  return table
    ? `${gameText(gameName)}: ${tableText(table)}`
    : `${gameText(gameName)}, which has no table yet`;
}
