import { defineEntity } from '@mikro-orm/core';
import { EDITION_KEY, EMPTIED, p, table } from '@tablefall/platform/database/columns';
import { Event } from '../events/event.entity.ts';
import { User, UserName } from '../users/user.entity.ts';

/** A game that some names of an account would like to play. */
export const WishSchema = defineEntity({
  name: 'Wish',
  properties: {
    id: p.uuid().primary(),
    event: () => p.manyToOne(Event),
    user: () => p.manyToOne(User),
    /** Its place in the order of the account, which need not be without gaps. */
    rank: p.integer(),
    wishedAt: p.type('timestamptz'),
  },
});

/** Whom a wish is for: names of its account, and those that said yes to sit with it. Of several, all sit together or none does. */
export const WishNameSchema = defineEntity({
  name: 'WishName',
  properties: {
    wish: () => p.manyToOne(WishSchema).primary(),
    name: () => p.manyToOne(UserName).primary(),
  },
});

/** What an account chose for the draw. */
export const WishSettingsSchema = defineEntity({
  name: 'WishSettings',
  properties: {
    user: () => p.manyToOne(User).primary(),
    /** Whether its seats may be exchanged for others of its wishes, so that somebody who has nothing gets one; without a row they may. */
    movesAlong: p.boolean(),
  },
});

/** The link by which an account asks friends to sit with it. */
export const WishFriendLinkSchema = table(
  defineEntity({
    name: 'WishFriendLink',
    properties: {
      /** Of chance alone: whoever knows it may answer. */
      id: p.uuid().primary(),
      edition: p.text(EDITION_KEY),
      user: () => p.manyToOne(User),
    },
  }),
  { emptied: EMPTIED.link },
);

/** That a name said yes to sit with an account of somebody else, which may name it in its wishes for this edition. */
export const WishFriendSchema = defineEntity({
  name: 'WishFriend',
  properties: {
    id: p.uuid().primary(),
    edition: p.text(EDITION_KEY),
    user: () => p.manyToOne(User),
    name: () => p.manyToOne(UserName),
    agreedAt: p.type('timestamptz'),
  },
});
