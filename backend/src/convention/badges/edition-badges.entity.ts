import { defineEntity, p } from '@mikro-orm/core';

/** How many badges of an edition are taken; see `badges.ts`, which alone moves the number. */
export const EditionBadgesSchema = defineEntity({
  name: 'EditionBadges',
  tableName: 'edition',
  properties: {
    /** Key of the edition. */
    key: p.text().primary(),
    badgesTaken: p.integer(),
  },
});
