import { defineEntity, p } from '@mikro-orm/core';

/** A link that lets whoever opens it check in and mark paid, until the edition ends or somebody revokes it. */
export const DoorLinkSchema = defineEntity({
  name: 'DoorLink',
  properties: {
    id: p.uuid().primary(),
    edition: p.text(),
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
});
