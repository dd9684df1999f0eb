import { defineEntity } from '@mikro-orm/core';
import { p } from '@tablefall/platform/database/columns';
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

/** Whom a wish is for. Of several, all sit together or none does. */
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
