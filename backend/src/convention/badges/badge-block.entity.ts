import { defineEntity } from '@mikro-orm/core';
import { EDITION_KEY, EMPTIED, p, table } from '@tablefall/platform/database/columns';

/** Badges that a phone at the door keeps for people who come while there is no network. They count as taken. */
export const BadgeBlockSchema = table(
  defineEntity({
    name: 'BadgeBlock',
    properties: {
      /** Its browser by the door link, or its session. */
      phone: p.uuid().primary(),
      /** Key of the edition. */
      edition: p.text(EDITION_KEY),
      badges: p.smallint(),
      /** Until when the phone keeps them unless it asks again, as it does while its door is open. */
      endsAt: p.type('timestamptz'),
    },
  }),
  {
    emptied: EMPTIED.link,
    ofEdition: {
      stays:
        'numbers of badges, of nobody; they go when the phone has the door no more, or the edition is over',
    },
  },
);
