import { defineEntity, p } from '@mikro-orm/core';

/** A browser that has opened a door link, as long as the link holds. */
export const DoorBrowserSchema = defineEntity({
  name: 'DoorBrowser',
  properties: {
    /** Signed into its cookie. */
    id: p.uuid().primary(),
    doorLinkId: p.uuid(),
    /** In words, such as `Firefox on Android`. */
    browser: p.text(),
    openedAt: p.type('timestamptz'),
    /** Who uses it has left the door, and may open the link again. */
    leftAt: p.type('timestamptz').strictNullable(),
    /** The administrator has ended it: it stays out of this link. */
    endedAt: p.type('timestamptz').strictNullable(),
  },
});
