import { defineEntity } from '@mikro-orm/core';
import { EDITION_KEY, p, table } from '@tablefall/platform/database/columns';

/** How many badges of an edition are taken; see `badges.ts`, which alone moves the number. */
export const EditionBadgesSchema = table(
  defineEntity({
    name: 'EditionBadges',
    tableName: 'edition',
    properties: {
      /** Key of the edition. */
      key: p.text(EDITION_KEY).primary(),
      badgesTaken: p.integer(),
    },
  }),
  { kept: 'one row a year' },
);
