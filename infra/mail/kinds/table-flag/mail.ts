import { defineMail } from '../../definition/define-mail.ts';
import { atEnd } from '../../definition/life.ts';
import { gameText, type TableName, tableText } from '../../facts/event-facts.ts';

export interface TableFlagProps {
  /** Id of the table in the floor plan. */
  tableId: string;
  table: TableName;
  /** Green asks for players, yellow for a teacher. */
  colour: 'green' | 'yellow';
  /** How many a green flag asks for; null for a yellow one. */
  players: number | null;
  /** A name of the schedule or the catalogue; null for any game. */
  gameName: string | null;
}

/** Its rows are copies for devices alone: nobody reads a mail of it in time. It does not say who raised the flag. */
export const tableFlag = defineMail<TableFlagProps>({
  order: 44,
  title: 'A flag on a table',
  purpose:
    'Is never mailed: devices that asked for it are told when somebody in the hall wants players or a teacher.',
  list: null,
  // It ends when the flag comes down.
  life: { expires: atEnd, endedBy: ['flag-lowered'] },
  words: { none: 'It is only shown by devices, in a few words.' },
  opens: [{ link: '/map?table=:token', reads: '/api/tables/flags', presses: 'Raise a flag, or lower it.' }],
  push: { topic: 'flag', text: whereText, path: flagPath },
  view: (props, site) => ({
    subjectText: props.gameName ? `${wantedText(props)}: ${gameText(props.gameName)}` : wantedText(props),
    eyebrow: 'A flag on a table',
    heading: wantedText(props),
    text: whereText(props),
    link: site.publicUrl + flagPath(props),
    linkIsPersonal: false,
  }),
  example: {
    tableId: 'c3',
    table: { label: 'C3', room: 'Room C' },
    colour: 'green',
    players: 2,
    gameName: 'Azul',
  },
  exampleName: null,
  forms: {
    'one player, any game': { props: { players: 1, gameName: null } },
    teacher: { props: { colour: 'yellow', players: null } },
  },
});

function wantedText({ colour, players }: TableFlagProps): string {
  if (colour === 'yellow') return 'Teacher wanted';
  return players === 1 ? '1 player wanted' : `${players} players wanted`;
}

function whereText({ table, colour, gameName }: TableFlagProps): string {
  const place = tableText(table);
  return colour === 'green' && !gameName ? `${place}, for any game` : place;
}

function flagPath({ tableId }: TableFlagProps): string {
  return `/map?table=${encodeURIComponent(tableId)}`;
}
