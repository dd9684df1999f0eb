import { defineEntity, p } from '@mikro-orm/core';

/** A board game by its id in the public board-game database. */
export const BoardGameSchema = defineEntity({
  name: 'BoardGame',
  properties: {
    id: p.integer().primary().autoincrement(false),
    name: p.text(),
    yearPublished: p.integer().strictNullable(),
    /** 1 is the best known; null where nobody knows. */
    rank: p.integer().strictNullable(),
  },
});
