import { defineEntity } from '@mikro-orm/core';
import { p, theirs } from '@tablefall/platform/database/columns';
import { Gameday } from './gameday.entity.ts';

/** How a list is invited to a gameday in waves. Whoever invites from it holds its row (`lockWave`). */
export const GamedayWaveSchema = defineEntity({
  name: 'GamedayWave',
  properties: {
    gameday: () => p.manyToOne(Gameday).primary(),
    /** So many guests are kept invited and unanswered. */
    target: p.integer(),
    pausedAt: p.type('timestamptz').strictNullable(),
    /** When the brake paused it, since too many of its addresses do not exist. Staff let it go on, and then it is not paused for this again. */
    brakedAt: p.type('timestamptz').strictNullable(),
    /** The words of one's own that staff confirmed with the list. */
    wordsId: p.uuid().strictNullable(),
  },
});

/** A guest who waits to be invited, in the order of `place`. */
export const GamedayWaveGuestSchema = defineEntity({
  name: 'GamedayWaveGuest',
  properties: {
    id: p.uuid().primary().defaultRaw('uuidv7()'),
    gameday: () => p.manyToOne(Gameday),
    guestName: p.text(theirs('name')),
    guestEmail: p.text(theirs('address')),
    place: p.integer(),
    /** Staff gave the guest a place before others. */
    movedUp: p.boolean().default(false),
  },
});
