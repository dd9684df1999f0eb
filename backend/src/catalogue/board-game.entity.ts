import { defineEntity } from '@mikro-orm/core';
import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { nobodys, p, table } from '@tablefall/platform/database/columns';

/** A board game of the local catalogue: what is shipped, and what was imported. */
export const BoardGameSchema = table(
  defineEntity({
    name: 'BoardGame',
    properties: {
      /** That of the public board-game database. */
      id: p.integer().primary().autoincrement(false),
      name: p.text(nobodys('The public catalogue of games.')),
      yearPublished: p.integer().strictNullable(),
      /** Its place among all games by how they are liked, from 1; null for those that have none. */
      rank: p.integer().strictNullable(),
      /** Address of its picture at the board-game database. */
      thumbnail: p.text(nobodys('The public catalogue of games.')).strictNullable(),
      minPlayers: p.smallint().strictNullable(),
      maxPlayers: p.smallint().strictNullable(),
      /** How long a game lasts. */
      minutes: p.smallint().strictNullable(),
    },
  }),
  { kept: 'the catalogue' },
);

export type CatalogueTables = InferKyselyDB<typeof BoardGameSchema>;
