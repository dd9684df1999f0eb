import { defineEntity } from '@mikro-orm/core';
import { EMPTIED, nobodys, p, table } from '@tablefall/platform/database/columns';

/** A browser that has opened a door link, as long as the link holds. */
export const DoorBrowserSchema = table(
  defineEntity({
    name: 'DoorBrowser',
    properties: {
      /** Signed into its cookie. */
      id: p.uuid().primary(),
      doorLinkId: p.uuid(),
      /** In words, such as `Firefox on Android`. */
      browser: p.text(nobodys('A kind of browser, such as Firefox on Android, and of nobody by name.')),
      openedAt: p.type('timestamptz'),
      /** Who uses it has left the door, and may open the link again. */
      leftAt: p.type('timestamptz').strictNullable(),
      /** The administrator has ended it: it stays out of this link. */
      endedAt: p.type('timestamptz').strictNullable(),
    },
  }),
  {
    emptied: EMPTIED.link,
    ofEdition: { stays: 'kinds of browsers and times, of nobody by name; they go when the link is revoked' },
  },
);
