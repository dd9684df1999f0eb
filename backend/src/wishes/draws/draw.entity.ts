import { defineEntity } from '@mikro-orm/core';
import { EDITION_KEY, nobodys, p } from '@tablefall/platform/database/columns';
import { UserName } from '../../users/user.entity.ts';

/** The draw of an edition, which has one at most. */
export const DrawSchema = defineEntity({
  name: 'Draw',
  properties: {
    edition: p.text(EDITION_KEY).primary(),
    runsAt: p.type('timestamptz'),
    /** Secret until it has run. */
    seed: p.text(nobodys('A number of chance.')),
    seedHash: p.text(nobodys('A hash.')),
    ranAt: p.type('timestamptz').nullable(),
    /** What anybody can run again; null until it has run. */
    published: p.text(nobodys('Numbers that name nobody.')).strictNullable(),
  },
});

/** Which party a name was in, by the number that is published. */
export const DrawnNameSchema = defineEntity({
  name: 'DrawnName',
  properties: {
    edition: p.text(EDITION_KEY).primary(),
    party: p.integer().primary(),
    name: () => p.manyToOne(UserName).primary(),
  },
});
