import { defineEntity, p } from '@mikro-orm/core';
import { User } from '../../users/user.entity.ts';

export const FLAG_COLOURS = ['green', 'yellow'] as const;
/** Green asks for players, yellow for a teacher. */
export type FlagColour = (typeof FLAG_COLOURS)[number];

/** A flag on a table of the hall, at most one a table. */
export const TableFlagSchema = defineEntity({
  name: 'TableFlag',
  properties: {
    edition: p.text().primary(),
    /** Id of the table in the floor plan. */
    tableId: p.text().primary(),
    colour: p.text().$type<FlagColour>(),
    /** How many a green flag asks for; null for a yellow one. */
    players: p.smallint().strictNullable(),
    gameName: p.text().strictNullable(),
    raisedBy: () => p.manyToOne(User).mapToPk().fieldName('raised_by'),
    raisedAt: p.type('timestamptz'),
    /** From then on it is down. */
    endsAt: p.type('timestamptz'),
  },
});
