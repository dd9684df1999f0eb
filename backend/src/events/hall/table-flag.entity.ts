import { defineEntity } from '@mikro-orm/core';
import { EDITION_KEY, nobodys, p, table, theirs, WORD } from '@tablefall/platform/database/columns';
import { User } from '../../users/user.entity.ts';

export const FLAG_COLOURS = ['green', 'yellow'] as const;
/** Green asks for players, yellow for a teacher. */
export type FlagColour = (typeof FLAG_COLOURS)[number];

/** A flag on a table of the hall, at most one a table. */
export const TableFlagSchema = table(
  defineEntity({
    name: 'TableFlag',
    properties: {
      edition: p.text(EDITION_KEY).primary(),
      /** Id of the table in the floor plan. */
      tableId: p.text(nobodys('Of the floor plan.')).primary(),
      colour: p.text(WORD).$type<FlagColour>(),
      /** How many a green flag asks for; null for a yellow one. */
      players: p.smallint().strictNullable(),
      gameName: p.text(theirs()).strictNullable(),
      raisedBy: () => p.manyToOne(User).mapToPk().fieldName('raised_by'),
      raisedAt: p.type('timestamptz'),
      /** From then on it is down. */
      endsAt: p.type('timestamptz'),
    },
  }),
  { emptied: 'a flag is up for half an hour' },
);
