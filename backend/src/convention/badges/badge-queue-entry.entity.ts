import { defineEntity } from '@mikro-orm/core';
import { EDITION_KEY, p, theirs } from '@tablefall/platform/database/columns';

/** An address that waits for badges of a full house. Who comes is said when it registers. */
export const BadgeQueueEntrySchema = defineEntity({
  name: 'BadgeQueueEntry',
  properties: {
    id: p.uuid().primary(),
    /** Key of the edition. */
    edition: p.text(EDITION_KEY),
    /** Lower case. */
    email: p.text(theirs('address')),
    name: p.text(theirs('name')),
    /** That it waits for, or of an offer: those that are still kept. */
    badges: p.smallint(),
    /** Smaller ones come first; there are gaps. */
    place: p.integer(),
    joinedAt: p.type('timestamptz'),
    /** When it was told its place by mail because somebody typed it on the page. */
    mailedAt: p.type('timestamptz'),
    /** Until when badges are kept for it; null while it waits. */
    offeredUntil: p.type('timestamptz').strictNullable(),
    /** An offer was not taken, so it went to the end once. */
    missed: p.boolean(),
    /** When it was told that somebody behind was asked, because fewer badges were free than it waits for. */
    passedOverAt: p.type('timestamptz').strictNullable(),
  },
});
