import { defineMail } from '../../definition/define-mail.ts';
import { EVENT } from '../../definition/life.ts';
import {
  type EventFacts,
  eventLink,
  eventMomentText,
  eventRows,
  gameText,
  TELLS_OF_OWNER,
} from '../../facts/event-facts.ts';
import { CONVENTION_WORDS } from '../../message/word-variables.ts';
import { guestName, plainText } from '../../wording/wording.ts';

export interface EventMessageProps extends EventFacts {
  /** Plain text, as its writer wrote it. */
  message: string;
  /** The name of the host who wrote it; null for the organisers. */
  writer: string | null;
  /** Id of the account that wrote it; never shown. */
  authorId?: string;
}

/** What a host writes to those who play. Whoever takes part can turn it off in the settings, with the notices. */
export const eventMessage = defineMail<EventMessageProps>({
  order: 41,
  title: 'Message to players',
  purpose: 'Brings those who play in an event, and those who wait for a spot, what its host wrote to them.',
  list: null,
  life: { ...EVENT, endedBy: [...EVENT.endedBy, 'message-taken-back'] },
  words: CONVENTION_WORDS,
  tellsOf: [...TELLS_OF_OWNER, { by: { authorId: 'account' }, instead: null }],
  view: (props, site) => ({
    moment: eventMomentText(props, site.timeZone),
    game: gameText(props.gameName),
    from: fromText(props.writer),
    message: plainText(props.message),
    rows: eventRows(props, site.timeZone),
    link: eventLink(props, site),
    settingsLink: `${site.publicUrl}/login`,
    linkIsPersonal: false,
  }),
  example: {
    eventId: '01980000-0000-7000-8000-000000000004',
    gameName: 'Ark Nova',
    organizer: 'Dana Whitfield',
    day: '2025-10-10',
    startsAt: '2025-10-10T19:15:00.000Z',
    duration: 180,
    venue: { name: 'Riverside Hall', address: '14 Canal Street' },
    sequence: 3,
    tableId: 'a3',
    table: { label: 'A3', room: 'Room A' },
    writer: 'Dana Whitfield',
    message:
      'I bring the expansion, too. Please have a look at the rules before we begin, so that we are done by dinner.\n\nSee you there!',
  },
  forms: {
    'of the organisers': { props: { writer: null, message: 'The room is closed until three o’clock.' } },
    'of a game without a time': { props: { startsAt: null, tableId: null, table: null } },
  },
});

function fromText(writer: string | null): string {
  if (writer === null) return 'The organisers of the convention write:';
  return `${guestName(writer) ?? 'The host'} hosts this game and writes:`;
}
