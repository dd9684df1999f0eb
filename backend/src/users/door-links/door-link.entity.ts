import { defineEntity } from '@mikro-orm/core';
import { EDITION_KEY, EMPTIED, p, table } from '@tablefall/platform/database/columns';

/** A link that lets whoever opens it check in and mark paid, until the edition ends or somebody revokes it. */
export const DoorLinkSchema = table(
  defineEntity({
    name: 'DoorLink',
    properties: {
      id: p.uuid().primary(),
      edition: p.text(EDITION_KEY),
      madeAt: p.type('timestamptz'),
      /** Id of the account; null once that is gone. */
      madeBy: p.uuid().strictNullable(),
      revokedAt: p.type('timestamptz').strictNullable(),
      /** Browsers that have opened it. */
      opened: p.integer().default(0),
      /** Until when it shows who is expected before it would by itself. */
      earlyUntil: p.type('timestamptz').strictNullable(),
      lastOpenedAt: p.type('timestamptz').strictNullable(),
    },
  }),
  {
    emptied: EMPTIED.link,
    ofEdition: {
      stays: 'when links of the door were made and how often they were opened; the account goes by itself',
    },
    kept: 'few a year',
  },
);
